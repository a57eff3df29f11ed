/// How numbers are written at some place: a small part of what the Unicode locale data says.
///
/// Known are the separators of the languages in ``NumberLocale``, the symbols of common currencies and
/// units. Languages that are not known are written as English is; units have their short English names.
struct NumberStyle {
  var locale = "en-US"
  var currency: String?
  var unit: String?
  var minimumDigits: Int?
  var maximumDigits: Int?

  /// A locale, currency or unit of which nothing is known.
  struct Failure: Error {
    let name: String
  }

  func text(_ value: Double) throws(Failure) -> String {
    let rules = try NumberLocale(tag: locale)
    let digits = try fractionDigits()
    let magnitude = written(value.magnitude, digits, rules)
    let sign = value < 0 && magnitude.utf8.contains { (0x31...0x39).contains($0) } ? "-" : ""
    if let currency { return try sign + rules.withCurrency(magnitude, code: currency.uppercased()) }
    guard let unit else { return sign + magnitude }
    guard let symbol = Self.units[unit] else { throw Failure(name: unit) }
    return sign + magnitude + symbol
  }

  private func fractionDigits() throws(Failure) -> ClosedRange<Int> {
    let own = currency.map { Self.digits(of: $0.uppercased()) }
    let least = minimumDigits ?? min(own ?? 0, maximumDigits ?? 20)
    let most = maximumDigits ?? max(own ?? 3, least)
    guard least <= most else { throw Failure(name: "max-fraction-digits") }
    return least...most
  }

  private func written(_ value: Double, _ fraction: ClosedRange<Int>, _ rules: NumberLocale) -> String {
    if value.isNaN { return "NaN" }
    if value.isInfinite { return "∞" }
    let parts = DecimalText(value, fractionDigits: fraction)
    return rules.grouped(parts.whole) + (parts.fraction.isEmpty ? "" : rules.decimal + parts.fraction)
  }

  /// How many digits a currency has after the point.
  private static func digits(of currency: String) -> Int {
    switch currency {
    case "CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF": 0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  /// Units with the blank before them, if there is one.
  private static let units: [String: String] = [
    "acre": " ac", "bit": " bit", "byte": " byte", "celsius": "°C", "centimeter": " cm", "day": " days",
    "degree": " deg", "fahrenheit": "°F", "foot": " ft", "gram": " g", "hectare": " ha", "hour": " hr",
    "inch": " in", "kilobyte": " kB", "kilogram": " kg", "kilometer": " km", "kilometer-per-hour": " km/h",
    "liter": " L", "megabyte": " MB", "meter": " m", "meter-per-second": " m/s", "mile": " mi",
    "mile-per-hour": " mph", "mile-scandinavian": " smi", "milliliter": " mL", "millimeter": " mm",
    "millisecond": " ms", "minute": " min", "month": " mths", "ounce": " oz", "percent": "%",
    "pound": " lb", "second": " sec", "stone": " st", "week": " wks", "yard": " yd", "year": " yrs",
  ]
}

/// The decimal digits of a number, rounded half away from zero.
struct DecimalText {
  var whole: String
  var fraction: String

  /// Keeps at least and at most so many digits after the point.
  init(_ value: Double, fractionDigits: ClosedRange<Int>) {
    let (digits, point) = NumberText.decimal(value.description)
    var figures = Array(repeating: UInt8(0), count: max(0, 1 - point)) + digits.utf8.map { $0 &- 0x30 }
    var wholeCount = max(point, 1)
    if figures.count < wholeCount {
      figures += Array(repeating: 0, count: wholeCount - figures.count)
    }
    let kept = wholeCount + fractionDigits.upperBound
    if figures.count > kept {
      let isUp = figures[kept] >= 5
      figures.removeLast(figures.count - kept)
      if isUp, Self.increment(&figures) { wholeCount += 1 }
    }
    while figures.count > wholeCount + fractionDigits.lowerBound, figures.last == 0 { figures.removeLast() }
    while figures.count < wholeCount + fractionDigits.lowerBound { figures.append(0) }
    let text = figures.map { String($0) }
    whole = text[..<wholeCount].joined()
    fraction = text[wholeCount...].joined()
  }

  /// Adds one to the last digit; true if that took a digit more in front.
  private static func increment(_ figures: inout [UInt8]) -> Bool {
    var index = figures.count - 1
    while index >= 0, figures[index] == 9 {
      figures[index] = 0
      index -= 1
    }
    guard index < 0 else {
      figures[index] += 1
      return false
    }
    figures.insert(1, at: 0)
    return true
  }
}
