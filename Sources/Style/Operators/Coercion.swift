import Geography
import JSON

/// `["to-number", value, fallback...]` and its like: the first of its arguments of which the type can be
/// made.
final class Coercion: ExpressionNode {
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

  /// Whether a value of a type is converted without being told to where another type is expected.
  static func applies(from type: ExpressionType, to expected: ExpressionType) -> Bool {
    switch expected {
    case .color, .formatted, .resolvedImage: type == .value || type == .string
    case .padding, .numberArray: type == .value || type == .number || type.isArray
    case .colorArray: type == .value || type == .string || type.isArray
    case .variableAnchorOffsetCollection: type == .value || type.isArray
    case .projectionDefinition: type == .value || type == .string || type.isArray
    default: false
    }
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    let types: [String: ExpressionType] = [
      "to-boolean": .boolean, "to-color": .color, "to-number": .number, "to-string": .string,
    ]
    let type = types[call.name] ?? .value
    let takesOne = type == .boolean || type == .string
    guard call.count >= 1, !takesOne || call.count == 1 else {
      return parser.report(.argumentCount(expected: takesOne ? .exactly(1) : .atLeast(1), found: call.count))
    }
    var arguments: [any ExpressionNode] = []
    for (index, json) in zip(1..., call.arguments) {
      guard let argument = parser.parse(json, at: index, expecting: .value) else { return nil }
      arguments.append(argument)
    }
    return Coercion(type, arguments, at: parser.place)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    if type == .number { return .number(try number(context)) }
    var cause: EvaluationError.Cause?
    for child in children {
      let value = try child.evaluate(context)
      do throws(ConversionFailure) { return try convert(value, context) } catch { cause = error.cause }
    }
    throw EvaluationError(cause ?? .notConvertible("", to: type), at: place)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    if let attribute = children[0] as? Attribute, case .number(let number)? = attribute.property(context) {
      return number
    }
    var last = StyleValue.null
    for child in children {
      last = try child.evaluate(context)
      if let number = Self.number(last) { return number }
    }
    throw EvaluationError(.notANumber(last.text), at: place)
  }

  private static func number(_ value: StyleValue) -> Double? {
    switch value {
    case .null: 0
    case .number(let number): number.isNaN ? nil : number
    case .boolean(let boolean): boolean ? 1 : 0
    case .string(let text): NumberText.number(text)
    default: nil
    }
  }

  private func convert(_ value: StyleValue, _ context: EvaluationContext) throws(ConversionFailure)
    -> StyleValue
  {
    switch type {
    case .boolean: .boolean(value.isTruthy)
    case .color: .color(try Conversion.color(value))
    case .padding: .padding(try Conversion.padding(value))
    case .numberArray: .numberArray(try Conversion.numbers(value))
    case .colorArray: .colorArray(try Conversion.colors(value))
    case .variableAnchorOffsetCollection: .anchors(try Conversion.anchors(value))
    case .projectionDefinition: .projection(try Conversion.projection(value))
    case .formatted: .formatted(Conversion.formatted(value))
    case .resolvedImage: .image(Conversion.image(value, context))
    case .string: .string(value.text)
    default: value
    }
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    Coercion(type, children, at: place)
  }
}
