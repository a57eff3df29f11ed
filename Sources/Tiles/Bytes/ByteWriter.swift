/// Builds bytes from numbers and messages; the counterpart of ``ByteReader``.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Adds a number of the base-128 kind.
  mutating func varint(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Adds a whole number of fixed width, least significant byte first.
  mutating func fixed(_ value: some FixedWidthInteger) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Adds bytes as they are.
  mutating func append(_ other: some Sequence<UInt8>) {
    bytes.append(contentsOf: other)
  }

  /// Adds a protobuf field that holds a number.
  mutating func field(_ number: UInt64, varint value: UInt64) {
    varint(number << 3)
    varint(value)
  }

  /// Adds a protobuf field that holds eight bytes.
  mutating func field(_ number: UInt64, fixed value: UInt64) {
    varint(number << 3 | 1)
    fixed(value)
  }

  /// Adds a protobuf field that holds four bytes.
  mutating func field(_ number: UInt64, fixed value: UInt32) {
    varint(number << 3 | 5)
    fixed(value)
  }

  /// Adds a protobuf field that holds a text, a message or packed numbers.
  mutating func field(_ number: UInt64, bytes value: some Collection<UInt8>) {
    varint(number << 3 | 2)
    varint(UInt64(value.count))
    append(value)
  }
}

/// The unsigned number that stands for a signed one: 0, -1, 1, -2 become 0, 1, 2, 3.
func zigzag(_ value: Int64) -> UInt64 {
  UInt64(bitPattern: (value << 1) ^ (value >> 63))
}
