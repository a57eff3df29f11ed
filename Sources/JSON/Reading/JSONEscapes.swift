/// Undoes the escapes of strings that the reader has already found well formed.
enum JSONEscapes {
  static func decode(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < bytes.endIndex else {
        result.append(byte)
        continue
      }
      let escape = bytes[index]
      index += 1
      if escape == UInt8(ascii: "u") {
        index = appendScalar(from: bytes, at: index, to: &result)
      } else {
        result.append(plain(escape))
      }
    }
    return result
  }

  private static func plain(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }

  /// Decodes four hexadecimal digits, or two such escapes that are a surrogate pair.
  private static func appendScalar(
    from bytes: ArraySlice<UInt8>, at index: Int, to result: inout [UInt8]
  ) -> Int {
    guard let unit = unit(in: bytes, at: index) else { return bytes.endIndex }
    var scalar = UInt32(unit)
    var after = index + 4
    if (0xD800..<0xDC00).contains(scalar), let low = self.unit(in: bytes, at: after + 2) {
      scalar = 0x10000 + ((scalar - 0xD800) << 10) + UInt32(low & 0x3FF)
      after += 6
    }
    if let scalar = Unicode.Scalar(scalar) { result.append(contentsOf: String(scalar).utf8) }
    return after
  }

  private static func unit(in bytes: ArraySlice<UInt8>, at index: Int) -> UInt16? {
    guard index + 4 <= bytes.endIndex else { return nil }
    var value: UInt16 = 0
    for byte in bytes[index..<(index + 4)] {
      guard let digit = hexadecimal(byte) else { return nil }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }
}
