import Veduta

/// How the map is to look.
struct LookRequest: Hashable, Sendable {
  /// The looks to make, in order: one, or light and dark.
  var appearances: [MapLook] = [.light]
  /// The file, folder or address of tiles; nothing for the embedded world.
  var tiles: String?
  /// How tiles of a server are fetched.
  var network: NetworkRequest
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
    network = try NetworkRequest(arguments, isRemote: tiles.map(Self.isAddress) ?? false)
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
    if text.contains("://"), !isAddress(text) {
      throw .badValue(.tiles, text, .form("an address that begins with https:// or http://"))
    }
    if text == "none" { throw .notYet("--tiles none") }
    return text
  }

  /// Whether tiles are named by an address of a server.
  private static func isAddress(_ tiles: String) -> Bool {
    ["http://", "https://"].contains { tiles.lowercased().hasPrefix($0) }
  }

  /// Whether the map is that of the city that is part of the program.
  var isHelsinki: Bool { tiles == "helsinki" }

  /// The tiles that the map is drawn from, opened.
  /// - Throws: ``CommandError/tiles(_:)``.
  func openTiles() throws(CommandError) -> MapTiles {
    guard let tiles else { return .world }
    if isHelsinki { return .helsinki }
    do throws(MapTilesError) {
      guard Self.isAddress(tiles) else { return try MapTiles(contentsOf: tiles) }
      return try MapTiles(url: tiles, network.options)
    } catch { throw .tiles(error) }
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
