extension JSONReader {
  /// Reads a number to the nearest double.
  ///
  /// Up to 19 digits are gathered in an integer and scaled exactly (see ``DecimalScaling``); what is
  /// longer or has a large exponent goes to the standard library, which is correct for all and slow.
  mutating func readNumber() throws(JSONFault) {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var decimal = Decimal()
    let whole = position
    readDigits(into: &decimal)
    let isLeadingZero = position > whole + 1 && bytes[whole] == UInt8(ascii: "0")
    guard position > whole, !isLeadingZero else { throw malformed(start) }
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      position += 1
      let fraction = position
      readDigits(into: &decimal)
      guard position > fraction else { throw malformed(start) }
      decimal.exponent = fraction - position
    }
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      position += 1
      decimal.exponent += try readExponent(start)
    }
    let exact = decimal.isWhole ? DecimalScaling.scale(decimal.digits, exponent: decimal.exponent) : nil
    let value = exact.map { isNegative ? -$0 : $0 } ?? slowNumber(from: start)
    guard value.isFinite else { throw JSONFault(cause: .numberOutOfRange, offset: start) }
    nodes.append(
      JSONNode(start: UInt32(truncatingIfNeeded: start), kind: .number, payload: value.bitPattern))
  }

  private struct Decimal {
    var digits: UInt64 = 0
    var exponent = 0
    /// Whether all digits fitted.
    var isWhole = true
  }

  private mutating func readDigits(into decimal: inout Decimal) {
    // Locals stay in registers where members of the reader would be written back at each step.
    var (place, digits) = (position, decimal.digits)
    // Eight digits at once as long as there are eight and what has been gathered leaves room for them.
    while place + 8 <= bytes.count, digits < 100_000_000_000 {
      let word = UnsafeRawPointer(base + place).loadUnaligned(as: UInt64.self)
      guard let eight = Self.eightDigits(UInt64(littleEndian: word)) else { break }
      digits = digits &* 100_000_000 &+ eight
      place &+= 8
    }
    while place < bytes.count {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      // Below this, ten times the digits and one more cannot overflow.
      if digits < 1_844_674_407_370_955_161 {
        digits = digits &* 10 &+ UInt64(digit)
      } else {
        decimal.isWhole = false
      }
      place &+= 1
    }
    (position, decimal.digits) = (place, digits)
  }

  /// The number that eight bytes write, the first in the lowest place; nothing if one of them is no digit.
  @inline(__always)
  private static func eightDigits(_ word: UInt64) -> UInt64? {
    let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    // All high halves are 3, and stay so when 6 is added, only for the bytes 0x30 to 0x39.
    let isDigits =
      (word & high) == 0x3030_3030_3030_3030
      && ((word &+ 0x0606_0606_0606_0606) & high) == 0x3030_3030_3030_3030
    guard isDigits else { return nil }
    // Neighbours are joined to pairs, pairs to fours, and fours to eight.
    let ones = word & 0x0F0F_0F0F_0F0F_0F0F
    let pairs = (ones &* 10 &+ (ones >> 8)) & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 100 &+ (pairs >> 16)) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ (fours >> 32)) & 0xFFFF_FFFF
  }

  private mutating func readExponent(_ start: Int) throws(JSONFault) -> Int {
    var isNegative = false
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") || bytes[position] == UInt8(ascii: "+") {
      isNegative = bytes[position] == UInt8(ascii: "-")
      position += 1
    }
    let first = position
    var exponent = 0
    while position < bytes.count, case let digit = bytes[position] &- UInt8(ascii: "0"), digit <= 9 {
      // Beyond a million it makes no difference any more.
      if exponent < 1_000_000 { exponent = exponent * 10 + Int(digit) }
      position += 1
    }
    guard position > first else { throw malformed(start) }
    return isNegative ? -exponent : exponent
  }

  private func malformed(_ start: Int) -> JSONFault { JSONFault(cause: .malformedNumber, offset: start) }

  private func slowNumber(from start: Int) -> Double {
    Double(String(decoding: bytes[start..<position], as: UTF8.self)) ?? .infinity
  }
}
