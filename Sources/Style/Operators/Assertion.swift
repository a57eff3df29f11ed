import JSON

/// `["number", value, fallback...]` and its like: the first of its arguments that has the type.
final class Assertion: ExpressionNode {
  let type: ExpressionType
  let children: [any ExpressionNode]
  let needs: Needs
  let place: [Int]

  init(_ type: ExpressionType, _ arguments: [any ExpressionNode], at place: [Int]) {
    self.type = type
    self.place = place
    children = arguments
    needs = arguments.needs
  }

  private static let plain: [String: ExpressionType] = [
    "boolean": .boolean, "number": .number, "object": .object, "string": .string,
  ]

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    parse(call, as: plain[call.name] ?? .value, from: 1, &parser)
  }

  @Sendable
  static func parseArray(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    var item = ExpressionType.value
    var length: Int?
    if call.count > 1 {
      guard case .string(let name) = call.arguments[1], name != "object", let type = plain[name] else {
        return parser.report(.arrayItemType, at: 1)
      }
      item = type
    }
    if call.count > 2, call.arguments[2] != .null {
      guard case .number(let number) = call.arguments[2], number >= 0, let whole = Int(exactly: number) else {
        return parser.report(.arrayLength, at: 2)
      }
      length = whole
    }
    return parse(call, as: .array(item, length: length), from: min(3, max(1, call.count)), &parser)
  }

  private static func parse(
    _ call: Call, as type: ExpressionType, from start: Int, _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    guard call.count >= start else {
      return parser.report(.argumentCount(expected: .atLeast(1), found: call.count))
    }
    var arguments: [any ExpressionNode] = []
    for index in start...call.count {
      guard let argument = parser.parse(call.arguments[index], at: index, expecting: .value) else {
        return nil
      }
      arguments.append(argument)
    }
    return Assertion(type, arguments, at: parser.place)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var found = ExpressionType.null
    for child in children {
      let value = try child.evaluate(context)
      switch (type, value) {
      case (.number, .number), (.string, .string), (.boolean, .boolean), (.object, .object): return value
      default: found = value.type
      }
      if type.includes(found) { return value }
    }
    throw EvaluationError(.wrongType(expected: type, found: found), at: place)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    Assertion(type, children, at: place)
  }
}
