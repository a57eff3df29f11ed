import JSON

/// `["in", needle, hay]` and `["index-of", needle, hay, start]`: whether and where a value stands in an
/// array, or a text in a text.
final class Search: ExpressionNode {
  /// Whether the place is asked for, or only if there is one.
  let wantsIndex: Bool
  let children: [any ExpressionNode]
  let needs: Needs
  let place: [Int]

  init(wantsIndex: Bool, _ arguments: [any ExpressionNode], at place: [Int]) {
    self.wantsIndex = wantsIndex
    self.place = place
    children = arguments
    needs = arguments.needs
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    let wantsIndex = call.name == "index-of"
    guard call.count == 2 || (wantsIndex && call.count == 3) else {
      return parser.report(
        .argumentCount(expected: wantsIndex ? .between(2, 3) : .exactly(2), found: call.count))
    }
    guard let needle = parser.parse(call.arguments[1], at: 1, expecting: .value),
      let hay = parser.parse(call.arguments[2], at: 2, expecting: .value)
    else { return nil }
    guard [.boolean, .string, .number, .null, .value].contains(needle.type) else {
      return parser.report(.notSearchable(needle.type))
    }
    var arguments = [needle, hay]
    if call.count == 3 {
      guard let start = parser.parse(call.arguments[3], at: 3, expecting: .number) else { return nil }
      arguments.append(start)
    }
    return Search(wantsIndex: wantsIndex, arguments, at: parser.place)
  }

  var type: ExpressionType { wantsIndex ? .number : .boolean }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let needle = try children[0].evaluate(context)
    let hay = try children[1].evaluate(context)
    // Nothing is in nothing, without asking what kind of nothing it is.
    if !wantsIndex, !hay.isTruthy { return .boolean(false) }
    guard [.boolean, .string, .number, .null].contains(needle.type) else {
      throw EvaluationError(.notSearchable(found: needle.type), at: place)
    }
    let start = children.count > 2 ? try children[2].number(context) : 0
    let index: Int?
    switch hay {
    case .string(let text):
      index = Self.index(of: needle == .null ? "null" : needle.text, in: text, from: start)
    case .array(let values): index = Self.index(of: needle, in: values, from: start)
    default: throw EvaluationError(.notASequence(found: hay.type), at: place)
    }
    return wantsIndex ? .number(Double(index ?? -1)) : .boolean(index != nil)
  }

  private static func index(of needle: StyleValue, in values: [StyleValue], from start: Double) -> Int? {
    let count = Double(values.count)
    let first = min(max(start < 0 ? count + start : start, 0), count)
    return (Int(first)..<values.count).first { values[$0].isSame(as: needle) }
  }

  /// Counts code points, from a start that counts UTF-16 units as upstream's does for plain text alike.
  private static func index(of needle: String, in text: String, from start: Double) -> Int? {
    let hay = Array(text.unicodeScalars)
    let wanted = Array(needle.unicodeScalars)
    guard wanted.count <= hay.count else { return nil }
    let first = Int(min(max(start, 0), Double(hay.count)))
    let last = hay.count - wanted.count
    guard first <= last else { return wanted.isEmpty ? hay.count : nil }
    return (first...last).first { hay[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    Search(wantsIndex: wantsIndex, children, at: place)
  }
}
