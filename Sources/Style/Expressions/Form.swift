/// One form of an operator with fixed types: what it takes, what it gives, and how.
struct Form: Sendable {
  /// The types of the arguments.
  enum Parameters: Sendable {
    /// So many, each of its type.
    case fixed([ExpressionType])
    /// Any number of one type.
    case any(ExpressionType)
  }

  /// How the result of a call is made, in the plainest form that its type has.
  enum Body: Sendable {
    case number(@Sendable (Application, EvaluationContext) throws(EvaluationError) -> Double)
    case boolean(@Sendable (Application, EvaluationContext) throws(EvaluationError) -> Bool)
    case value(@Sendable (Application, EvaluationContext) throws(EvaluationError) -> StyleValue)
  }

  let result: ExpressionType
  let parameters: Parameters
  let needs: Needs
  let body: Body

  static func number(
    _ parameters: ExpressionType..., needs: Needs = [],
    body: @escaping @Sendable (Application, EvaluationContext) throws(EvaluationError) -> Double
  ) -> Form {
    Form(result: .number, parameters: .fixed(parameters), needs: needs, body: .number(body))
  }

  /// Takes any number of numbers.
  static func numbers(
    body: @escaping @Sendable (Application, EvaluationContext) throws(EvaluationError) -> Double
  ) -> Form {
    Form(result: .number, parameters: .any(.number), needs: [], body: .number(body))
  }

  static func boolean(
    _ parameters: ExpressionType..., needs: Needs = [],
    body: @escaping @Sendable (Application, EvaluationContext) throws(EvaluationError) -> Bool
  ) -> Form {
    Form(result: .boolean, parameters: .fixed(parameters), needs: needs, body: .boolean(body))
  }

  static func value(
    _ result: ExpressionType, _ parameters: ExpressionType..., needs: Needs = [],
    body: @escaping @Sendable (Application, EvaluationContext) throws(EvaluationError) -> StyleValue
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
