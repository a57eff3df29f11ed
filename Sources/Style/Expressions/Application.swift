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

  /// An argument as a number.
  func number(_ index: Int, _ context: EvaluationContext) throws(EvaluationError) -> Double {
    try children[index].number(context)
  }

  /// An argument as a truth value.
  func boolean(_ index: Int, _ context: EvaluationContext) throws(EvaluationError) -> Bool {
    try children[index].boolean(context)
  }

  /// An argument as a text.
  func string(_ index: Int, _ context: EvaluationContext) throws(EvaluationError) -> String {
    try children[index].string(context)
  }

  /// An argument.
  func value(_ index: Int, _ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try children[index].evaluate(context)
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    switch form.body {
    case .number(let body): .number(try body(self, context))
    case .boolean(let body): .boolean(try body(self, context))
    case .value(let body): try body(self, context)
    }
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    if case .number(let body) = form.body { return try body(self, context) }
    let value = try evaluate(context)
    if case .number(let number) = value { return number }
    throw EvaluationError(.wrongType(expected: .number, found: value.type), at: place)
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    if case .boolean(let body) = form.body { return try body(self, context) }
    let value = try evaluate(context)
    if case .boolean(let boolean) = value { return boolean }
    throw EvaluationError(.wrongType(expected: .boolean, found: value.type), at: place)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    Application(form, children, at: place)
  }
}
