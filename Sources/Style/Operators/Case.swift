import JSON

/// `["case", condition, result, ..., fallback]`: the result of the first condition that holds.
final class Case: ExpressionNode {
  let type: ExpressionType
  /// Conditions and results by turns, then the fallback.
  let children: [any ExpressionNode]
  let needs: Needs

  init(_ type: ExpressionType, _ parts: [any ExpressionNode]) {
    self.type = type
    children = parts
    needs = parts.needs
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count >= 3, call.count % 2 == 1 else {
      return parser.report(.argumentCount(expected: call.count < 3 ? .atLeast(3) : .odd, found: call.count))
    }
    var type = parser.definiteExpectation
    var parts: [any ExpressionNode] = []
    for (index, json) in zip(1..., call.arguments) {
      let isCondition = index % 2 == 1 && index < call.count
      guard let part = parser.parse(json, at: index, expecting: isCondition ? .boolean : type) else {
        return nil
      }
      if !isCondition, type == nil { type = part.type }
      parts.append(part)
    }
    return Case(type ?? .value, parts)
  }

  private func chosen(_ context: EvaluationContext) throws(EvaluationError) -> any ExpressionNode {
    var index = 0
    while index + 1 < children.count {
      if try children[index].boolean(context) { return children[index + 1] }
      index += 2
    }
    return children[children.count - 1]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(context).evaluate(context)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    try chosen(context).number(context)
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    try chosen(context).boolean(context)
  }

  /// Drops branches that are never taken, and all after one that always is.
  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    var parts: [any ExpressionNode] = []
    var fallback = children[children.count - 1]
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      if case .boolean(let holds)? = (children[index] as? Literal)?.value {
        guard holds else { continue }
        fallback = children[index + 1]
        break
      }
      parts += [children[index], children[index + 1]]
    }
    return parts.isEmpty ? fallback : Case(type, parts + [fallback])
  }
}
