import JSON

/// `["all", condition, ...]` and `["any", condition, ...]`, asked from left to right until it is settled.
final class Conjunction: ExpressionNode {
  /// The answer of one condition that settles the whole: false for `all`, true for `any`.
  let settling: Bool
  let children: [any ExpressionNode]
  let needs: Needs

  init(settling: Bool, _ conditions: [any ExpressionNode]) {
    self.settling = settling
    children = conditions
    needs = conditions.needs
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    var conditions: [any ExpressionNode] = []
    for (index, json) in zip(1..., call.arguments) {
      guard let condition = parser.parse(json, at: index, expecting: .boolean) else { return nil }
      conditions.append(condition)
    }
    return Conjunction(settling: call.name == "any", conditions)
  }

  var type: ExpressionType { .boolean }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .boolean(try boolean(context))
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    for child in children where try child.boolean(context) == settling { return settling }
    return !settling
  }

  /// Drops conditions that settle nothing, and all after one that does.
  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    var kept: [any ExpressionNode] = []
    for child in children {
      guard case .boolean(let answer)? = (child as? Literal)?.value else {
        kept.append(child)
        continue
      }
      if answer == settling {
        kept.append(child)
        break
      }
    }
    if kept.isEmpty { return Literal(.boolean(!settling)) }
    return kept.count == 1 ? kept[0] : Conjunction(settling: settling, kept)
  }
}
