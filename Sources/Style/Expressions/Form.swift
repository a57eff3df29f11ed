/// One form of an operator with fixed types: what it takes, what it gives, and how.
struct Form: Sendable {
  /// The types of the arguments.
  enum Parameters: Sendable {
    /// So many, each of its type.
    case fixed([ExpressionType])
    /// Any number of one type.
    case any(ExpressionType)
  }

  /// How the result is made, in the plainest form that its type has.
  enum Body: Sendable {
    case number(@Sendable (Arguments) throws(EvaluationError) -> Double)
    case boolean(@Sendable (Arguments) throws(EvaluationError) -> Bool)
    case value(@Sendable (Arguments) throws(EvaluationError) -> StyleValue)
  }

  /// The arguments of a call while it is evaluated; each is evaluated when it is asked for.
  struct Arguments {
    let nodes: [any ExpressionNode]
    let context: EvaluationContext
    let place: [Int]

    func number(_ index: Int) throws(EvaluationError) -> Double { try nodes[index].number(context) }
    func boolean(_ index: Int) throws(EvaluationError) -> Bool { try nodes[index].boolean(context) }
    func string(_ index: Int) throws(EvaluationError) -> String { try nodes[index].string(context) }
    func value(_ index: Int) throws(EvaluationError) -> StyleValue { try nodes[index].evaluate(context) }
  }

  let result: ExpressionType
  let parameters: Parameters
  let needs: Needs
  let body: Body

  static func number(
    _ parameters: ExpressionType..., needs: Needs = [],
    body: @escaping @Sendable (Arguments) throws(EvaluationError) -> Double
  ) -> Form {
    Form(result: .number, parameters: .fixed(parameters), needs: needs, body: .number(body))
  }

  /// Takes any number of numbers.
  static func numbers(body: @escaping @Sendable (Arguments) throws(EvaluationError) -> Double) -> Form {
    Form(result: .number, parameters: .any(.number), needs: [], body: .number(body))
  }

  static func boolean(
    _ parameters: ExpressionType..., needs: Needs = [],
    body: @escaping @Sendable (Arguments) throws(EvaluationError) -> Bool
  ) -> Form {
    Form(result: .boolean, parameters: .fixed(parameters), needs: needs, body: .boolean(body))
  }

  static func value(
    _ result: ExpressionType, _ parameters: ExpressionType..., needs: Needs = [],
    body: @escaping @Sendable (Arguments) throws(EvaluationError) -> StyleValue
  ) -> Form {
    Form(result: result, parameters: .fixed(parameters), needs: needs, body: .value(body))
  }

  /// Whether it takes so many arguments.
  func takes(_ count: Int) -> Bool {
    if case .fixed(let types) = parameters { return types.count == count }
    return true
  }

  /// The type of one of its arguments.
  func type(at index: Int) -> ExpressionType {
    switch parameters {
    case .fixed(let types): types[index]
    case .any(let type): type
    }
  }
}
