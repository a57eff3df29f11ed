import JSON

/// `["literal", value]`, and every value that stands for itself or has been settled before evaluation.
final class Literal: ExpressionNode {
  let value: StyleValue
  let type: ExpressionType

  init(_ value: StyleValue, as type: ExpressionType? = nil) {
    self.value = value
    self.type = type ?? value.type
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1, let argument = call.arguments.first else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    let value = StyleValue(argument)
    // An empty array is an array of whatever is expected.
    if case .array(let values) = value, values.isEmpty, let expected = parser.expected,
      case .array(_, let length) = expected, length == nil || length == 0
    {
      return Literal(value, as: expected)
    }
    return Literal(value)
  }

  var children: [any ExpressionNode] { [] }
  var needs: Needs { [] }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue { value }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}
