import Geography
import JSON

/// `["within", polygons]`: whether a feature of points or lines lies wholly inside of one of some polygons.
///
/// A point on the border is outside. A line is inside of one polygon, not of several together. The
/// feature's own grid (that of its tile) decides what is on the border.
final class Within: ExpressionNode {
  let polygons: [[[WorldPoint]]]

  init(_ polygons: [[[WorldPoint]]]) { self.polygons = polygons }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1, let argument = call.arguments.first else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard let places = GeometryArgument(argument), !places.polygons.isEmpty else {
      return parser.report(.geometry)
    }
    return Within(places.polygons)
  }

  var type: ExpressionType { .boolean }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .boolean(isInside(context.feature))
  }

  private func isInside(_ feature: (any FeatureAttributes)?) -> Bool {
    guard let feature, feature.kind == .point || feature.kind == .line, let shape = feature.shape() else {
      return false
    }
    let area = GridArea(polygons, step: shape.gridStep)
    let parts = area.moved(shape.parts, isLine: feature.kind == .line)
    guard area.surrounds(parts) else { return false }
    return feature.kind == .point
      ? parts.allSatisfy { part in part.allSatisfy(area.holds) } : parts.allSatisfy(area.holds(line:))
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}
