import Geography
import Style
import Tiles
import Typography

/// A symbol layer at a setting's zoom, ready to be asked for many features.
struct SymbolAsker {
  /// The layer's place in the style.
  let index: Int
  /// The layer at the zoom.
  let layer: EvaluatedLayer
}

/// Makes labels of the tiles' features, as the symbol layers of a style want them.
struct LabelSource: Sendable {
  /// The symbol layers, in the order of the style.
  let layers: [SymbolLayer]
  /// Where the features come from.
  let tiles: TileStore
  /// What sets their names.
  let setter: LabelSetter

  /// A label with its wish for a place.
  typealias Wish = (candidate: LabelCandidate, label: MapLabel)

  /// The labels whose anchors lie in a square of a setting's plane, its left and top sides included.
  func labels(
    in square: ViewRect, of plane: LabelPlane, setting: LabelSetting
  ) throws(MapError) -> [Wish] {
    let block = LabelBlock(square: square, plane: plane, setting: setting)
    var wishes: [Wish] = []
    for tile in block.tiles(zoom: tiles.dataZoom(for: setting.zoom)) {
      let open = try tiles.tile(at: tile.address)
      for layer in layers {
        let evaluated = layer.evaluated(at: setting.zoom)
        guard evaluated.isVisible, let features = open.layers[layer.sourceLayer] else { continue }
        let units = TileUnits(tile, extent: features.extent)
        add(features, of: SymbolAsker(index: layer.index, layer: evaluated), units, in: block, to: &wishes)
      }
    }
    return wishes
  }

  private func add(
    _ features: VectorTileLayer, of asker: SymbolAsker, _ units: TileUnits, in block: LabelBlock,
    to wishes: inout [Wish]
  ) {
    var geometry = TileGeometry()
    for feature in features.features {
      // A broken geometry is that feature's loss; the drawing of its layer tells of it.
      do { try feature.decodeGeometry(into: &geometry) } catch { continue }
      if asker.layer.isAlongLines {
        addLines(geometry, of: feature, asker, units, in: block, to: &wishes)
      } else {
        addPoints(geometry, of: feature, asker, units, in: block, to: &wishes)
      }
    }
  }

  private func addPoints(
    _ geometry: TileGeometry, of feature: VectorTileFeature, _ asker: SymbolAsker, _ units: TileUnits,
    in block: LabelBlock, to wishes: inout [Wish]
  ) {
    guard geometry.kind == .point else { return }
    for point in geometry.points where units.owns(point) {
      let anchor = units.world(point)
      let place = block.plane.place(units.onItsWorld(anchor))
      guard block.owns(place),
        let specification = asker.layer.specification(of: feature)
      else { continue }
      let (shapes, positions) = setter.set(specification)
      guard !positions.isEmpty else { continue }
      let label = MapLabel(
        layer: asker.index, feature: feature, specification: specification, anchor: anchor,
        wrap: units.wrap, form: .point(shapes))
      wishes.append((candidate(label, at: place, positions, repeatDistance: 150), label))
    }
  }

  private func addLines(
    _ geometry: TileGeometry, of feature: VectorTileFeature, _ asker: SymbolAsker, _ units: TileUnits,
    in block: LabelBlock, to wishes: inout [Wish]
  ) {
    guard geometry.kind == .line else { return }
    var specification: LabelSpecification?
    for part in 0..<geometry.partCount {
      for line in units.lines(geometry.points[geometry.part(part)]) where block.meets(line, units) {
        specification = specification ?? asker.layer.specification(of: feature)
        guard let specification else { return }
        let spacing = max(asker.layer.number(.symbolSpacing, feature), 1)
        let maxAngle = asker.layer.number(.textMaxAngle, feature)
        let runs = LabelRuns(line, specification, zoom: block.setting.zoom, spacing: spacing)
        for run in runs.all(setter, maxAngle: maxAngle) {
          let anchor = run.anchor
          let place = block.plane.place(units.onItsWorld(anchor))
          guard block.owns(place),
            let boxes = run.boxes(block.plane, padding: specification.padding, maxAngle: maxAngle)
          else { continue }
          let label = MapLabel(
            layer: asker.index, feature: feature, specification: specification, anchor: anchor,
            wrap: units.wrap, form: .line(run.text, line: run.line, middle: run.middle))
          let position = LabelCandidate.Position(choice: 0, boxes: boxes)
          wishes.append((candidate(label, at: place, [position], repeatDistance: spacing * 0.7), label))
        }
      }
    }
  }

  private func candidate(
    _ label: MapLabel, at place: ViewPoint, _ positions: [LabelCandidate.Position], repeatDistance: Double
  ) -> LabelCandidate {
    let priority = LabelCandidate.Priority(
      layer: label.layer, sortKey: label.specification.sortKey, anchor: label.anchor,
      name: label.specification.text)
    // Capitals and small letters say the same: "MONACO" beside "Monaco" is one name twice.
    return LabelCandidate(
      priority: priority, name: label.specification.text.uppercased(), anchor: place, positions: positions,
      repeatDistance: repeatDistance)
  }
}
