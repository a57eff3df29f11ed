/// Reads the fields of one protobuf message.
struct MessageReader {
  /// What stands before the value of a field: its number, and in three bits how the value is written.
  struct Field {
    fileprivate let tag: UInt64
    /// Where the field begins.
    let offset: Int

    /// The number of the field.
    var number: UInt64 { tag >> 3 }
    /// How the value is written: 0 a number, 1 eight bytes, 2 counted bytes, 5 four bytes.
    fileprivate var wireType: UInt64 { tag & 7 }
    fileprivate var error: TileError { .wireType(field: Int(clamping: number), at: offset) }
  }

  private var reader: ByteReader

  init(_ reader: ByteReader) {
    self.reader = reader
  }

  /// The next field, nothing at the end.
  ///
  /// The value of the field must be read or skipped next.
  @inline(__always)
  mutating func next() throws(TileError) -> Field? {
    guard !reader.isAtEnd else { return nil }
    let offset = reader.position
    guard let tag = reader.varint() else { throw .malformedNumber(at: offset) }
    let field = Field(tag: tag, offset: offset)
    guard field.number != 0 else { throw field.error }
    return field
  }

  /// The number that a field holds.
  @inline(__always)
  mutating func number(_ field: Field) throws(TileError) -> UInt64 {
    guard field.wireType == 0 else { throw field.error }
    guard let value = reader.varint() else { throw .malformedNumber(at: reader.position) }
    return value
  }

  /// The message, text or packed numbers that a field holds, as a reader of their own.
  @inline(__always)
  mutating func bytes(_ field: Field) throws(TileError) -> ByteReader {
    guard field.wireType == 2 else { throw field.error }
    let offset = reader.position
    guard let count = reader.varint() else { throw .malformedNumber(at: offset) }
    guard let part = reader.part(count) else { throw .truncated(at: offset) }
    return part
  }

  /// The four bytes that a field holds.
  mutating func fixed32(_ field: Field) throws(TileError) -> UInt32 {
    guard field.wireType == 5 else { throw field.error }
    guard let value = reader.fixed(UInt32.self) else { throw .truncated(at: reader.position) }
    return value
  }

  /// The eight bytes that a field holds.
  mutating func fixed64(_ field: Field) throws(TileError) -> UInt64 {
    guard field.wireType == 1 else { throw field.error }
    guard let value = reader.fixed(UInt64.self) else { throw .truncated(at: reader.position) }
    return value
  }

  /// Leaves a field out; the groups that protobuf gave up are an error.
  mutating func skip(_ field: Field) throws(TileError) {
    switch field.wireType {
    case 0: _ = try number(field)
    case 1: _ = try fixed64(field)
    case 2: _ = try bytes(field)
    case 5: _ = try fixed32(field)
    default: throw field.error
    }
  }
}
