/// Reads the fields of one protobuf message.
struct MessageReader {
  /// How a field is written, by the three low bits of its tag.
  enum WireType: UInt8 {
    case varint = 0
    case fixed64 = 1
    case bytes = 2
    case fixed32 = 5
  }

  /// The number of a field, how it is written, and where its tag stands.
  struct Field {
    var number: UInt64
    var type: WireType
    var offset: Int

    var error: TileError { .wireType(field: Int(clamping: number), at: offset) }
  }

  private var reader: ByteReader

  init(_ reader: ByteReader) {
    self.reader = reader
  }

  /// The tag of the next field, nothing at the end.
  ///
  /// The value of the field must be read or skipped next.
  mutating func next() throws(TileError) -> Field? {
    guard !reader.isAtEnd else { return nil }
    let offset = reader.position
    guard let tag = reader.varint() else { throw .malformedNumber(at: offset) }
    guard let type = WireType(rawValue: UInt8(tag & 7)), tag >> 3 != 0 else {
      throw .wireType(field: Int(clamping: tag >> 3), at: offset)
    }
    return Field(number: tag >> 3, type: type, offset: offset)
  }

  /// The number that a field holds.
  mutating func number(_ field: Field) throws(TileError) -> UInt64 {
    guard field.type == .varint else { throw field.error }
    guard let value = reader.varint() else { throw .malformedNumber(at: reader.position) }
    return value
  }

  /// The message, text or packed numbers that a field holds, as a reader of their own.
  mutating func bytes(_ field: Field) throws(TileError) -> ByteReader {
    guard field.type == .bytes else { throw field.error }
    let offset = reader.position
    guard let count = reader.varint() else { throw .malformedNumber(at: offset) }
    guard let part = reader.part(count) else { throw .truncated(at: offset) }
    return part
  }

  /// The four bytes that a field holds.
  mutating func fixed32(_ field: Field) throws(TileError) -> UInt32 {
    guard field.type == .fixed32 else { throw field.error }
    guard let value = reader.fixed(UInt32.self) else { throw .truncated(at: reader.position) }
    return value
  }

  /// The eight bytes that a field holds.
  mutating func fixed64(_ field: Field) throws(TileError) -> UInt64 {
    guard field.type == .fixed64 else { throw field.error }
    guard let value = reader.fixed(UInt64.self) else { throw .truncated(at: reader.position) }
    return value
  }

  /// Leaves a field out.
  mutating func skip(_ field: Field) throws(TileError) {
    switch field.type {
    case .varint: _ = try number(field)
    case .bytes: _ = try bytes(field)
    case .fixed32: _ = try fixed32(field)
    case .fixed64: _ = try fixed64(field)
    }
  }
}
