import Veduta

/// How the map is to look.
struct LookRequest: Hashable, Sendable {
  /// The looks to make, in order: one, or light and dark.
  var appearances: [MapLook] = [.light]
  /// The file of a style that draws the map; nothing for the built-in looks.
  var styleFile: String?
  /// The language of names; nothing for those on the spot.
  var language: String?
  /// The file, folder or address of tiles; nothing for the embedded world.
  var tiles: String?
  /// Whether the embedded world is asked for by its name.
  var namesWorld = false
  /// How tiles of a server are fetched.
  var network: NetworkRequest
  /// Whose data it is, and how that is said.
  var attribution: MapAttribution = .automatic

  /// Letters that a credit may have.
  private static let longestCredit = 500
  /// The word that stands for the city that is part of the program.
  static let city = "helsinki"
  /// The words that stand for tiles that are part of the program.
  static let builtInTiles = ["world", city]
  /// The words that stand for one look.
  static let looks = ["light", "dark"]
  /// The words that `--style` takes.
  static let styles = looks + ["both"]

  /// Reads the look options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if let style = arguments.value(.style) {
      if style.lowercased().hasSuffix(".json") {
        styleFile = style
      } else {
        appearances = try Self.appearances(style)
      }
    }
    if let code = arguments.value(.language) {
      language = try Self.language(code)
      if styleFile != nil { throw .noEffect(.language, .beside(.style)) }
    }
    if let tiles = arguments.value(.tiles), tiles != "world" { self.tiles = try Self.tiles(tiles) }
    namesWorld = arguments.value(.tiles) == "world"
    network = try NetworkRequest(
      arguments, isRemote: tiles.map(Self.isAddress) ?? (styleFile != nil && !namesWorld),
      hasOwnTiles: tiles != nil || styleFile != nil && !namesWorld)
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

  /// The files that are read, none of which may be written over.
  var inputs: [String] { [styleFile].compactMap(\.self) }

  /// What tiles other than the embedded world, or a style that may name some, are called; nothing where there are none.
  var ownTiles: String? {
    guard let path = tiles ?? (namesWorld ? nil : styleFile) else { return nil }
    if Self.isAddress(path) { return "map" }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return OutputRequest.kind(of: name).map { String(name.dropLast($0.count + 1)) } ?? name
  }

  /// The tiles that the map is drawn from, opened.
  /// - Throws: ``CommandError/tiles(_:)``.
  func openTiles() throws(CommandError) -> MapTiles {
    var tiles = try openSource(try styleFile.map(Self.openStyle))
    if network.options.allowsMissingTiles, !tiles.isWorld { tiles = tiles.allowingMissing() }
    return language.map(tiles.named) ?? tiles
  }

  private func openSource(_ style: MapStyle?) throws(CommandError) -> MapTiles {
    if namesWorld { return style.map(MapTiles.world.drawn) ?? .world }
    guard let tiles = tiles ?? style?.address else {
      if let style, let source = style.openSource {
        throw .style(.lacksSource(path: style.name, source: source))
      }
      return style.map { MapTiles.world.drawn(by: $0.lackingTiles()) } ?? .world
    }
    if self.tiles == Self.city { return style.map(MapTiles.helsinki.drawn) ?? .helsinki }
    do throws(MapTilesError) {
      guard Self.isAddress(tiles) else { return try MapTiles(contentsOf: tiles, style: style) }
      return try MapTiles(url: tiles, network.options, style: style)
    } catch {
      if self.tiles == nil, let style, case .cannotOpen(let path, let code) = error {
        throw .styleTiles(style: style.name, path: path, code: code)
      }
      throw .tiles(error)
    }
  }

  private static func openStyle(_ path: String) throws(CommandError) -> MapStyle {
    let bytes = try fileErrors { () throws(FileError) in try FileContents.read(path) }
    do throws(MapStyleError) { return try MapStyle(parsing: bytes, name: path) } catch { throw .style(error) }
  }

  /// A language's code: letters, then perhaps script and region after hyphens.
  private static func language(_ code: String) throws(UsageError) -> String {
    let parts = code.split(separator: "-", omittingEmptySubsequences: false)
    let isCode =
      code.utf8.count <= 24 && (parts.first.map { (2...3).contains($0.count) } ?? false)
      && parts.allSatisfy {
        (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
    guard isCode else {
      throw .badValue(.language, code, .form("a language's code, such as en, ja or pt-BR"))
    }
    return code
  }

  private static func appearances(_ style: String) throws(UsageError) -> [MapLook] {
    switch style {
    case "light": return [.light]
    case "dark": return [.dark]
    case "both": return [.light, .dark]
    default:
      let near = Suggestion.nearest(to: style, among: styles)
      throw .badValue(.style, style, .word(style, among: styles, near: near))
    }
  }
}
