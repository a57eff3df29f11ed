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
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit <= 9 else { return }
      // Below this, ten times the digits and one more cannot overflow.
      if decimal.digits < 1_844_674_407_370_955_161 {
        decimal.digits = decimal.digits &* 10 &+ UInt64(digit)
      } else {
        decimal.isWhole = false
      }
      position += 1
    }
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
