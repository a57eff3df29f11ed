import Geography

/// Gathers what a layer's bytes hold.
///
/// Features may stand before the tables that they point into, so they are noted first and judged last.
struct LayerScan {
  private let start: Int
  private var features: [ByteReader] = []
  private(set) var extent = 4096
  private(set) var version = 0
  private(set) var keys: [String] = []
  private(set) var keyIndices: [String: UInt32] = [:]
  private(set) var values: [TableValue] = []
  private(set) var headers: [FeatureHeader] = []
  private(set) var tags: [UInt32] = []
  private(set) var skipped: [TileFault] = []
  /// The index in `keys` for each key of the bytes, which may repeat a name.
  private var keyTable: [UInt32] = []

  init(start: Int) {
    self.start = start
  }

  mutating func read(_ reader: ByteReader) throws(TileError) {
    var message = MessageReader(reader)
    while let field = try message.next() {
      switch field.number {
      case 2: features.append(try message.bytes(field))
      case 3: addKey(try message.bytes(field).text)
      case 4: try addValue(message.bytes(field), at: field.offset)
      case 5: try setExtent(message.number(field), at: field.offset)
      case 15: try setVersion(message.number(field), at: field.offset)
      default: try message.skip(field)
      }
    }
    guard version != 0 else { throw .missingVersion(at: start) }
    headers.reserveCapacity(features.count)
    for feature in features { try addFeature(feature) }
    features = []
  }

  private mutating func setExtent(_ value: UInt64, at offset: Int) throws(TileError) {
    guard value != 0 else { throw .zeroExtent(at: offset) }
    extent = Int(UInt32(truncatingIfNeeded: value))
    guard extent != 0 else { throw .zeroExtent(at: offset) }
  }

  private mutating func setVersion(_ value: UInt64, at offset: Int) throws(TileError) {
    guard value == 1 || value == 2 else { throw .unsupportedVersion(Int(clamping: value), at: offset) }
    version = Int(value)
  }

  private mutating func addKey(_ name: String) {
    if let known = keyIndices[name] {
      keyTable.append(known)
    } else {
      let index = UInt32(keys.count)
      keys.append(name)
      keyIndices[name] = index
      keyTable.append(index)
    }
  }

  private mutating func addValue(_ reader: ByteReader, at offset: Int) throws(TileError) {
    let value = try TableValue(reader)
    if case .null = value { skipped.append(TileFault(.emptyValue, at: offset)) }
    values.append(value)
  }

  private mutating func addFeature(_ reader: ByteReader) throws(TileError) {
    let raw = try RawFeature(reader)
    let first = tags.count
    let isPaired = try addTags(raw.tags)
    let cause = raw.fault ?? (isPaired ? nil : .unpairedTag)
    guard cause == nil, let geometry = raw.geometry, let kind = GeometryKind(rawValue: UInt8(raw.kind))
    else {
      tags.removeLast(tags.count - first)
      skipped.append(TileFault(cause ?? .unknownKind, at: reader.position))
      return
    }
    if kind == .unknown { skipped.append(TileFault(.missingKind, at: reader.position)) }
    headers.append(
      FeatureHeader(
        id: raw.id, kind: kind,
        tags: UInt32(first)..<UInt32(tags.count),
        geometry: UInt32(geometry.position)..<UInt32(geometry.end)))
  }

  /// Adds a feature's tags to all tags, and says whether each key came with a value.
  private mutating func addTags(_ reader: ByteReader?) throws(TileError) -> Bool {
    guard var reader else { return true }
    while !reader.isAtEnd {
      let offset = reader.position
      guard let key = reader.varint() else { throw .malformedNumber(at: offset) }
      guard !reader.isAtEnd else { return false }
      guard let value = reader.varint() else { throw .malformedNumber(at: reader.position) }
      guard key < UInt64(keyTable.count), value < UInt64(values.count) else {
        throw .tagOutOfRange(at: offset)
      }
      tags.append(keyTable[Int(key)])
      tags.append(UInt32(value))
    }
    return true
  }
}
