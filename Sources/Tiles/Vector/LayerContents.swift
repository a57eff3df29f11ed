import Geography

/// What a layer and its features share.
final class LayerContents: Sendable {
  let bytes: [UInt8]
  let name: String
  let extent: Int
  let version: Int
  let keys: [String]
  let keyIndices: [String: UInt32]
  let values: [TableValue]
  let headers: [FeatureHeader]
  /// Pairs of indices into `keys` and `values`, feature after feature.
  let tags: [UInt32]
  let skipped: [TileFault]

  init(_ bytes: [UInt8], _ range: Range<Int>, name: String) throws(TileError) {
    let scan = try bytes.withReader(range) { reader throws(TileError) in
      var scan = LayerScan(start: range.lowerBound)
      if let reader { try scan.read(reader) }
      return scan
    }
    self.bytes = bytes
    self.name = name
    extent = scan.extent
    version = scan.version
    keys = scan.keys
    keyIndices = scan.keyIndices
    values = scan.values
    headers = scan.headers
    tags = scan.tags
    skipped = scan.skipped
  }

  /// The value at an index of the table.
  func value(_ index: UInt32) -> PropertyValue {
    switch values[Int(index)] {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .string(let range): .string(text(range))
    }
  }

  func text(_ range: Range<UInt32>) -> String {
    let range = Int(range.lowerBound)..<Int(range.upperBound)
    return bytes.withReader(range) { $0?.text ?? "" }
  }
}
