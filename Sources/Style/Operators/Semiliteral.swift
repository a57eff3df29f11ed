import JSON

/// `["semiliteral", value]`: an array whose items are expressions, or a plain value.
final class Semiliteral: ExpressionNode {
  let type: ExpressionType
  let children: [any ExpressionNode]
  let needs: Needs

  init(_ items: [any ExpressionNode]) {
    children = items
    needs = items.needs
    let first = items.first?.type ?? .value
    let isUniform = items.allSatisfy { $0.type == first }
    type = .array(isUniform && !first.isArray ? first : .value, length: items.count)
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1, let argument = call.arguments.first else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard case .array(let items) = argument else { return Literal(StyleValue(argument)) }
    parser.place.append(1)
    defer { parser.place.removeLast() }
    var nodes: [any ExpressionNode] = []
    for (index, item) in items.enumerated() {
      guard let node = parser.parse(item, at: index) else { return nil }
      nodes.append(node)
    }
    return Semiliteral(nodes)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var values: [StyleValue] = []
    for child in children { values.append(try child.evaluate(context)) }
    return .array(values)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { Semiliteral(children) }
}
