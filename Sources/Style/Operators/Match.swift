import Geography
import JSON

/// `["match", input, label, result, ..., fallback]`: the result whose label is the input.
final class Match: ExpressionNode {
  let type: ExpressionType
  let labels: Labels
  let input: any ExpressionNode
  /// The input if it is a property of the feature, which is then looked at as it is.
  private let attribute: Attribute?
  /// The results in order, then the fallback.
  let results: [any ExpressionNode]
  let needs: Needs

  /// Labels, each with the place of its result.
  enum Labels: Sendable {
    case strings([String: Int])
    /// So few that comparing is faster than hashing.
    case fewStrings([(label: String, result: Int)])
    case numbers([Double: Int])

    var type: ExpressionType {
      if case .numbers = self { return .number }
      return .string
    }
  }

  init(
    _ type: ExpressionType, _ labels: Labels, _ input: any ExpressionNode, _ results: [any ExpressionNode]
  ) {
    self.type = type
    self.labels = labels
    self.input = input
    attribute = input as? Attribute
    self.results = results
    needs = results.needs.union(input.needs)
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count >= 4 else {
      return parser.report(.argumentCount(expected: .atLeast(4), found: call.count))
    }
    guard call.count % 2 == 0 else {
      return parser.report(.argumentCount(expected: .even, found: call.count))
    }
    var type = parser.definiteExpectation
    var gathered = LabelReader()
    var results: [any ExpressionNode] = []
    for index in stride(from: 2, to: call.count, by: 2) {
      guard gathered.read(call.arguments[index], at: index, result: results.count, &parser),
        let result = parser.parse(call.arguments[index + 1], at: index + 1, expecting: type)
      else { return nil }
      type = type ?? result.type
      results.append(result)
    }
    guard let input = parser.parse(call.arguments[1], at: 1, expecting: .value),
      let fallback = parser.parse(call.arguments[call.count], at: call.count, expecting: type)
    else { return nil }
    let labels = gathered.labels
    if input.type != .value, !parser.check(input.type, isA: labels.type, at: 1) { return nil }
    return Match(type ?? .value, labels, input, results + [fallback])
  }

  var children: [any ExpressionNode] { [input] + results }

  private func chosen(_ context: EvaluationContext) throws(EvaluationError) -> any ExpressionNode {
    guard let attribute else { return result(of: try input.evaluate(context)) }
    return switch attribute.property(context) {
    case .string(let text)?: result(of: text)
    case .number(let number)?: result(of: number)
    default: results[results.count - 1]
    }
  }

  private func result(of value: StyleValue) -> any ExpressionNode {
    switch value {
    case .string(let text): result(of: text)
    case .number(let number): result(of: number)
    default: results[results.count - 1]
    }
  }

  private func result(of text: String) -> any ExpressionNode {
    switch labels {
    case .fewStrings(let labels):
      for entry in labels where entry.label == text { return results[entry.result] }
    case .strings(let labels):
      if let index = labels[text] { return results[index] }
    case .numbers: break
    }
    return results[results.count - 1]
  }

  private func result(of number: Double) -> any ExpressionNode {
    if case .numbers(let labels) = labels, let index = labels[number] { return results[index] }
    return results[results.count - 1]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(context).evaluate(context)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    try chosen(context).number(context)
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    try chosen(context).boolean(context)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    let match = Match(type, labels, children[0], Array(children.dropFirst()))
    guard let input = children[0] as? Literal else { return match }
    return match.result(of: input.value)
  }
}

/// Gathers labels and holds them against the rules.
private struct LabelReader {
  private var type: ExpressionType?
  private var strings: [String: Int] = [:]
  private var order: [(label: String, result: Int)] = []
  private var numbers: [Double: Int] = [:]

  var labels: Match.Labels {
    if type == .number { return .numbers(numbers) }
    return order.count <= 8 ? .fewStrings(order) : .strings(strings)
  }

  /// Takes one label or an array of them; false if that is wrong.
  mutating func read(_ json: JSONValue, at index: Int, result: Int, _ parser: inout ExpressionParser) -> Bool
  {
    var labels = [json]
    if case .array(let several) = json { labels = several }
    if labels.isEmpty {
      parser.report(.labelMissing, at: index)
      return false
    }
    for label in labels {
      if let cause = add(label, result) {
        parser.report(cause, at: index)
        return false
      }
    }
    return true
  }

  private mutating func add(_ label: JSONValue, _ result: Int) -> ExpressionIssue.Cause? {
    let found: ExpressionType
    switch label {
    case .string: found = .string
    case .number(let number):
      if abs(number) > 9_007_199_254_740_991 { return .labelTooLarge(number) }
      if number != number.rounded() { return .labelNotWhole(number) }
      found = .number
    default: return .labelType
    }
    if let type, type != found { return .wrongType(expected: type, found: found) }
    type = found
    switch label {
    case .number(let number):
      if numbers.updateValue(result, forKey: number) != nil {
        return .duplicateLabel(NumberText.script(number))
      }
    case .string(let text):
      if strings.updateValue(result, forKey: text) != nil { return .duplicateLabel(text) }
      order.append((text, result))
    default: break
    }
    return nil
  }
}
