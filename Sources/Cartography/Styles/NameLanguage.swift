import JSON

/// In which language the built-in looks write names.
struct NameLanguage: Hashable, Sendable {
  /// The language, such as `fi`, `pt-BR` or `zh-Hant`.
  let code: String

  /// Languages that are not written in Latin letters.
  private static let otherScripts: Set<String> = [
    "am", "ar", "be", "bg", "bn", "bo", "dv", "dz", "el", "fa", "gu", "he", "hi", "hy", "ja", "ka", "kk",
    "km",
    "kn", "ko", "ky", "lo", "mk", "ml", "mn", "mr", "my", "ne", "or", "pa", "ps", "ru", "sa", "sd", "si",
    "sr",
    "ta", "te", "tg", "th", "ti", "ug", "uk", "ur", "yi", "yue", "zh",
  ]
  /// The first letter that is none of the Latin ones, as texts are compared.
  private static let afterLatin = "\u{250}"

  /// The part before the first hyphen.
  private var language: String { String(code.prefix { $0 != "-" }) }

  private var isLatin: Bool {
    let parts = code.split(separator: "-").map { $0.lowercased() }
    return parts.contains("latn") || !Self.otherScripts.contains(parts.first ?? "")
  }

  /// The properties that may hold a name in the language, the best first.
  var properties: [String] {
    (code == language ? [code] : [code, language]).flatMap { ["name:\($0)", "name_\($0)"] }
  }

  /// The expression that gives a feature's name: in the language; for readers of Latin letters where the name on the
  /// spot has others, in those; else the name on the spot.
  var expression: JSONValue {
    func get(_ name: String) -> JSONValue { ["get", .string(name)] }
    let asked = properties.map(get)
    func first(_ names: [JSONValue]) -> JSONValue { .array(["coalesce"] + asked + names + [""]) }
    let onTheSpot = [get("name"), get("name:latin")]
    guard isLatin else { return first(onTheSpot) }
    let latin = ["name:latin", "name_latin", "name:en", "name_en", "name_int", "int_name"].map(get)
    let isReadable: JSONValue = ["<", ["to-string", get("name")], .string(Self.afterLatin)]
    return ["case", isReadable, first(onTheSpot + latin), first(latin + onTheSpot)]
  }

  /// A look in which names are written so.
  func applied(to look: JSONValue) -> JSONValue {
    switch look {
    case .array(let items):
      if items.first == "coalesce", items.dropFirst().first == ["get", "name"] { return expression }
      return .array(items.map(applied))
    case .object(let members): return .object(members.mapValues(applied))
    default: return look
    }
  }
}
