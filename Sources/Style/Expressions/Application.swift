/// A call of an operator that has one or more ``Form``s.
final class Application: ExpressionNode {
  let form: Form
  let children: [any ExpressionNode]
  let needs: Needs
  let place: [Int]

  init(_ form: Form, _ arguments: [any ExpressionNode], at place: [Int]) {
    self.form = form
    self.place = place
    children = arguments
    needs = arguments.needs.union(form.needs)
  }

  var type: ExpressionType { form.result }
  var ownNeeds: Needs { form.needs }

  private func arguments(_ context: EvaluationContext) -> Form.Arguments {
    Form.Arguments(nodes: children, context: context, place: place)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch form.body {
    case .number(let body): .number(try body(arguments(context)))
    case .boolean(let body): .boolean(try body(arguments(context)))
    case .value(let body): try body(arguments(context))
    }
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    if case .number(let body) = form.body { return try body(arguments(context)) }
    let value = try evaluate(context)
    if case .number(let number) = value { return number }
    throw EvaluationError(.wrongType(expected: .number, found: value.type), at: place)
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    if case .boolean(let body) = form.body { return try body(arguments(context)) }
    let value = try evaluate(context)
    if case .boolean(let boolean) = value { return boolean }
    throw EvaluationError(.wrongType(expected: .boolean, found: value.type), at: place)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    Application(form, children, at: place)
  }
}
