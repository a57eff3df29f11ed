/// How numbers are written: the same text on every machine, readable, and never surprising.
///
/// - Whole numbers up to 2^53 have all their digits and no fraction; -0 is 0.
/// - All others are rounded to 12 significant digits (halves away from zero, judged by the shortest
///   decimal text of the double), without trailing zeros.
/// - From 10^-12 up to 10^21 there is no exponent; outside of that the form is `1.5e-30`, `2e+40`.
/// - What is no number (infinite, NaN) is `null`, as JSON knows no such thing.
package enum JSONNumber {
  /// A number as a text.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if abs(value) <= 9_007_199_254_740_992, value == value.rounded() { return String(Int64(value)) }
    var decimal = Decimal(value.magnitude)
    decimal.round(to: 12)
    return (value < 0 ? "-" : "") + decimal.text
  }

  /// Decimal digits after a point, the first of them not 0, times a power of ten.
  private struct Decimal {
    var digits: [UInt8] = []
    var exponent = 0

    /// Takes the digits from the shortest text that reads back as the same double.
    init(_ value: Double) {
      var point: Int?
      var shift = 0
      let text = Array(value.description.utf8)
      for (index, byte) in text.enumerated() {
        if byte == UInt8(ascii: ".") {
          point = digits.count
        } else if byte == UInt8(ascii: "e") {
          shift = Int(String(decoding: text[(index + 1)...], as: UTF8.self)) ?? 0
          break
        } else {
          digits.append(byte &- UInt8(ascii: "0"))
        }
      }
      exponent = (point ?? digits.count) + shift
      let zeros = digits.prefix { $0 == 0 }.count
      digits.removeFirst(zeros)
      exponent -= zeros
    }

    mutating func round(to count: Int) {
      if digits.count > count {
        let isUp = digits[count] >= 5
        digits.removeLast(digits.count - count)
        if isUp { increment() }
      }
      while digits.last == 0 { digits.removeLast() }
    }

    private mutating func increment() {
      var index = digits.count - 1
      while index >= 0, digits[index] == 9 {
        digits[index] = 0
        index -= 1
      }
      if index >= 0 {
        digits[index] += 1
      } else {
        digits.insert(1, at: 0)
        exponent += 1
      }
    }

    var text: String {
      let figures = digits.map { String($0) }.joined()
      if exponent > 21 || exponent < -11 {
        let rest = figures.dropFirst()
        let power = exponent - 1
        return String(figures.prefix(1)) + (rest.isEmpty ? "" : "." + rest) + (power < 0 ? "e" : "e+")
          + String(power)
      }
      if exponent <= 0 { return "0." + String(repeating: "0", count: -exponent) + figures }
      if exponent >= digits.count { return figures + String(repeating: "0", count: exponent - digits.count) }
      return String(figures.prefix(exponent)) + "." + String(figures.dropFirst(exponent))
    }
  }
}
