import Geography

extension PropertyValue {
  /// Reads a value of a layer's table; the last of several in it wins, as in protobuf, and none is `null`.
  init(_ reader: ByteReader) throws(TileError) {
    self = .null
    var message = MessageReader(reader)
    while let field = try message.next() {
      switch field.number {
      case 1: self = try .string(message.bytes(field).text)
      case 2: self = try .number(Double(Float(bitPattern: message.fixed32(field))))
      case 3: self = try .number(Double(bitPattern: message.fixed64(field)))
      case 4: self = try .number(Double(Int64(bitPattern: message.number(field))))
      case 5: self = try .number(Double(message.number(field)))
      case 6: self = try .number(Double(unzigzag(message.number(field))))
      case 7: self = try .bool(message.number(field) != 0)
      default: throw .unknownValue(at: field.offset)
      }
    }
  }
}

/// The signed number behind an unsigned one: 0, -1, 1, -2, 2 ...
@inline(__always)
func unzigzag(_ value: UInt64) -> Int64 {
  Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
}

/// The signed number behind an unsigned one of 32 bits.
@inline(__always)
func unzigzag(_ value: UInt32) -> Int32 {
  Int32(bitPattern: value >> 1) ^ (0 &- Int32(bitPattern: value & 1))
}
