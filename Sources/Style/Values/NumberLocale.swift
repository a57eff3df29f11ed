/// The separators of a language, and where it puts the symbol of a currency.
struct NumberLocale {
  /// Between whole digits and fraction.
  let decimal: String
  /// Between groups of digits.
  let group: String
  /// How many digits a number must have beyond the last group to be parted at all.
  let minimumGrouping: Int
  /// How many digits the groups before the last have; the last has three.
  let groupSize: Int
  private let hasSymbolFirst: Bool
  private let blank: String
  private let language: String

  private static let narrowBlank = "\u{202F}"
  private static let fixedBlank = "\u{A0}"

  /// Takes a language tag (BCP 47); one of a language that is not known is taken for English.
  init(tag: String) throws(NumberStyle.Failure) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }
    let isTag = parts.allSatisfy { part in
      (1...8).contains(part.utf8.count)
        && part.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }
    guard isTag, let language = parts.first, (2...8).contains(language.utf8.count) else {
      throw NumberStyle.Failure(name: tag)
    }
    self.language = language
    let name = parts.count > 1 ? "\(language)-\(parts[parts.count - 1])" : language
    (decimal, group, minimumGrouping) = Self.separators(language, name)
    groupSize = language == "hi" || name == "en-in" ? 2 : 3
    hasSymbolFirst = !Self.symbolLast.contains(language) || ["pt-br", "de-ch", "de-at"].contains(name)
    blank = hasSymbolFirst && !["nl", "pt", "de", "nb", "no", "id"].contains(language) ? "" : Self.fixedBlank
  }

  private static let symbolLast: Set<String> = [
    "bg", "ca", "cs", "da", "de", "el", "es", "et", "fi", "fr", "he", "hr", "hu", "it", "lt", "lv", "pl",
    "pt",
    "ro", "ru", "sk", "sl", "sr", "sv", "uk", "vi",
  ]

  private static func separators(_ language: String, _ name: String) -> (String, String, Int) {
    switch name {
    case "de-ch": return (".", "’", 1)
    case "de-at": return (",", fixedBlank, 1)
    case "pt-pt": return (",", fixedBlank, 2)
    case "es-mx", "es-us": return (".", ",", 1)
    default: break
    }
    switch language {
    case "da", "de", "el", "hr", "id", "nl", "ro", "sl", "sr", "tr", "vi": return (",", ".", 1)
    case "pt": return (",", ".", 1)
    case "ca", "es": return (",", ".", 2)
    case "it": return (",", ".", 1)
    case "fr": return (",", narrowBlank, 1)
    case "bg", "et", "lv", "pl": return (",", fixedBlank, 2)
    case "cs", "fi", "hu", "lt", "nb", "nn", "no", "ru", "sk", "sv", "uk": return (",", fixedBlank, 1)
    default: return (".", ",", 1)
    }
  }

  /// Whole digits in groups.
  func grouped(_ whole: String) -> String {
    let digits = Array(whole.utf8)
    guard digits.count >= 3 + minimumGrouping else { return whole }
    var groups = [String(decoding: digits.suffix(3), as: UTF8.self)]
    var rest = digits.dropLast(3)
    while !rest.isEmpty {
      groups.append(String(decoding: rest.suffix(groupSize), as: UTF8.self))
      rest = rest.dropLast(groupSize)
    }
    return groups.reversed().joined(separator: group)
  }

  /// A number with the symbol of a currency, or its code where there is no symbol.
  func withCurrency(_ number: String, code: String) throws(NumberStyle.Failure) -> String {
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
      throw NumberStyle.Failure(name: code)
    }
    let symbol = Self.symbols["\(language) \(code)"] ?? Self.symbols[code] ?? code
    // A code in letters stands apart from the digits.
    let space = hasSymbolFirst && symbol == code ? Self.fixedBlank : blank
    return hasSymbolFirst ? symbol + space + number : number + space + symbol
  }

  private static let symbols: [String: String] = [
    "AUD": "A$", "BRL": "R$", "CAD": "CA$", "CNY": "CN¥", "EUR": "€", "GBP": "£", "HKD": "HK$", "ILS": "₪",
    "INR": "₹", "JPY": "¥", "KRW": "₩", "MXN": "MX$", "NZD": "NZ$", "PHP": "₱", "TWD": "NT$", "USD": "$",
    "VND": "₫", "ja CNY": "元", "ja JPY": "￥", "zh CNY": "¥", "zh JPY": "JP¥", "ru RUB": "₽", "uk UAH": "₴",
    "pl PLN": "zł", "sv SEK": "kr", "nb NOK": "kr", "no NOK": "kr", "da DKK": "kr.", "cs CZK": "Kč",
    "hu HUF": "Ft", "tr TRY": "₺", "fr USD": "$US", "zh USD": "US$", "ko USD": "US$", "sv USD": "US$",
    "es USD": "US$", "pt USD": "US$", "nl USD": "US$", "id IDR": "Rp",
  ]
}
