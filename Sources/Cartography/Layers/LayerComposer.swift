import Geography
import JSON
import Scene
import Style
import Tiles

/// Makes the items of one style layer of areas, lines or discs.
struct LayerComposer {
  /// The tiles under the picture.
  let walk: FeatureWalk
  /// The tiles under the picture and round it, for discs that reach in.
  let wideWalk: FeatureWalk
  /// The view.
  let viewport: Viewport
  /// What was taken out of tiles.
  let shapes: ShapeStore

  /// What one layer gives.
  typealias Result = (items: [SceneItem], warnings: [MapWarning])

  /// Makes the items of a layer.
  /// - Parameters:
  ///   - layer: The layer at the picture's zoom.
  ///   - plan: What it takes out of tiles, if it draws areas or lines.
  /// - Returns: The items, none for kinds that are composed elsewhere, and what was left out.
  func compose(_ layer: EvaluatedLayer, _ plan: ShapePlan?) -> Result {
    switch (layer.layer.kind, plan) {
    case (.fill, let plan?): fills(layer, plan)
    case (.line, let plan?): lines(layer, plan)
    case (.circle, _): circles(layer)
    default: ([], [])
    }
  }

  private func fills(_ layer: EvaluatedLayer, _ plan: ShapePlan) -> Result {
    var groups = Grouped<Color, PlacedOutlines>()
    let shift = Transform(translation: layer.numbers(.fillTranslate))
    let warnings = walk.each(plan, margin: 2, layer, from: shapes) { shapes, frame in
      for batch in shapes.batches where frame.meets(batch.outlines) {
        let color = Color(layer.color(.fillColor, batch.sample))
          .opacity(layer.number(.fillOpacity, batch.sample))
        guard color.alpha > 0 else { continue }
        groups.add(PlacedOutlines(batch.outlines, frame.transform.then(shift)), as: color)
      }
    }
    let items = groups.groups.map { group in
      var fill = Fill([], paint: .color(group.key))
      fill.outlines = group.shapes
      return SceneItem.fill(fill)
    }
    return (items, warnings)
  }

  private func lines(_ layer: EvaluatedLayer, _ plan: ShapePlan) -> Result {
    var groups = Grouped<LinePaint, PlacedOutlines>()
    let shift = Transform(translation: layer.numbers(.lineTranslate))
    let warnings = walk.each(plan, margin: 40, layer, from: shapes) { shapes, frame in
      for batch in shapes.batches where frame.meets(batch.outlines) {
        let paint = LinePaint(layer, batch.sample)
        guard paint.isVisible else { continue }
        groups.add(PlacedOutlines(batch.outlines, frame.transform.then(shift)), as: paint)
      }
    }
    let strokes = groups.groups.map { SceneItem.stroke($0.key.stroke($0.shapes)) }
    guard !strokes.isEmpty, let area = layer.layer.metadata?["veduta:clip"]?.string else {
      return (strokes, warnings)
    }
    return ([.group(Group(strokes, clip: self.area(area)))], warnings)
  }

  /// All areas of a source layer, as one path.
  private func area(_ sourceLayer: String) -> Path {
    var path = Path()
    _ = walk.each(ShapePlan(allAreasOf: sourceLayer), margin: 2, from: shapes) { shapes, frame in
      for batch in shapes.batches { path.append(batch.outlines.path(frame.transform)) }
    }
    return path
  }

  private func circles(_ layer: EvaluatedLayer) -> Result {
    var items: [SceneItem] = []
    let shift = Transform(translation: layer.numbers(.circleTranslate))
    let picture = ViewRect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height)
    let warnings = wideWalk.each(
      layer.layer.sourceLayer ?? "", margin: 0, accepts: layer.accepts
    ) { feature, geometry, frame in
      guard geometry.kind == .point else { return }
      let disc = disc(layer, feature)
      guard disc.color.alpha > 0 || disc.ringColor.alpha > 0 else { return }
      let reach = disc.radius + disc.ringWidth
      for point in geometry.points where frame.owns(point) {
        let center = shift.apply(frame.place(SIMD2(Double(point.x), Double(point.y))))
        let box = ViewRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
        guard box.intersects(picture) else { continue }
        var placed = disc
        placed.center = center
        items.append(.disc(placed))
      }
    }
    return (items, warnings)
  }

  private func disc(_ layer: EvaluatedLayer, _ feature: VectorTileFeature) -> Disc {
    Disc(
      center: .zero, radius: layer.number(.circleRadius, feature),
      blur: min(max(layer.number(.circleBlur, feature), 0), 1),
      color: Color(layer.color(.circleColor, feature)).opacity(layer.number(.circleOpacity, feature)),
      ringWidth: layer.number(.circleStrokeWidth, feature),
      ringColor: Color(layer.color(.circleStrokeColor, feature))
        .opacity(layer.number(.circleStrokeOpacity, feature)))
  }
}

extension Transform {
  /// A shift by a style's pair of numbers; none without a pair.
  fileprivate init(translation: [Double]) {
    self = translation.count == 2 ? .translation(x: translation[0], y: translation[1]) : .identity
  }
}
