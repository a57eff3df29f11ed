package import Geography
import Style
import Synchronization
package import Tiles

/// Where a map's tiles come from: opened once, drawn from as often as wanted.
///
/// Two are equal if they are the same; opening a file twice gives two.
public final class MapTiles: Sendable {
  /// What reports and errors call it.
  package let name: String
  /// What gives the bytes.
  package let source: any TileSource
  /// What is in the tiles.
  package let schema: TileSchema
  /// The style that draws them; nothing for the built-in looks.
  package let style: MapStyle?
  /// The language of names, such as `fi`; nothing for those on the spot.
  package let language: String?
  /// Whether pictures of places where there are no tiles are made, blank, instead of failing.
  package let allowsMissing: Bool
  /// What is shown where nothing is asked for, of tiles that are part of the program.
  package let startRegion: CoordinateRegion?
  /// The box that all tiles lie in, once it was looked up.
  let knownReach = Mutex<BoundingBox??>(nil)

  /// The world that is part of the program: Natural Earth and GeoNames.
  public static let world = MapTiles(.world, schema: .world)

  /// The centre of Helsinki, which is part of the program: streets from OpenStreetMap, to try them with.
  public static let helsinki = MapTiles(
    .helsinki, schema: .openMapTiles,
    // From the station to the bay.
    startRegion: CoordinateRegion(
      center: Coordinate(latitude: 60.1738, longitude: 24.9445),
      span: CoordinateSpan(latitudeDelta: 0.006, longitudeDelta: 0.016)))

  private convenience init(
    _ embedded: EmbeddedArchive, schema: TileSchema, startRegion: CoordinateRegion? = nil
  ) {
    guard let archive = try? TileArchive(embedded) else {
      preconditionFailure("the \(embedded) that is part of the program does not read")
    }
    self.init(name: embedded.rawValue, source: archive, schema: schema, startRegion: startRegion)
  }

  private init(
    name: String, source: any TileSource, schema: TileSchema, style: MapStyle? = nil, language: String? = nil,
    allowsMissing: Bool = false, startRegion: CoordinateRegion? = nil
  ) {
    self.name = name
    self.source = source
    self.schema = schema
    self.style = style
    self.language = language
    self.allowsMissing = allowsMissing
    self.startRegion = startRegion
  }

  /// The same tiles, opened no second time, with something about them changed.
  private convenience init(
    _ tiles: MapTiles, style: MapStyle?, language: String?, allowsMissing: Bool
  ) {
    self.init(
      name: tiles.name, source: tiles.source, schema: tiles.schema, style: style, language: language,
      allowsMissing: allowsMissing, startRegion: tiles.startRegion)
  }

  /// The same tiles with names in a language, as far as they have them.
  ///
  /// Where a feature has no name in the language, readers of Latin letters get one in those; else it is the name on the
  /// spot. Styles of one's own say themselves which names they want.
  /// - Parameter language: A code such as `fi`, `ja` or `pt-BR`.
  /// - Returns: The tiles; opened no second time.
  public func named(in language: String) -> MapTiles {
    MapTiles(self, style: style, language: language, allowsMissing: allowsMissing)
  }

  /// The same tiles for views of places where there are none: the picture is blank there, and warns, instead of failing.
  public func allowingMissing() -> MapTiles {
    MapTiles(self, style: style, language: language, allowsMissing: true)
  }

  /// The same tiles drawn by a style instead of a built-in look.
  public func drawn(by style: MapStyle) -> MapTiles {
    MapTiles(self, style: style, language: language, allowsMissing: allowsMissing)
  }

  /// Opens tiles: a PMTiles or MBTiles archive, or a folder of files `z/x/y.pbf`.
  ///
  /// What a file is its first bytes say, not its name. The look is chosen by the layers in the tiles.
  /// - Parameters:
  ///   - path: The file or folder.
  ///   - style: A style that draws them, whatever their layers; a built-in look by default.
  /// - Throws: ``MapTilesError``.
  public convenience init(contentsOf path: String, style: MapStyle? = nil) throws(MapTilesError) {
    let source: any TileSource
    do throws(TileSourceError) { source = try TileSources.open(path) } catch {
      throw MapTilesError(path: path, error)
    }
    try self.init(source, name: path, style: style)
  }

  /// Takes tiles from a source.
  /// - Parameters:
  ///   - source: What gives the bytes.
  ///   - name: What reports and errors call it.
  ///   - fallback: What the tiles are taken for if nothing tells their layers.
  ///   - style: A style that draws them, whatever their layers.
  ///   - allowsMissing: Whether pictures of places where there are no tiles are made, blank.
  /// - Throws: ``MapTilesError``.
  package convenience init(
    _ source: any TileSource, name: String, fallback: TileSchema? = nil, style: MapStyle? = nil,
    allowsMissing: Bool = false
  ) throws(MapTilesError) {
    if [.png, .jpeg, .webP].contains(source.content) {
      self.init(
        name: name, source: source, schema: .pictures, style: style, allowsMissing: allowsMissing)
      return
    }
    guard source.content == .vector else { throw .unsupportedContent(path: name) }
    let layers = try Self.layers(of: source, name)
    guard
      let schema = TileSchema(layers: layers) ?? (layers.isEmpty ? fallback : nil)
        ?? (style.map { _ in .unknown })
    else {
      throw .unknownSchema(path: name, layers: layers.sorted())
    }
    self.init(name: name, source: source, schema: schema, style: style, allowsMissing: allowsMissing)
  }

  /// The layers that the tiles are said to have; where that tells nothing, those of a tile of each zoom, the highest
  /// first, until they tell the schema.
  private static func layers(of source: any TileSource, _ path: String) throws(MapTilesError) -> Set<String> {
    var layers = Set(source.layerNames)
    for zoom in source.zooms.reversed() where TileSchema(layers: layers) == nil {
      guard let address = source.sample(at: zoom), address.isValid else { continue }
      do {
        guard let bytes = try source.tile(at: address) else { continue }
        layers.formUnion(try VectorTile(bytes).layerNames)
      } catch {
        throw MapTilesError(path: path, TileSourceError(error), in: address)
      }
    }
    return layers
  }
}

extension MapTiles {
  /// The style that draws them in a look.
  func document(_ look: MapLook) throws(MapError) -> StyleDocument {
    if let style { return style.document }
    return try look.document(for: schema, language: language)
  }

  /// Whom the tiles say to credit, without the tags that may be in it; else whom their schema does.
  var credit: String? {
    guard let said = source.attribution?.withoutTags, !said.isEmpty else {
      return style?.attribution ?? schema.credit
    }
    return schema == .world && style == nil ? nil : said
  }
}

extension String {
  /// The text of a scrap of HTML: tags left out, the usual character references resolved, blanks run together.
  var withoutTags: String {
    var text = ""
    var isInTag = false
    for character in self {
      switch character {
      case "<": isInTag = true
      case ">" where isInTag: isInTag = false
      default: if !isInTag { text.append(character) }
      }
    }
    let references = [
      "&copy;": "©", "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&nbsp;": " ", "&#169;": "©",
    ]
    for (reference, sign) in references.sorted(by: { $0.key < $1.key }) {
      text = text.replacing(reference, with: sign)
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension MapTiles: Hashable {
  /// Whether two are the same.
  public static func == (one: MapTiles, other: MapTiles) -> Bool { one === other }

  /// Adds what tells it from all others.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
