package import Geography
package import JSON

/// One layer of a style: what of which source is drawn, and how.
package struct StyleLayer: Sendable {
  /// Its name, the only one of this name in the style.
  package let id: String
  /// What kind of layer it is.
  package let kind: LayerKind
  /// The name of its source; nothing for a background.
  package let source: String?
  /// The layer of the source's tiles whose features it draws.
  package let sourceLayer: String?
  /// The least zoom at which it shows; it shows from this zoom on.
  package let minZoom: Double
  /// The zoom at which it shows no more.
  package let maxZoom: Double
  /// Which features it draws.
  package let filter: StyleFilter
  /// What tools have noted in it.
  package let metadata: JSON?
  /// By ``LayerKind/slot(of:)``; nothing where the style says nothing.
  let expressions: [PropertyExpression?]

  /// Whether it shows at a zoom, so far as zoom and visibility go.
  package func isVisible(at zoom: Double, _ surroundings: Surroundings = .none) -> Bool {
    guard zoom >= minZoom, zoom < maxZoom else { return false }
    let visibility = try? expression(.visibility)?.evaluate(
      EvaluationContext(zoom: zoom, surroundings: surroundings))
    return visibility != .string("none")
  }

  /// Whether the style says something of a property.
  package func isSpecified(_ property: StyleProperty) -> Bool { expression(property) != nil }

  /// What the style says of a property.
  package func expression(_ property: StyleProperty) -> PropertyExpression? {
    kind.slot(of: property).flatMap { $0 < expressions.count ? expressions[$0] : nil }
  }

  /// Whether it draws a feature at a zoom.
  package func accepts(_ feature: any FeatureAttributes, zoom: Double, _ surroundings: Surroundings = .none)
    -> Bool
  {
    filter.accepts(EvaluationContext(zoom: zoom, feature: feature, surroundings: surroundings))
  }

  /// The layer with all settled that hangs on the zoom alone, ready to be asked for many features.
  ///
  /// - Parameters:
  ///   - zoom: the zoom of the picture.
  ///   - filterZoom: the zoom that the filter sees, if another one; MapLibre's filters see whole zooms.
  ///   - surroundings: images and state.
  /// - Returns: a value that can be used on any thread.
  package func evaluated(
    at zoom: Double, filterZoom: Double? = nil, _ surroundings: Surroundings = .none
  ) -> EvaluatedLayer {
    EvaluatedLayer(self, zoom: zoom, filterZoom: filterZoom ?? zoom, surroundings)
  }
}
