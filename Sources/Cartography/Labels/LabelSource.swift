import Geography
import Style
import Tiles
import Typography

/// Makes labels of the tiles' features, as the symbol layers of a style want them.
struct LabelSource: Sendable {
  /// The symbol layers, in the order of the style.
  let layers: [SymbolLayer]
  /// Where the features come from.
  let tiles: TileStore
  /// What sets their names.
  let setter: LabelSetter
  private let features = Recent<LayerKey, NamedFeatures>(capacity: 192)
  private let lines = Recent<LinesKey, NamedLines>(capacity: 512)

  private struct LayerKey: Hashable {
    var address: TileAddress
    var layer: String
  }

  private struct LinesKey: Hashable {
    var address: TileAddress
    var layer: Int
    var zoom: Double
  }

  /// Makes labels of tiles.
  init(layers: [SymbolLayer], tiles: TileStore, setter: LabelSetter) {
    self.layers = layers
    self.tiles = tiles
    self.setter = setter
  }

  /// A label with its wish for a place.
  typealias Wish = (candidate: LabelCandidate, label: MapLabel)

  /// The symbol layers that show at a setting's zoom.
  func askers(at setting: LabelSetting) -> [SymbolAsker] {
    layers.compactMap { layer in
      let evaluated = layer.evaluated(at: setting.zoom)
      guard evaluated.isVisible else { return nil }
      return SymbolAsker(
        index: layer.index, sourceLayer: layer.sourceLayer, layer: evaluated,
        wholeZoom: layer.evaluated(at: setting.zoom.rounded(.down)))
    }
  }

  /// The labels whose anchors lie in a block of a setting's plane, for the layers that show there.
  func labels(in block: LabelBlock, for askers: [SymbolAsker]) throws(MapError) -> [Wish] {
    var wishes = Wishes()
    for tile in block.tiles(zoom: tiles.dataZoom(for: block.setting.zoom)) {
      let open = try tiles.tile(at: tile.address)
      for asker in askers {
        guard let layer = open.layers[asker.sourceLayer] else { continue }
        let key = LayerKey(address: tile.address, layer: asker.sourceLayer)
        let found = features.value(key) {
          NamedFeatures(layer, TileUnits(tile.address, origin: open.origin, extent: layer.extent))
        }
        if asker.layer.isAlongLines {
          let key = LinesKey(address: tile.address, layer: asker.index, zoom: asker.wholeZoom.zoom)
          let lines = lines.value(key) { NamedLines(found, for: asker) }
          addLines(lines, asker, wrap: tile.wrap, in: block, to: &wishes.lines)
        } else {
          addPoints(found, asker, wrap: tile.wrap, in: block, to: &wishes.names)
        }
      }
    }
    return LabelCrowd.thinned(wishes.names, place: \.place, priority: \.priority).compactMap(set)
      + wishes.lines
  }

  /// What a block's features wish for.
  private struct Wishes {
    /// Upright names, not set in type yet.
    var names: [Name] = []
    /// Names along lines.
    var lines: [Wish] = []
  }

  /// An upright name that has not been set in type.
  private struct Name {
    var label: MapLabel
    var place: ViewPoint
    var priority: LabelCandidate.Priority
  }

  /// How far two names of the same words stay apart that stand at points, in points.
  private static let repeatDistance = 150.0

  private func set(_ name: Name) -> Wish? {
    let (shapes, positions) = setter.set(name.label.specification)
    guard !positions.isEmpty else { return nil }
    var label = name.label
    label.form = .point(shapes)
    // An icon without words says nothing that might be said twice.
    let distance = name.label.specification.text.isEmpty ? 0 : Self.repeatDistance
    var candidate = candidate(label, at: name.place, positions, repeatDistance: distance)
    candidate.holdsOn = label.specification.icon.map { $0.name != MapIcon.dotName } ?? false
    candidate.bareChoice = shapes.isEmpty || positions.count == shapes.count ? nil : positions.last?.choice
    return (candidate, label)
  }

  private func addPoints(
    _ features: NamedFeatures, _ asker: SymbolAsker, wrap: Int, in block: LabelBlock, to names: inout [Name]
  ) {
    for (feature, anchor) in features.points {
      let place = block.plane.place(anchor.shifted(worlds: wrap))
      guard block.owns(place), let specification = asker.layer.specification(of: feature) else { continue }
      let label = MapLabel(
        layer: asker.index, feature: feature, specification: specification, anchor: anchor, wrap: wrap,
        form: .point([]))
      names.append(Name(label: label, place: place, priority: priority(of: label)))
    }
  }

  private func addLines(
    _ named: NamedLines, _ asker: SymbolAsker, wrap: Int, in block: LabelBlock, to wishes: inout [Wish]
  ) {
    for line in named.lines where block.meets(line.bounds, wrap: wrap) {
      let feature = line.feature
      guard let specification = asker.layer.specification(of: feature),
        specification.text.unicodeScalars.count <= LabelSpecification.mostLettersOfLines
      else { continue }
      let spacing = min(max(asker.layer.number(.symbolSpacing, feature), 1), 2 * LabelSpecification.farthest)
      let maxAngle = asker.layer.number(.textMaxAngle, feature)
      let text = setter.shape(specification)
      let size = asker.wholeZoom.number(.textSize, feature)
      let runs = LabelRuns(line.points, text, size: size, zoom: block.setting.zoom, spacing: spacing)
      for run in runs.all(maxAngle: maxAngle) {
        let place = block.plane.place(run.anchor.shifted(worlds: wrap))
        guard block.owns(place),
          let boxes = run.boxes(of: text, block.plane, padding: specification.padding, maxAngle: maxAngle)
        else { continue }
        let label = MapLabel(
          layer: asker.index, feature: feature, specification: specification, anchor: run.anchor, wrap: wrap,
          form: .line(text, line: run.line, middle: run.middle))
        let position = LabelCandidate.Position(choice: 0, boxes: boxes, padding: specification.padding)
        wishes.append((candidate(label, at: place, [position], repeatDistance: spacing * 0.7), label))
      }
    }
  }

  private func candidate(
    _ label: MapLabel, at place: ViewPoint, _ positions: [LabelCandidate.Position], repeatDistance: Double
  ) -> LabelCandidate {
    // Capitals and small letters say the same: "MONACO" beside "Monaco" is one name twice.
    LabelCandidate(
      priority: priority(of: label), name: label.specification.name, anchor: place,
      positions: positions, repeatDistance: repeatDistance)
  }

  private func priority(of label: MapLabel) -> LabelCandidate.Priority {
    LabelCandidate.Priority(
      layer: label.layer, sortKey: label.specification.sortKey, anchor: label.anchor,
      name: label.specification.text)
  }
}

/// A symbol layer at a setting's zoom, ready to be asked for many features.
struct SymbolAsker: Sendable {
  /// The layer's place in the style.
  let index: Int
  /// The layer of the tiles that it takes its features from.
  let sourceLayer: String
  /// The layer at the zoom.
  let layer: EvaluatedLayer
  /// The layer at the whole zoom before it.
  let wholeZoom: EvaluatedLayer
}
