import JSON

/// `["let", name, value, ..., result]`: the result, with names bound to values.
///
/// The values have their places in the tree although the result refers to them directly, so that one which
/// is not used is still held against the rules.
final class Binding: ExpressionNode {
  let values: [any ExpressionNode]
  let result: any ExpressionNode
  let needs: Needs

  init(_ values: [any ExpressionNode], _ result: any ExpressionNode) {
    self.values = values
    self.result = result
    needs = values.needs.union(result.needs)
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count >= 3, call.count % 2 == 1 else {
      return parser.report(.argumentCount(expected: call.count < 3 ? .atLeast(3) : .odd, found: call.count))
    }
    let outer = parser.scope
    let expected = parser.expected
    defer { parser.scope = outer }
    var values: [any ExpressionNode] = []
    var inner = outer
    for index in stride(from: 1, to: call.count, by: 2) {
      guard case .string(let name) = call.arguments[index], isName(name) else {
        return parser.report(.variableName, at: index)
      }
      guard let value = parser.parse(call.arguments[index + 1], at: index + 1) else { return nil }
      inner[name] = value
      values.append(value)
    }
    parser.scope = inner
    let result = parser.parse(call.arguments[call.count], at: call.count, expecting: expected)
    return result.map { Binding(values, $0) }
  }

  private static func isName(_ name: String) -> Bool {
    name.utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x5F
    }
  }

  var type: ExpressionType { result.type }
  var children: [any ExpressionNode] { values + [result] }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try result.evaluate(context)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double { try result.number(context) }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool { try result.boolean(context) }

  /// Only the result is left once names have been resolved.
  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { children[children.count - 1] }
}
