/// Reads numbers as people type them: plain decimals, nothing that depends on a locale.
enum NumberText {
  /// A finite decimal number such as `-33.86`, `.5` or `1e3`, blanks around it ignored.
  static func number(_ text: some StringProtocol) throws(ValueProblem) -> Double {
    let trimmed = trim(text)
    let plain = trimmed.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    guard plain, let value = Double(trimmed), value.isFinite else { throw .notNumber(trimmed) }
    return value
  }

  /// A whole number of nine digits at most, without a sign.
  static func count(_ text: some StringProtocol) throws(ValueProblem) -> Int {
    let trimmed = trim(text)
    let plain = trimmed.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard plain, trimmed.utf8.count <= 9, let value = Int(trimmed) else { throw .notNumber(trimmed) }
    return value
  }

  /// Numbers with commas between them.
  static func list(_ text: some StringProtocol) throws(ValueProblem) -> [Double] {
    var numbers: [Double] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      numbers.append(try number(part))
    }
    return numbers
  }

  /// A length such as `500m`, `10km` or, where a unit may be left out, `500`; in metres.
  static func metres(_ text: some StringProtocol, unitRequired: Bool = true) throws(ValueProblem) -> Double? {
    let trimmed = trim(text)
    if trimmed.hasSuffix("km") { return try number(trimmed.dropLast(2)) * 1000 }
    if trimmed.hasSuffix("m") { return try number(trimmed.dropLast()) }
    return unitRequired ? nil : try number(trimmed)
  }

  /// A time such as `0.35s`, `350ms` or `0.35`; in seconds, 0 or more.
  static func seconds(_ text: some StringProtocol) throws(ValueProblem) -> Double {
    let trimmed = trim(text)
    let value =
      if trimmed.hasSuffix("ms") {
        try number(trimmed.dropLast(2)) / 1000
      } else if trimmed.hasSuffix("s") {
        try number(trimmed.dropLast())
      } else {
        try number(trimmed)
      }
    guard (0...86_400).contains(value) else { throw .range(value, "0 to 86400 seconds") }
    return value
  }

  /// The text without blanks at its ends.
  static func trim(_ text: some StringProtocol) -> String {
    var part = Substring(text)
    while part.first?.isWhitespace == true { part.removeFirst() }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }

  /// A number in as few digits as it needs, without an exponent or `.0` in the usual range.
  static func words(_ value: Double) -> String {
    guard value == value.rounded(), abs(value) < 1e15 else { return "\(value)" }
    return "\(Int(value))"
  }
}
