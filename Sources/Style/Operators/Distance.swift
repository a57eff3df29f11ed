import Geography
import JSON

/// `["distance", geometry]`: metres from a feature to the nearest part of a geometry; 0 where they touch or
/// one lies in the other.
final class Distance: ExpressionNode {
  let places: GeometryArgument
  let place: [Int]

  init(_ places: GeometryArgument, at place: [Int]) {
    self.places = places
    self.place = place
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1, let argument = call.arguments.first else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard let places = GeometryArgument(argument) else { return parser.report(.geometry) }
    return Distance(places, at: parser.place)
  }

  var type: ExpressionType { .number }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    guard let feature = context.feature, let shape = feature.shape(), let first = shape.parts.first?.first
    else {
      throw EvaluationError(.notConvertible("", to: .number), at: place)
    }
    let ground = LocalGround(around: first)
    let own = LocalShape(kind: feature.kind, shape.parts, on: ground)
    var nearest = own.distance(to: LocalShape(kind: .point, [places.points], on: ground))
    nearest = min(nearest, own.distance(to: LocalShape(kind: .line, places.lines, on: ground)))
    for polygon in places.polygons where nearest > 0 {
      nearest = min(nearest, own.distance(to: LocalShape(kind: .polygon, polygon, on: ground)))
    }
    guard nearest.isFinite else { throw EvaluationError(.notConvertible("", to: .number), at: place) }
    return .number(nearest)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}
