import JSON

/// `["number-format", number, options]`: a number as people of some place write it.
final class NumberFormat: ExpressionNode {
  /// What can be said of the form of the number.
  enum Option: String, CaseIterable {
    case locale
    case currency
    case unit
    case minimum = "min-fraction-digits"
    case maximum = "max-fraction-digits"

    var type: ExpressionType { self == .minimum || self == .maximum ? .number : .string }
  }

  let value: any ExpressionNode
  let options: [(option: Option, node: any ExpressionNode)]
  let place: [Int]

  init(
    _ value: any ExpressionNode, _ options: [(option: Option, node: any ExpressionNode)], at place: [Int]
  ) {
    self.value = value
    self.options = options
    self.place = place
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 2 else {
      return parser.report(.argumentCount(expected: .exactly(2), found: call.count))
    }
    guard let value = parser.parse(call.arguments[1], at: 1, expecting: .number) else { return nil }
    guard case .object(let members) = call.arguments[2] else { return parser.report(.optionsExpected) }
    var options: [(option: Option, node: any ExpressionNode)] = []
    for option in Option.allCases {
      guard let json = members[option.rawValue] else { continue }
      guard let node = parser.parse(json, at: 2, expecting: option.type) else { return nil }
      options.append((option, node))
    }
    let given = options.map(\.option)
    if given.contains(.currency), given.contains(.unit) {
      return parser.report(.exclusiveOptions("currency", "unit"))
    }
    return NumberFormat(value, options, at: parser.place)
  }

  var type: ExpressionType { .string }
  var children: [any ExpressionNode] { [value] + options.map(\.node) }
  var needs: Needs { children.needs }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    var style = NumberStyle()
    for (option, node) in options {
      switch option {
      case .locale: style.locale = try node.string(context)
      case .currency: style.currency = try node.string(context)
      case .unit: style.unit = try node.string(context)
      case .minimum: style.minimumDigits = try digits(node, context)
      case .maximum: style.maximumDigits = try digits(node, context)
      }
    }
    let number = try value.number(context)
    do throws(NumberStyle.Failure) {
      return .string(try style.text(number))
    } catch { throw EvaluationError(.unknownFormat(error.name), at: place) }
  }

  private func digits(
    _ node: any ExpressionNode, _ context: EvaluationContext
  ) throws(EvaluationError) -> Int {
    let number = try node.number(context)
    guard (0...20).contains(number) else {
      throw EvaluationError(.indexOutOfRange(number, count: 20), at: place)
    }
    return Int(number)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    NumberFormat(
      children[0], zip(options, children.dropFirst()).map { ($0.option, $1) }, at: place)
  }
}
