import JSON

/// `["collator", options]`: a rule for comparing texts.
final class CollatorOptions: ExpressionNode {
  /// Whether case counts, whether marks count, and the locale if one is said.
  let children: [any ExpressionNode]

  init(_ options: [any ExpressionNode]) { children = options }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 1 else {
      return parser.report(.argumentCount(expected: .exactly(1), found: call.count))
    }
    guard case .object(let options)? = call.arguments.first else { return parser.report(.optionsExpected) }
    guard let cases = parser.parse(options["case-sensitive"] ?? false, at: 1, expecting: .boolean),
      let marks = parser.parse(options["diacritic-sensitive"] ?? false, at: 1, expecting: .boolean)
    else { return nil }
    guard let json = options["locale"] else { return CollatorOptions([cases, marks]) }
    guard let locale = parser.parse(json, at: 1, expecting: .string) else { return nil }
    return CollatorOptions([cases, marks, locale])
  }

  var type: ExpressionType { .collator }
  // A collator is no value that could stand in a style, so that it is not settled before evaluation.
  var ownNeeds: Needs { .asking }
  var needs: Needs { children.needs.union(.asking) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .collator(
      Collator(
        isCaseSensitive: try children[0].boolean(context),
        isDiacriticSensitive: try children[1].boolean(context),
        locale: children.count > 2 ? try children[2].string(context) : nil))
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { CollatorOptions(children) }
}
