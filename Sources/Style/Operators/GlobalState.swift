import JSON

/// `["global-state", name]`: a value of the style's `state`.
final class GlobalState: ExpressionNode {
  let name: String

  init(_ name: String) { self.name = name }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1 else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard case .string(let name)? = call.arguments.first else {
      return parser.report(.wrongType(expected: .string, found: StyleValue(call.arguments[1]).type), at: 1)
    }
    return GlobalState(name)
  }

  var type: ExpressionType { .value }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .globalState }
  var needs: Needs { .globalState }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    context.surroundings.globalState[name] ?? .null
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}
