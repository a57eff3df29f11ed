import Veduta

/// How the map is to look.
struct LookRequest: Hashable, Sendable {
  /// The looks to make, in order: one, or light and dark.
  var appearances: [MapLook] = [.light]
  /// Whose data it is, and how that is said.
  var attribution: MapAttribution = .automatic

  /// Letters that a credit may have.
  private static let longestCredit = 500
  /// The words that `--style` takes.
  static let styles = ["light", "dark", "both"]

  /// Reads the look options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let style = arguments.value(.style) { appearances = try Self.appearances(style) }
    switch arguments.value(.attribution) {
    case nil, "auto": attribution = .automatic
    case "none": attribution = .none
    case let text?:
      guard !text.isEmpty else { throw .missingValue(.attribution, "TEXT") }
      guard text.count <= Self.longestCredit else {
        throw .badValue(
          .attribution, String(text.prefix(20)) + "...", .form("at most \(Self.longestCredit) letters"))
      }
      attribution = .text(text)
    }
  }

  private static func appearances(_ style: String) throws(UsageError) -> [MapLook] {
    switch style {
    case "light": return [.light]
    case "dark": return [.dark]
    case "both": return [.light, .dark]
    default:
      guard !style.hasSuffix(".json") else { throw .notYet("--style FILE.json") }
      let near = Suggestion.nearest(to: style, among: styles)
      throw .badValue(.style, style, .word(style, among: styles, near: near))
    }
  }
}
