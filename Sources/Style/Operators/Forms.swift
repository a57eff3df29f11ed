/// The operators that are told by the types of their arguments alone.
enum Forms {
  /// All of them; an operator with several forms takes the first that fits.
  static let all: [String: [Form]] = [
    arithmetic, trigonometry, constants, inputs, texts, colors,
  ].reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Reads the arguments of such an operator.
  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    let forms = all[call.name] ?? []
    let fitting = forms.filter { $0.takes(call.count) }
    var complaints: [ExpressionIssue] = []
    for form in fitting {
      // Each form is tried apart, so that one that fits forgets what was wrong with those before.
      var attempt = parser
      attempt.issues = []
      if let node = parse(call, as: form, &attempt) { return node }
      complaints = attempt.issues
    }
    if fitting.count == 1 {
      parser.issues += complaints
      return nil
    }
    return parser.report(.noSuchForm(operator: call.name, found: plainTypes(of: call, parser)))
  }

  private static func parse(
    _ call: Call, as form: Form, _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    var arguments: [any ExpressionNode] = []
    for (index, json) in zip(1..., call.arguments) {
      let expected = form.type(at: index - 1)
      guard let argument = parser.parse(json, at: index, expecting: expected) else { return nil }
      arguments.append(argument)
    }
    let name = arguments.count == 1 ? (arguments[0] as? Literal)?.value.text : nil
    switch (call.name, name) {
    case ("get", let name?): return Attribute(name)
    case ("has", let name?): return HasAttribute(name)
    default: return Application(form, arguments, at: parser.place)
    }
  }

  /// What the arguments are when nothing is expected of them, for the message.
  private static func plainTypes(of call: Call, _ parser: ExpressionParser) -> [ExpressionType] {
    var attempt = parser
    return zip(1..., call.arguments).compactMap { attempt.parse($1, at: $0)?.type }
  }
}
