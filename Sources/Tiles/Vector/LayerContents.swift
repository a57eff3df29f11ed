import Geography

/// What a layer and its features share.
final class LayerContents: Sendable {
  let bytes: [UInt8]
  let name: String
  let extent: Int
  let version: Int
  let keys: [String]
  let keyIndices: [String: Int]
  /// The same for names that were prepared elsewhere, as styles do.
  let attributes: AttributeIndex
  let values: [PropertyValue]
  let headers: [FeatureHeader]
  /// The index in `keys` for each key of the bytes; empty if no name stands twice.
  private let keyTable: [Int]
  let skipped: [TileFault]

  /// Takes what is known of a layer whose features lie in some bytes; they have their keys and values by index.
  init(
    _ bytes: [UInt8], name: String, extent: Int, version: Int, keys: [String], values: [PropertyValue],
    headers: [FeatureHeader], skipped: [TileFault]
  ) {
    self.bytes = bytes
    self.name = name
    self.extent = extent
    self.version = version
    self.keys = keys
    keyIndices = Dictionary(zip(keys, keys.indices), uniquingKeysWith: { first, _ in first })
    attributes = AttributeIndex(keys)
    self.values = values
    self.headers = headers
    keyTable = []
    self.skipped = skipped
  }

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
    attributes = AttributeIndex(scan.keys)
    values = scan.values
    headers = scan.headers
    keyTable = scan.keyTable
    skipped = scan.skipped
  }

  /// The index in `keys` of a key in the bytes.
  func keyIndex(_ key: Int) -> Int {
    keyTable.isEmpty ? key : keyTable[key]
  }

  /// Lends a reader of a part of the bytes, nothing for an empty layer.
  @inline(__always)
  func withReader<Result, Failure: Error>(
    _ range: Range<UInt32>, _ body: (ByteReader) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    let range = Int(range.lowerBound)..<Int(range.upperBound)
    return try bytes.withReader(range) { reader throws(Failure) in
      guard let reader else { return nil }
      return try body(reader)
    }
  }
}
