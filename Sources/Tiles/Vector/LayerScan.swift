import Geography

/// Gathers what a layer's bytes hold.
///
/// Features may stand before the tables that they point into, so only their largest indices are noted on the way,
/// and held against the tables in the end.
struct LayerScan {
  private let start: Int
  /// One more than the largest index of a key and of a value that a feature has.
  private var (keysUsed, valuesUsed): (UInt64, UInt64) = (0, 0)
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
      case 2: try addFeature(message.bytes(field))
      case 3: addKey(try message.bytes(field).text)
      case 4: try addValue(message.bytes(field), at: field.offset)
      case 5: try setExtent(message.number(field), at: field.offset)
      case 15: try setVersion(message.number(field), at: field.offset)
      default: try message.skip(field)
      }
    }
    guard version != 0 else { throw .missingVersion(at: start) }
    guard keysUsed <= keyTable.count, valuesUsed <= values.count else {
      throw .tagOutOfRange(at: try firstWrongTag(reader) ?? start)
    }
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
    let isPaired = try noteTags(reader.narrowed(to: raw.tags))
    guard let cause = raw.fault ?? (isPaired ? nil : .unpairedTag) else {
      return addHeader(raw, at: reader.position)
    }
    skipped.append(TileFault(cause, at: reader.position))
  }

  @inline(__always)
  private mutating func addHeader(_ raw: RawFeature, at offset: Int) {
    let kind = GeometryKind(rawValue: UInt8(raw.kind)) ?? .unknown
    if kind == .unknown { skipped.append(TileFault(.missingKind, at: offset)) }
    headers.append(FeatureHeader(id: raw.id, kind: kind, tags: raw.tags, geometry: raw.geometry))
  }

  /// Notes the indices of a feature's tags, and says whether each key came with a value.
  @inline(__always)
  private mutating func noteTags(_ tags: ByteReader) throws(TileError) -> Bool {
    // Local copies can be kept in registers.
    var (reader, keys, values) = (tags, keysUsed, valuesUsed)
    defer { (keysUsed, valuesUsed) = (keys, values) }
    while !reader.isAtEnd {
      guard let key = reader.varint(), let value = reader.irregularVarint() else {
        guard reader.isAtEnd else { throw .malformedNumber(at: reader.position) }
        return false
      }
      (keys, values) = (max(keys, key.addingOne), max(values, value.addingOne))
    }
    return true
  }

  /// Where the first tag stands that points outside of the tables.
  private func firstWrongTag(_ layer: ByteReader) throws(TileError) -> Int? {
    var message = MessageReader(layer)
    while let field = try message.next() {
      guard field.number == 2 else {
        try message.skip(field)
        continue
      }
      let feature = try message.bytes(field)
      var tags = feature.narrowed(to: try RawFeature(feature).tags)
      while case let offset = tags.position, let key = tags.varint(), let value = tags.varint() {
        guard key < keyTable.count, value < values.count else { return offset }
      }
    }
    return nil
  }
}

extension UInt64 {
  /// One more, or the same for the largest.
  @inline(__always)
  fileprivate var addingOne: UInt64 { self &+ (self == .max ? 0 : 1) }
}
