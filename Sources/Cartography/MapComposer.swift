package import Geography
import JSON
import Scene
import Style
import Tiles
package import Typography
import Views

/// Turns views of the map into scenes.
///
/// Copies share the tiles they have opened and the labels they have settled; several threads may compose
/// at once. What comes out is a function of the request alone.
package struct MapComposer: Sendable {
  /// The look.
  package let look: MapLook
  /// The faces that text is set in.
  package let fonts: FontLibrary

  private let document: StyleDocument
  /// The layers that are drawn.
  private let layers: [StyleLayer]
  /// What each layer takes out of tiles.
  private let plans: [ShapePlan?]
  private let shapes = ShapeStore()
  /// What is drawn on the map is drawn for this ground.
  private let scheme: ColorScheme
  /// What is drawn.
  let source: MapTiles
  private let tiles: TileStore
  private let labels: LabelComposer
  /// The tiles, where they are pictures.
  let pictures: PictureStore?
  private let issues: [MapWarning]
  /// Whom to credit for the tiles, where they or their schema say so.
  private let attribution: String?

  /// Points round the picture whose discs and labels may reach in.
  private static let margin = 256.0
  /// Tiles that a picture may need at most.
  private static let mostTiles = 4096
  /// Worlds that may stand side by side and in a row, at the smallest zooms.
  private static let mostWorlds = 160

  /// Draws tiles in the look that is theirs; by default the embedded world.
  /// - Parameters:
  ///   - look: Light or dark.
  ///   - source: The tiles.
  ///   - fonts: The faces.
  ///   - decode: Reads a tile that is a picture; by default none can be read.
  /// - Throws: ``MapError/look(name:_:)``.
  package init(
    look: MapLook, of source: MapTiles = .world, fonts: FontLibrary = .bundled,
    decode: @escaping PictureStore.Decoder = { _, _ throws(PictureStore.Unreadable) in
      throw PictureStore.Unreadable(reason: "nothing reads pictures here")
    }
  ) throws(MapError) {
    let document = try source.document(look)
    let support = source.style.map { StyleSupport($0, isPictures: source.schema == .pictures) }
    let layers = support?.layers ?? document.layers
    self.layers = layers
    plans = layers.enumerated().map { ShapePlan($1, at: $0) }
    scheme = source.style.map { $0.isDark ? .dark : .light } ?? (look == .light ? .light : .dark)
    self.look = look
    self.fonts = fonts
    self.document = document
    self.source = source
    // Of a ground that is drawn alone nobody has made the data.
    attribution = layers.contains { $0.kind != .background } ? source.credit : nil
    tiles = TileStore(source, layerNames: Set(layers.compactMap(\.sourceLayer)))
    pictures = source.schema == .pictures ? PictureStore(source, decode: decode) : nil
    let symbols = layers.enumerated().filter { $0.element.kind == .symbol }.map {
      SymbolLayer(index: $0.offset, layer: $0.element)
    }
    let setter = LabelSetter(fonts: fonts)
    let names = LabelSource(layers: symbols, tiles: tiles, setter: setter)
    labels = LabelComposer(layers: symbols, store: LabelStore(names), setter: setter)
    issues =
      support?.warnings ?? document.issues.map { .style(path: "\($0.path)", problem: "\($0.cause)") }
  }

  /// Composes one picture.
  /// - Parameters:
  ///   - viewport: The view; not tilted.
  ///   - scale: Pixels per point.
  ///   - annotations: What stands on the map.
  ///   - attribution: What the credit says.
  /// - Returns: The scene, and what a report tells of it.
  /// - Throws: ``MapError`` if the view is tilted, needs too many tiles, lies where there are none, or a tile cannot be
  ///   read.
  package func compose(
    _ viewport: Viewport, scale: Double, annotations: [MapAnnotation] = [],
    attribution: MapAttribution = .automatic
  ) throws(MapError) -> ComposedMap {
    var environment = EnvironmentValues(fonts: fonts, displayScale: scale)
    environment.colorScheme = scheme
    let pins = try AnnotationComposer(viewport: viewport, environment: environment).compose(annotations)
    var obstacles = pins.obstacles
    let line = AttributionView(credits: credits(for: viewport, attribution)).render(
      in: viewport.size, environment: environment)
    if let ink = line.ink { obstacles.add(ink, pushes: false) }
    var map = try ground(viewport, scale: scale, obstacles: obstacles, attribution: attribution)
    let saysThatAllIsMissing = map.warnings.contains(.missingTiles(source: tiles.name, isAll: true))
    if isBare(map, viewport), !saysThatAllIsMissing {
      map.warnings.append(.nothingToShow(zoom: viewport.zoom, of: bareGround))
    }
    map.scene.items += pins.items
    let credit = AttributionView(credits: map.credits).render(in: viewport.size, environment: environment)
    map.scene.items += credit.items
    map.warnings += credit.missing.map { .missingGlyphs(text: $0.text, scalars: $0.scalars) }
    map.items = pins.placed
    map.faces = map.scene.faces
    map.warnings = (map.warnings + pins.warnings).unique
    return map
  }

  /// Composes the map alone: nothing stands on it, and it does not say who made its data.
  /// - Parameters:
  ///   - viewport: The view; not tilted.
  ///   - scale: Pixels per point.
  ///   - obstacles: What names give way to.
  ///   - attribution: What the credit is to say.
  ///   - edges: What becomes of labels at the picture's edges.
  /// - Returns: The scene, and what a report tells of it, with the credits that are due.
  /// - Throws: As ``compose(_:scale:annotations:attribution:)``.
  package func ground(
    _ viewport: Viewport, scale: Double, obstacles: LabelObstacles, attribution: MapAttribution = .automatic,
    edges: LabelEdges = .fade
  ) throws(MapError) -> ComposedMap {
    guard viewport.pitch == 0 else { throw .pitch(viewport.pitch) }
    // Before the names: they look into all tiles of the view as well.
    _ = try cover(viewport, margin: Self.margin)
    try checkReach(of: viewport)
    let layers = evaluated(at: viewport.zoom512)
    let names = try labels.compose(viewport, obstacles: obstacles, edges: edges)
    var map = try ground(viewport, scale: scale, layers, names)
    let drawn = Set(names.labels.map(\.layer))
    map.credits = credits(attribution, layers)
      .filter { $0.layers.isEmpty || !$0.layers.isDisjoint(with: drawn) }.map(\.text)
    map.labels = names.labels
    map.faces = map.scene.faces
    map.warnings =
      (issues + (try languageWarnings(viewport)) + (try settled(map.warnings, viewport)) + names.warnings)
      .unique
    return map
  }

  /// The zoom (256) from which a view may be closer than the map has anything to show.
  private static let bareZoom = 13.5
  /// The shorter side, in points, of a picture in which something would be expected.
  private static let bareSide = 200.0

  /// Whether a picture shows the ground and, at most, the light of a city.
  private func isBare(_ map: ComposedMap, _ viewport: Viewport) -> Bool {
    guard pictures == nil, viewport.zoom >= Self.bareZoom, map.labels.isEmpty,
      min(viewport.size.width, viewport.size.height) >= Self.bareSide
    else { return false }
    return map.scene.items.allSatisfy { item in
      if case .disc = item { true } else { !item.shows(in: viewport.size) }
    }
  }

  /// All credits that may be due in a view, whatever names it turns out to show.
  package func credits(for viewport: Viewport, _ attribution: MapAttribution = .automatic) -> [String] {
    credits(attribution, evaluated(at: viewport.zoom512)).map(\.text)
  }

  private func evaluated(at zoom: Double) -> [(index: Int, layer: EvaluatedLayer)] {
    // Filters see quarters of a zoom, as labels do, so that both change at the same places.
    let filterZoom = (zoom * LabelSetting.stepsPerZoom).rounded(.down) / LabelSetting.stepsPerZoom
    return layers.enumerated().compactMap { index, layer in
      let evaluated = layer.evaluated(at: zoom, filterZoom: filterZoom)
      return evaluated.isVisible || layer.kind == .symbol ? (index, evaluated) : nil
    }
  }

  /// The background, areas, lines, discs and labels, in the order of the style.
  private func ground(
    _ viewport: Viewport, scale: Double, _ layers: [(index: Int, layer: EvaluatedLayer)],
    _ names: LabelComposer.Result
  ) throws(MapError) -> ComposedMap {
    if let pictures { return try mosaic(pictures, viewport, scale: scale, layers) }
    let near = try opened(viewport, margin: 0)
    let composer = LayerComposer(
      walk: FeatureWalk(tiles: near, source: tiles.name, viewport: viewport),
      wideWalk: FeatureWalk(
        tiles: try opened(viewport, margin: Self.margin), source: tiles.name, viewport: viewport),
      viewport: viewport, shapes: shapes)
    var map = ComposedMap(scene: Scene(size: viewport.size, scale: scale))
    for (index, layer) in layers {
      switch layer.layer.kind {
      case .background:
        let color = Color(layer.color(.backgroundColor)).opacity(layer.number(.backgroundOpacity))
        map.scene.background = color
      case .symbol:
        map.scene.items += names.items[index] ?? []
      default:
        let (items, warnings) = composer.compose(layer, plans[index])
        map.scene.items += items
        map.warnings += warnings
      }
    }
    for (tile, open) in near {
      map.warnings += open.faults.map {
        .skippedFeature(tile: tile.address, layer: nil, source: tiles.name, reason: $0.reason)
      }
    }
    let isBlank =
      !near.isEmpty && near.allSatisfy { $0.open.isBlank || $0.open.isMissing }
      && !map.scene.items.contains { $0.shows(in: viewport.size) }
    if near.contains(where: \.open.isForeign), near.allSatisfy({ $0.open.isForeign || $0.open.isBlank }) {
      map.warnings.append(.foreignTiles(source: tiles.name))
    }
    if tiles.tellsOfMissing, isBlank || near.contains(where: { $0.open.isMissing }) {
      map.warnings.append(.missingTiles(source: tiles.name, isAll: isBlank))
    }
    map.tiles =
      near.filter { !$0.open.isEmpty }.map {
        ComposedMap.UsedTile(address: $0.open.origin, source: tiles.name)
      }.unique
    return map
  }

  /// The background and the pictures.
  private func mosaic(
    _ pictures: PictureStore, _ viewport: Viewport, scale: Double,
    _ layers: [(index: Int, layer: EvaluatedLayer)]
  ) throws(MapError) -> ComposedMap {
    var map = ComposedMap(scene: Scene(size: viewport.size, scale: scale))
    for (_, layer) in layers {
      switch layer.layer.kind {
      case .background: map.scene.background = Color(layer.color(.backgroundColor))
      case .raster:
        let mosaic = try PictureMosaic(viewport, scale: scale, of: pictures)
        map.scene.items += mosaic.items(opacity: layer.number(.rasterOpacity))
        map.tiles = mosaic.used.map { ComposedMap.UsedTile(address: $0, source: pictures.name) }.unique
        if mosaic.isStretched { map.warnings.append(.nothingToShow(zoom: viewport.zoom, of: .pictures)) }
        if mosaic.isIncomplete {
          map.warnings.append(.missingTiles(source: pictures.name, isAll: mosaic.used.isEmpty))
        }
      default: continue
      }
    }
    return map
  }

  /// The tiles under a view and so many points round it.
  func opened(
    _ viewport: Viewport, margin: Double
  ) throws(MapError) -> [(tile: PlacedTile, open: OpenTile)] {
    var result: [(PlacedTile, OpenTile)] = []
    for tile in try cover(viewport, margin: margin).tiles {
      result.append((tile, try tiles.tile(at: tile.address)))
    }
    return result
  }

  /// The tiles under a view and so many points round it.
  private func cover(_ viewport: Viewport, margin: Double) throws(MapError) -> TileCover {
    let zoom = tiles.dataZoom(for: viewport.zoom512)
    do throws(GeographyError) {
      return try TileCover(
        viewport, zoom: zoom, margin: margin, limit: zoom == 0 ? Self.mostWorlds : Self.mostTiles)
    } catch {
      throw .tooManyTiles(zoom: zoom)
    }
  }

  /// A credit and the layers whose names it is due for; for all of the map if there are none.
  private struct Credit {
    var text: String
    var layers: Set<String> = []
  }

  private func credits(
    _ attribution: MapAttribution, _ layers: [(index: Int, layer: EvaluatedLayer)]
  ) -> [Credit] {
    switch attribution {
    case .none: return []
    case .text(let text): return [Credit(text: text)]
    case .automatic: break
    }
    var credits: [Credit] = []
    if let credit = self.attribution { credits.append(Credit(text: credit)) }
    if let credit = document.json["metadata"]?["veduta:credit"]?.string {
      credits.append(Credit(text: credit))
    }
    for (_, layer) in layers where layer.isVisible {
      guard let text = layer.layer.metadata?["veduta:credit"]?.string else { continue }
      if let place = credits.firstIndex(where: { $0.text == text }) {
        credits[place].layers.insert(layer.layer.id)
      } else {
        credits.append(Credit(text: text, layers: [layer.layer.id]))
      }
    }
    return credits
  }
}

extension Array where Element: Hashable {
  /// The elements, each once, in the order of their first occurrence.
  fileprivate var unique: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
