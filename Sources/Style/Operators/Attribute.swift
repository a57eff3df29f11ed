import Geography

/// `["get", name]` of a feature where the name is known: the lookup is prepared once.
final class Attribute: ExpressionNode {
  let key: AttributeKey

  init(_ name: String) { key = AttributeKey(name) }

  var type: ExpressionType { .value }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }
  var ownAttributes: AttributeUse { .only([key]) }

  /// The property as the feature has it.
  func property(_ context: EvaluationContext) -> PropertyValue? { context.feature?.value(for: key) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    property(context).map(StyleValue.init) ?? .null
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}

/// `["has", name]` of a feature where the name is known.
final class HasAttribute: ExpressionNode {
  let key: AttributeKey

  init(_ name: String) { key = AttributeKey(name) }

  var type: ExpressionType { .boolean }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }
  var ownAttributes: AttributeUse { .only([key]) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .boolean(try boolean(context))
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    context.feature?.value(for: key) != nil
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}

/// `["geometry-type"]`.
final class GeometryType: ExpressionNode {
  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 0 else {
      return parser.report(.argumentCount(expected: .exactly(0), found: call.count))
    }
    return GeometryType()
  }

  var type: ExpressionType { .string }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }
  var ownAttributes: AttributeUse { .only([]) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    guard let feature = context.feature, feature.kind != .unknown else { return .null }
    return .string(feature.geometryName)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}
