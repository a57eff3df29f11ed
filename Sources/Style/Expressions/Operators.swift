/// All operators by name.
enum Operators {
  typealias Parse = @Sendable (Call, inout ExpressionParser) -> (any ExpressionNode)?

  /// How the arguments of each operator are read.
  static let all: [String: Parse] = {
    var all: [String: Parse] = [
      "literal": Literal.parse, "semiliteral": Semiliteral.parse,
      "let": Binding.parse, "var": Variable.parse,
      "array": Assertion.parseArray, "boolean": Assertion.parse, "number": Assertion.parse,
      "object": Assertion.parse, "string": Assertion.parse,
      "to-boolean": Coercion.parse, "to-color": Coercion.parse, "to-number": Coercion.parse,
      "to-string": Coercion.parse,
      "case": Case.parse, "match": Match.parse, "coalesce": Coalesce.parse,
      "step": Step.parse, "interpolate": Interpolate.parse, "interpolate-hcl": Interpolate.parse,
      "interpolate-lab": Interpolate.parse,
      "==": Comparison.parse, "!=": Comparison.parse, "<": Comparison.parse, "<=": Comparison.parse,
      ">": Comparison.parse, ">=": Comparison.parse,
      "all": Conjunction.parse, "any": Conjunction.parse,
      "at": ElementAt.parse, "in": Search.parse, "index-of": Search.parse, "slice": Slice.parse,
      "length": Length.parse,
      "format": Format.parse, "image": Image.parse, "global-state": GlobalState.parse,
      "geometry-type": GeometryType.parse,
      "collator": CollatorOptions.parse, "number-format": NumberFormat.parse,
      "within": Within.parse, "distance": Distance.parse,
    ]
    for form in Forms.all.keys { all[form] = Forms.parse }
    return all
  }()
}
