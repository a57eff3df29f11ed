import JSON

/// `["var", name]`: what `["let", name, value, ..., result]` has bound to a name.
///
/// A variable stands for the bound expression itself and evaluates it each time it is used.
final class Variable: ExpressionNode {
  let bound: any ExpressionNode

  init(_ bound: any ExpressionNode) { self.bound = bound }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1, case .string(let name)? = call.arguments.first else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard let bound = parser.scope[name] else { return parser.report(.unknownVariable(name), at: 1) }
    return bound is Literal ? bound : Variable(bound)
  }

  var type: ExpressionType { bound.type }
  var children: [any ExpressionNode] { [bound] }
  var needs: Needs { bound.needs }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try bound.evaluate(context)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try bound.number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try bound.boolean(context) }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    children[0] is Literal ? children[0] : Variable(children[0])
  }
}
