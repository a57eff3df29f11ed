package import Geography
import JSON

/// A layer at one zoom: for each property either the value for all features, or what is left to ask of each.
///
/// Make one for each layer and picture, and ask it for each feature. Properties are asked in the form that
/// their kind has (``number(_:_:)``, ``color(_:_:)``, ...); where an expression gives nothing or fails for
/// a feature, the property's default is given, and ``failures(_:)`` tells why.
package struct EvaluatedLayer: Sendable {
  /// The layer.
  package let layer: StyleLayer
  /// The zoom at which it was evaluated.
  package let zoom: Double
  /// The zoom that its filter sees.
  package let filterZoom: Double
  private let surroundings: Surroundings
  private let filter: StyleFilter
  private let slots: [Slot]

  /// What is left of a property.
  private enum Slot: Sendable {
    case constant(StyleValue)
    /// The expression, and the property's default for features where it fails.
    case feature(any ExpressionNode, PropertyDefinition)
  }

  init(_ layer: StyleLayer, zoom: Double, filterZoom: Double, _ surroundings: Surroundings) {
    self.layer = layer
    self.zoom = zoom
    self.filterZoom = filterZoom
    self.surroundings = surroundings
    let context = EvaluationContext(zoom: zoom, surroundings: surroundings)
    var folding = Folding(context)
    slots = zip(layer.kind.properties, layer.expressions).map { property, expression in
      let definition = property.definition
      guard let expression else { return .constant(definition.defaultValue ?? .null) }
      let node = folding.fold(expression.node)
      guard node.needs.isEmpty else { return .feature(node, definition) }
      return .constant(Self.settled(node, definition, context))
    }
    var filterFolding = Folding(EvaluationContext(zoom: filterZoom, surroundings: surroundings))
    filter = layer.filter.folded(&filterFolding)
  }

  private static func settled(
    _ node: any ExpressionNode, _ definition: PropertyDefinition, _ context: EvaluationContext
  ) -> StyleValue {
    do throws(EvaluationError) {
      return try definition.checked(try node.evaluate(context))
    } catch { return definition.defaultValue ?? .null }
  }

  /// Whether the layer shows at this zoom at all.
  package var isVisible: Bool { layer.isVisible(at: zoom, surroundings) && !filter.acceptsNone }

  /// Whether the layer draws a feature.
  package func accepts(_ feature: any FeatureAttributes) -> Bool {
    filter.acceptsAll
      || filter.accepts(EvaluationContext(zoom: filterZoom, feature: feature, surroundings: surroundings))
  }

  /// Whether a property has the same value for all features.
  package func isFeatureConstant(_ property: StyleProperty) -> Bool {
    guard let slot = layer.kind.slot(of: property), case .feature = slots[slot] else { return true }
    return false
  }

  /// Whether the style says something of a property.
  package func isSpecified(_ property: StyleProperty) -> Bool { layer.isSpecified(property) }

  /// A property's value in its general form; ``StyleValue/null`` where there is neither value nor default.
  package func value(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> StyleValue {
    guard let slot = layer.kind.slot(of: property) else { return property.definition.defaultValue ?? .null }
    switch slots[slot] {
    case .constant(let value): return value
    case .feature(let node, let definition): return Self.settled(node, definition, context(feature))
    }
  }

  /// A number, within the range that the property has; 0 where there is neither value nor default.
  package func number(_ property: StyleProperty, _ feature: (any FeatureAttributes)? = nil) -> Double {
    guard let slot = layer.kind.slot(of: property) else { return 0 }
    switch slots[slot] {
    case .constant(.number(let number)): return number
    case .constant: return 0
    case .feature(let node, let definition):
      if let number = try? node.number(context(feature)), !number.isNaN {
        return min(max(number, definition.range.lowerBound), definition.range.upperBound)
      }
      if case .number(let number)? = definition.defaultValue { return number }
      return 0
    }
  }

  private func context(_ feature: (any FeatureAttributes)?) -> EvaluationContext {
    EvaluationContext(zoom: zoom, feature: feature, surroundings: surroundings)
  }

  /// The colour of a ramp such as `heatmap-color` at 0 to 1 (metres for `color-relief-color`).
  package func ramp(_ property: StyleProperty, at place: Double) -> CSSColor? {
    guard let node = rampNode(property) else { return color(property) }
    var context = context(nil)
    context.lineProgress = place
    context.heatmapDensity = place
    context.elevation = place
    if case .color(let color)? = try? node.evaluate(context) { return color }
    return nil
  }

  private func rampNode(_ property: StyleProperty) -> (any ExpressionNode)? {
    guard let slot = layer.kind.slot(of: property) else { return nil }
    if case .feature(let node, _) = slots[slot] { return node }
    return property == .heatmapColor && !isSpecified(property) ? Self.heatmapRamp : nil
  }

  /// The one default of the specification that is an expression: that of `heatmap-color`.
  private static let heatmapRamp = PropertyExpression.compile(
    [
      "interpolate", ["linear"], ["heatmap-density"], 0, "rgba(0, 0, 255, 0)", 0.1, "royalblue", 0.3, "cyan",
      0.5, "lime", 0.7, "yellow", 1, "red",
    ], as: StyleProperty.heatmapColor.definition)?.node

  /// Why properties have their defaults for a feature although the style says something of them.
  ///
  /// This evaluates all properties once more: it is for checks and messages, not for every frame.
  package func failures(_ feature: any FeatureAttributes) -> [(StyleProperty, EvaluationError)] {
    layer.kind.properties.compactMap { property in
      guard let expression = layer.expression(property) else { return nil }
      do throws(EvaluationError) {
        _ = try expression.evaluate(context(feature))
        return nil
      } catch { return (property, error) }
    }
  }
}
