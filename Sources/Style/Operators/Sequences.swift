import JSON

/// `["at", index, array]`: one of the values of an array.
final class ElementAt: ExpressionNode {
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

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 2 else {
      return parser.report(.argumentCount(expected: .exactly(2), found: call.count))
    }
    let wanted = ExpressionType.array(parser.expected ?? .value, length: nil)
    guard let index = parser.parse(call.arguments[1], at: 1, expecting: .number),
      let array = parser.parse(call.arguments[2], at: 2, expecting: wanted)
    else { return nil }
    guard case .array(let item, _) = array.type else { return nil }
    return ElementAt(item, [index, array], at: parser.place)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let index = try children[0].number(context)
    guard case .array(let values) = try children[1].evaluate(context) else { return .null }
    guard index >= 0, index < Double(values.count) else {
      throw EvaluationError(.indexOutOfRange(index, count: values.count), at: place)
    }
    guard let whole = Int(exactly: index) else { throw EvaluationError(.indexNotWhole(index), at: place) }
    return values[whole]
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    ElementAt(type, children, at: place)
  }
}

/// `["length", sequence]`: how many values an array has, or code points a text.
final class Length: ExpressionNode {
  let children: [any ExpressionNode]
  let place: [Int]

  init(_ argument: any ExpressionNode, at place: [Int]) {
    children = [argument]
    self.place = place
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1 else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard let argument = parser.parse(call.arguments[1], at: 1) else { return nil }
    guard argument.type.isArray || argument.type == .string || argument.type == .value else {
      return parser.report(.notASequence(argument.type))
    }
    return Length(argument, at: parser.place)
  }

  var type: ExpressionType { .number }
  var needs: Needs { children[0].needs }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch try children[0].evaluate(context) {
    case .string(let text): return .number(Double(text.unicodeScalars.count))
    case .array(let values): return .number(Double(values.count))
    case let other: throw EvaluationError(.notASequence(found: other.type), at: place)
    }
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { Length(children[0], at: place) }
}

/// `["slice", sequence, start, end]`: a part of an array or a text; negative places count from the end.
final class Slice: ExpressionNode {
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

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 2 || call.count == 3 else {
      return parser.report(.argumentCount(expected: .between(2, 3), found: call.count))
    }
    guard let sequence = parser.parse(call.arguments[1], at: 1, expecting: .value),
      let start = parser.parse(call.arguments[2], at: 2, expecting: .number)
    else { return nil }
    guard sequence.type.isArray || sequence.type == .string || sequence.type == .value else {
      return parser.report(.notASequence(sequence.type))
    }
    var arguments = [sequence, start]
    if call.count == 3 {
      guard let end = parser.parse(call.arguments[3], at: 3, expecting: .number) else { return nil }
      arguments.append(end)
    }
    // A part of an array of known length has a length of its own.
    var type = sequence.type
    if case .array(let item, _) = type { type = .array(item, length: nil) }
    return Slice(type, arguments, at: parser.place)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let sequence = try children[0].evaluate(context)
    let start = try children[1].number(context)
    let end = children.count > 2 ? try children[2].number(context) : .infinity
    switch sequence {
    case .string(let text):
      let scalars = Array(text.unicodeScalars)
      var part = String.UnicodeScalarView()
      part.append(contentsOf: scalars[Self.range(start, end, scalars.count)])
      return .string(String(part))
    case .array(let values): return .array(Array(values[Self.range(start, end, values.count)]))
    default: throw EvaluationError(.notASequence(found: sequence.type), at: place)
    }
  }

  private static func range(_ start: Double, _ end: Double, _ count: Int) -> Range<Int> {
    func index(_ value: Double) -> Int {
      let whole = value.isNaN ? 0 : value.rounded(.towardZero)
      return Int(min(max(whole < 0 ? whole + Double(count) : whole, 0), Double(count)))
    }
    let first = index(start)
    return first..<max(first, index(end))
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    Slice(type, children, at: place)
  }
}
