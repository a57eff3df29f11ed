/// Reads numbers from bytes at given places, each with a check.
struct ByteReader {
  /// All bytes of the file.
  let bytes: [UInt8]
  /// The file's path, for errors.
  let path: String

  /// An unsigned number of `count` bytes, the smallest first.
  func little(_ offset: Int, count: Int) throws(BuildError) -> UInt64 {
    guard offset >= 0, offset <= bytes.count - count else { throw .damaged(path: path, offset: offset) }
    var value: UInt64 = 0
    for index in 0..<count { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
    return value
  }

  /// A signed 32-bit number, the smallest byte first.
  func int32(_ offset: Int) throws(BuildError) -> Int {
    Int(Int32(truncatingIfNeeded: try little(offset, count: 4)))
  }

  /// A signed 32-bit number, the largest byte first.
  func bigInt32(_ offset: Int) throws(BuildError) -> Int {
    Int(Int32(truncatingIfNeeded: try little(offset, count: 4).byteSwapped >> 32))
  }

  /// A 64-bit floating-point number, the smallest byte first.
  func double(_ offset: Int) throws(BuildError) -> Double {
    Double(bitPattern: try little(offset, count: 8))
  }

  /// Longitude and latitude as two floating-point numbers.
  func point(_ offset: Int) throws(BuildError) -> SIMD2<Double> {
    SIMD2(try double(offset), try double(offset + 8))
  }
}
