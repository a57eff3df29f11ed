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
  private(set) var keyIndices: [String: Int] = [:]
  private(set) var values: [PropertyValue] = []
  private(set) var headers: [FeatureHeader] = []
  /// The index in `keys` for each key of the bytes; empty in the end if no name stands twice.
  private(set) var keyTable: [Int] = []
  private(set) var skipped: [TileFault] = []

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
    if keyTable.count == keys.count { keyTable = [] }
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
      keyIndices[name] = keys.count
      keyTable.append(keys.count)
      keys.append(name)
    }
  }

  private mutating func addValue(_ reader: ByteReader, at offset: Int) throws(TileError) {
    let value = try PropertyValue(reader)
    if case .null = value { skipped.append(TileFault(.emptyValue, at: offset)) }
    values.append(value)
  }

  private mutating func addFeature(_ reader: ByteReader) throws(TileError) {
    let raw = try RawFeature(reader)
    var isPaired = true
    if let tags = raw.tags { isPaired = try checkTags(tags) }
    let cause = raw.fault ?? (isPaired ? nil : .unpairedTag)
    guard cause == nil, let geometry = raw.geometry, let kind = GeometryKind(rawValue: UInt8(raw.kind))
    else {
      skipped.append(TileFault(cause ?? .unknownKind, at: reader.position))
      return
    }
    if kind == .unknown { skipped.append(TileFault(.missingKind, at: reader.position)) }
    headers.append(
      FeatureHeader(
        id: raw.id, kind: kind, tags: raw.tags?.range ?? 0..<0, geometry: geometry.range))
  }

  /// Holds a feature's tags against the tables, and says whether each key came with a value.
  private func checkTags(_ tags: ByteReader) throws(TileError) -> Bool {
    var reader = tags
    let (keyCount, valueCount) = (UInt64(keyTable.count), UInt64(values.count))
    while !reader.isAtEnd {
      let offset = reader.position
      guard let key = reader.varint() else { throw .malformedNumber(at: offset) }
      guard !reader.isAtEnd else { return false }
      guard let value = reader.varint() else { throw .malformedNumber(at: reader.position) }
      guard key < keyCount, value < valueCount else { throw .tagOutOfRange(at: offset) }
    }
    return true
  }
}
