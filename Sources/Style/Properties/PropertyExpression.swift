package import JSON

/// The compiled value of a property: a constant, an expression or an old-style function.
package struct PropertyExpression: Sendable {
  /// The property's definition.
  package let definition: PropertyDefinition
  let node: any ExpressionNode

  /// The type of its values, as far as it is known before evaluation.
  package var type: ExpressionType { node.type }
  /// Whether it gives the same value for all features.
  package var isFeatureConstant: Bool { !node.needs.contains(.feature) }
  /// Whether it gives the same value at all zooms.
  package var isZoomConstant: Bool { !node.needs.contains(.zoom) }

  /// The value for a context: the property's default where the expression gives nothing.
  ///
  /// - Throws: why there is none; the property's default should then be taken.
  package func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try definition.checked(try result(context))
  }

  /// What the expression gives for a context, whether the property takes it or not.
  ///
  /// - Throws: why it gives nothing.
  package func result(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try node.evaluate(context)
  }

  /// Compiles a value as it stands in a style; what is wrong with it is added to the issues.
  package static func compile(
    _ json: JSONValue, as definition: PropertyDefinition, issues: inout [ExpressionIssue]
  ) -> PropertyExpression? {
    var parser = ExpressionParser()
    defer { issues += parser.issues }
    var isFunction = false
    guard let node = read(json, definition, &parser, &isFunction) else {
      if isFunction {
        parser.issues = parser.issues.prefix(1).map { ExpressionIssue(cause: $0.cause, place: []) }
      }
      return nil
    }
    guard Complexity.isBearable(node) else {
      parser.report(.tooComplex)
      return nil
    }
    if let cause = definition.objection(to: node) {
      parser.report(cause)
      return nil
    }
    return PropertyExpression(definition: definition, node: node)
  }

  /// Compiles a value that is known to be right.
  static func compile(_ json: JSONValue, as definition: PropertyDefinition) -> PropertyExpression? {
    var issues: [ExpressionIssue] = []
    return compile(json, as: definition, issues: &issues)
  }

  private static func read(
    _ json: JSONValue, _ definition: PropertyDefinition, _ parser: inout ExpressionParser,
    _ isFunction: inout Bool
  ) -> (any ExpressionNode)? {
    switch json {
    case .object(let members):
      isFunction = true
      do throws(LegacyFunction.Fault) {
        let expression = try LegacyFunction(members: members, definition: definition).expression()
        return parse(expression, definition, &parser)
      } catch { return parser.report(error.cause) }
    case .array(let items):
      if isExpression(items, definition) { return parse(json, definition, &parser) }
      return parse(.array(["literal", json]), definition, &parser)
    case .string(let text):
      if definition.hasTokens, let expression = Tokens.expression(text) {
        return parse(expression, definition, &parser)
      }
      return parse(json, definition, &parser)
    default: return parse(json, definition, &parser)
    }
  }

  /// Whether an array is an expression rather than a value of a property that takes arrays.
  private static func isExpression(_ items: [JSONValue], _ definition: PropertyDefinition) -> Bool {
    guard definition.kind.takesArrays else { return true }
    if case .string(let name)? = items.first { return Operators.all[name] != nil }
    return false
  }

  private static func parse(
    _ json: JSONValue, _ definition: PropertyDefinition, _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    let isText = definition.kind == .string
    return parser.parse(json, expecting: definition.type, annotation: isText ? .coerce : .automatic)
  }
}

extension PropertyDefinition {
  /// Puts the default in the place of nothing, and holds words against those allowed.
  func checked(_ value: StyleValue) throws(EvaluationError) -> StyleValue {
    if case .null = value { return defaultValue ?? .null }
    if let words, case .string(let word) = value, !words.contains(word) {
      throw EvaluationError(.notAllowed(word), at: [])
    }
    return value
  }

  /// Why an expression cannot be the value of this property, if it asks for what the property does not see.
  func objection(to node: any ExpressionNode) -> ExpressionIssue.Cause? {
    if node.needs.contains(.feature), dependence != .feature { return .featureNotAllowed }
    if node.needs.contains(.zoom), dependence != .feature, dependence != .zoom { return .zoomNotAllowed }
    guard node.needs.contains(.zoom) else { return nil }
    switch ZoomCurve.find(node) {
    case .failure(let fault): return fault.cause
    case .success(nil): return .zoomNotAtTop
    case .success(let curve): return curve is Interpolate && !isInterpolated ? .interpolationNotAllowed : nil
    }
  }
}
