import Geography
import Scene
import Style
import Typography

/// Draws the labels of a view.
struct LabelComposer {
  /// The symbol layers, in the order of the style.
  let layers: [SymbolLayer]
  /// Settles the labels.
  let store: LabelStore
  /// Sets them in type.
  let setter: LabelSetter

  /// What drawing labels gives.
  struct Result {
    /// The items of each symbol layer, by its index in the style.
    var items: [Int: [SceneItem]] = [:]
    /// The labels, in the order in which they are drawn.
    var labels: [ComposedMap.PlacedLabel] = []
    /// What was missing.
    var warnings: [MapWarning] = []
  }

  /// A settled label with the shares of the settings that have it.
  private struct Shown {
    var label: MapLabel
    var identity: MapLabel.Identity
    var position: Int
    var share: Double
  }

  /// Draws the labels of a view.
  /// - Parameters:
  ///   - viewport: The view; not tilted.
  ///   - obstacles: What labels give way to.
  /// - Returns: The items, and what a report tells of them.
  /// - Throws: ``MapError`` if a tile cannot be read.
  func compose(_ viewport: Viewport, obstacles: LabelObstacles = LabelObstacles()) throws(MapError) -> Result
  {
    var result = Result()
    var asked: [Int: EvaluatedLayer] = [:]
    for layer in layers { asked[layer.index] = layer.evaluated(at: viewport.zoom512) }
    // What is drawn later covers what is drawn before: the first in rank come last.
    for shown in try shown(in: viewport).reversed() {
      guard let layer = asked[shown.label.layer] else { continue }
      draw(shown, layer, viewport, obstacles, into: &result)
    }
    return result
  }

  /// The labels of all settings that the view lies between, each once, first in rank first.
  private func shown(in viewport: Viewport) throws(MapError) -> [Shown] {
    var shown: [MapLabel.Identity: Shown] = [:]
    for (setting, share) in LabelSetting.around(zoom: viewport.zoom512, heading: viewport.heading) {
      let found = try store.placed(at: setting, in: viewport, margin: LabelField.widest)
      for (label, identity, position) in found {
        let fresh = Shown(label: label, identity: identity, position: position, share: 0)
        shown[identity, default: fresh].share += share
      }
    }
    return shown.values.sorted { one, other in
      let (left, right) = (one.identity, other.identity)
      if left.priority != right.priority { return left.priority < right.priority }
      return left.wrap != right.wrap ? left.wrap < right.wrap : left.choice < right.choice
    }
  }

  private func draw(
    _ shown: Shown, _ layer: EvaluatedLayer, _ viewport: Viewport, _ obstacles: LabelObstacles,
    into result: inout Result
  ) {
    guard !obstacles.isSaid(shown.label.specification.text, at: shown.label.anchor) else { return }
    let paint = layer.labelPaint(of: shown.label.feature)
    guard let drawing = LabelDrawing(shown.label, position: shown.position, paint, viewport) else { return }
    let strength =
      LabelSetting.strength(ofShare: shown.share) * EdgeFade.atEdge(drawing.box, size: viewport.size)
      * obstacles.strength(of: drawing.box)
    guard strength * max(paint.opacity, paint.icon?.opacity ?? 0) > 1 / 512 else { return }
    result.items[shown.label.layer, default: []] += drawing.items(strength: strength)
    result.labels.append(
      ComposedMap.PlacedLabel(
        text: shown.label.specification.text, point: drawing.anchor, angle: drawing.angle,
        layer: layer.layer.id,
        opacity: strength * paint.opacity))
    result.warnings += warnings(of: shown.label)
  }

  private func warnings(of label: MapLabel) -> [MapWarning] {
    var warnings: [MapWarning] = []
    let missing =
      switch label.form {
      case .point(let shapes): shapes.first?.layout.missing ?? []
      case .line(let text, _, _): text.missing
      }
    if !missing.isEmpty {
      warnings.append(.missingGlyphs(text: label.specification.text, scalars: missing))
    }
    if let substitution = setter.match(label.specification).substitution {
      warnings.append(.substitutedFont(asked: substitution.requested, used: substitution.used))
    }
    return warnings
  }
}
