/// Numbers as expressions write and read them, which is the way of JavaScript.
enum NumberText {
  /// The shortest text that reads back as the same number; an exponent from 1e21 on and below 1e-6.
  static func script(_ value: Double) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return value < 0 ? "-Infinity" : "Infinity" }
    if value == value.rounded(), abs(value) < 1e15 { return String(Int64(value)) }
    let (digits, point) = decimal(value.magnitude.description)
    let sign = value < 0 ? "-" : ""
    if point > 21 || point < -5 {
      let rest = digits.dropFirst()
      let power = point - 1
      return sign + digits.prefix(1) + (rest.isEmpty ? "" : "." + rest) + (power < 0 ? "e" : "e+")
        + String(power)
    }
    if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
    if point >= digits.count { return sign + digits + String(repeating: "0", count: point - digits.count) }
    return sign + digits.prefix(point) + "." + digits.dropFirst(point)
  }

  /// Digits without zeros at either end, and where the point stands among them.
  static func decimal(_ text: String) -> (digits: String, point: Int) {
    let parts = text.split(separator: "e")
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = String(mantissa[0])
    let fraction = mantissa.count > 1 ? String(mantissa[1]) : ""
    var point = whole.count + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    var digits = Substring(whole + fraction)
    while digits.count > 1, digits.first == "0" {
      digits.removeFirst()
      point -= 1
    }
    while digits.count > 1, digits.last == "0" { digits.removeLast() }
    return (String(digits), point)
  }

  /// The number a text says: blanks round it do not count, an empty text is 0; nothing if it is none.
  static func number(_ text: String) -> Double? {
    let bytes = text.unicodeScalars.drop { $0.properties.isWhitespace }
    let end = bytes.lastIndex { !$0.properties.isWhitespace }
    guard let end else { return 0 }
    let trimmed = String(bytes[...end])
    if trimmed == "Infinity" || trimmed == "+Infinity" { return .infinity }
    if trimmed == "-Infinity" { return -.infinity }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where trimmed.lowercased().hasPrefix(prefix) {
      return UInt64(trimmed.dropFirst(2), radix: radix).map { Double($0) }
    }
    // The library's reader also takes words such as "nan" and hexadecimal floats.
    let plain = trimmed.utf8.allSatisfy {
      (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains($0)
    }
    return plain ? Double(trimmed.hasSuffix(".") ? trimmed + "0" : trimmed) : nil
  }
}
