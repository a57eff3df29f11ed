extension JSONReader {
  /// Checks a string and lists where it lies; its text is decoded when it is asked for.
  mutating func readString() throws(JSONFault) {
    position += 1
    let start = position
    var kind = JSONNode.Kind.string
    while true {
      skipPlain()
      guard position < bytes.count else { break }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        nodes.append(
          JSONNode(start: UInt32(truncatingIfNeeded: start), kind: kind, payload: UInt64(position)))
        position += 1
        return
      }
      if byte == UInt8(ascii: "\\") {
        kind = .escapedString
        try skipEscape()
      } else if byte < 0x20 {
        throw JSONFault(cause: .controlCharacter(byte), offset: position)
      } else {
        try skipScalar()
      }
    }
    throw JSONFault(cause: .unexpectedEnd(expected: .quotationMark), offset: position)
  }

  /// Steps over ASCII that means nothing but itself, eight bytes at once where it can.
  @inline(__always)
  private mutating func skipPlain() {
    var place = position
    while place + 8 <= bytes.count {
      let word = UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
      if Self.marks(word) != 0 { break }
      place &+= 8
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
      place &+= 1
    }
    position = place
  }

  /// The high bit of each byte that is a control character, a quotation mark, a backslash or no ASCII.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = word ^ (ones &* 0x22)
    let slashes = word ^ (ones &* 0x5C)
    let controls = word &- (ones &* 0x20)
    return ((quotes &- ones) | (slashes &- ones) | controls | word) & (ones &* 0x80)
  }

  private mutating func skipEscape() throws(JSONFault) {
    let start = position
    guard position + 1 < bytes.count else {
      throw JSONFault(cause: .unexpectedEnd(expected: .quotationMark), offset: bytes.count)
    }
    switch bytes[position + 1] {
    case UInt8(ascii: "u"):
      let unit = try readUnit()
      if unit & 0xFC00 == 0xDC00 { throw JSONFault(cause: .loneSurrogate, offset: start) }
      guard unit & 0xFC00 == 0xD800 else { return }
      guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
        bytes[position + 1] == UInt8(ascii: "u"), try readUnit() & 0xFC00 == 0xDC00
      else { throw JSONFault(cause: .loneSurrogate, offset: start) }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    default: throw JSONFault(cause: .malformedEscape, offset: start)
    }
  }

  /// Reads `\uXXXX` as a UTF-16 code unit.
  private mutating func readUnit() throws(JSONFault) -> UInt16 {
    let start = position
    guard position + 6 <= bytes.count else { throw JSONFault(cause: .malformedEscape, offset: start) }
    var unit: UInt16 = 0
    for index in (position + 2)..<(position + 6) {
      guard let digit = JSONEscapes.hexadecimal(bytes[index]) else {
        throw JSONFault(cause: .malformedEscape, offset: start)
      }
      unit = unit << 4 | UInt16(digit)
    }
    position += 6
    return unit
  }

  /// Steps over one scalar of two to four bytes if it is as table 3-7 of the Unicode standard says.
  private mutating func skipScalar() throws(JSONFault) {
    let lead = bytes[position]
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: throw JSONFault(cause: .malformedUTF8, offset: position)
    }
    guard position + length <= bytes.count, second.contains(bytes[position + 1]) else {
      throw JSONFault(cause: .malformedUTF8, offset: position)
    }
    for index in (position + 2)..<max(position + 2, position + length) where bytes[index] & 0xC0 != 0x80 {
      throw JSONFault(cause: .malformedUTF8, offset: position)
    }
    position += length
  }
}
