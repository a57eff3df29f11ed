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

  @Sendable
  static func parseBinding(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count >= 3, call.count % 2 == 1 else {
      return parser.report(.argumentCount(expected: call.count < 3 ? .atLeast(3) : .odd, found: call.count))
    }
    let outer = parser.scope
    let expected = parser.expected
    defer { parser.scope = outer }
    var inner = outer
    for index in stride(from: 1, to: call.count, by: 2) {
      guard case .string(let name) = call.arguments[index], isName(name) else {
        return parser.report(.variableName, at: index)
      }
      guard let value = parser.parse(call.arguments[index + 1], at: index + 1) else { return nil }
      inner[name] = value
    }
    parser.scope = inner
    return parser.parse(call.arguments[call.count], at: call.count, expecting: expected)
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
    }
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
