import Veduta

/// How the map is to look.
struct LookRequest: Hashable, Sendable {
  /// The looks to make, in order: one, or light and dark.
  var appearances: [MapLook] = [.light]
  /// The file or folder of tiles; nothing for the embedded world.
  var tiles: String?
  /// Whose data it is, and how that is said.
  var attribution: MapAttribution = .automatic

  /// Letters that a credit may have.
  private static let longestCredit = 500
  /// The words that `--style` takes.
  static let styles = ["light", "dark", "both"]

  /// Reads the look options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let style = arguments.value(.style) { appearances = try Self.appearances(style) }
    if let tiles = arguments.value(.tiles), tiles != "world" { self.tiles = try Self.tiles(tiles) }
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

  private static func tiles(_ text: String) throws(UsageError) -> String {
    guard !text.isEmpty else { throw .missingValue(.tiles, "TILES") }
    if text.contains("://") { throw .notYet("--tiles URL") }
    if ["helsinki", "none"].contains(text) { throw .notYet("--tiles \(text)") }
    return text
  }

  /// The tiles that the map is drawn from, opened.
  /// - Throws: ``CommandError/tiles(_:)``.
  func openTiles() throws(CommandError) -> MapTiles {
    guard let tiles else { return .world }
    do throws(MapTilesError) { return try MapTiles(contentsOf: tiles) } catch { throw .tiles(error) }
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
