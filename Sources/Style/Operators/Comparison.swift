import JSON

/// `["==", a, b]` and its kin: whether two values are the same, or how they are ordered.
final class Comparison: ExpressionNode {
  /// Which relation has to hold.
  enum Relation: String {
    case same = "=="
    case different = "!="
    case less = "<"
    case lessOrSame = "<="
    case greater = ">"
    case greaterOrSame = ">="

    var isOrder: Bool { self != .same && self != .different }

    func holds<T: Comparable>(_ first: T, _ second: T) -> Bool {
      switch self {
      case .same: first == second
      case .different: first != second
      case .less: first < second
      case .lessOrSame: first <= second
      case .greater: first > second
      case .greaterOrSame: first >= second
      }
    }
  }

  let relation: Relation
  let first: any ExpressionNode
  let second: any ExpressionNode
  let collator: (any ExpressionNode)?
  let needs: Needs
  let place: [Int]

  init(
    _ relation: Relation, _ first: any ExpressionNode, _ second: any ExpressionNode,
    collator: (any ExpressionNode)? = nil, at place: [Int]
  ) {
    self.relation = relation
    self.first = first
    self.second = second
    self.collator = collator
    self.place = place
    needs = first.needs.union(second.needs).union(collator?.needs ?? [])
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count == 2 || call.count == 3, let relation = Relation(rawValue: call.name) else {
      return parser.report(.argumentCount(expected: .between(2, 3), found: call.count))
    }
    guard var first = operand(call, 1, relation, &parser), var second = operand(call, 2, relation, &parser)
    else {
      return nil
    }
    if first.type != second.type, first.type != .value, second.type != .value {
      return parser.report(.comparedTypesDiffer(first.type, second.type))
    }
    if relation.isOrder {
      if first.type == .value, second.type != .value {
        first = Assertion(second.type, [first], at: parser.place + [1])
      } else if first.type != .value, second.type == .value {
        second = Assertion(first.type, [second], at: parser.place + [2])
      }
    }
    guard call.count == 3 else {
      return AttributeComparison(relation, first, second)
        ?? Comparison(relation, first, second, at: parser.place)
    }
    let comparesTexts = [first, second].contains { $0.type == .string || $0.type == .value }
    guard comparesTexts else { return parser.report(.collatorForOther) }
    guard let collator = parser.parse(call.arguments[3], at: 3, expecting: .collator) else { return nil }
    return Comparison(relation, first, second, collator: collator, at: parser.place)
  }

  private static func operand(
    _ call: Call, _ index: Int, _ relation: Relation, _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    guard let node = parser.parse(call.arguments[index], at: index, expecting: .value) else { return nil }
    let types: [ExpressionType] =
      relation.isOrder ? [.string, .number, .value] : [.string, .number, .boolean, .null, .value]
    if types.contains(node.type) { return node }
    return parser.report(.notComparable(operator: call.name, type: node.type), at: index)
  }

  var type: ExpressionType { .boolean }
  var children: [any ExpressionNode] { [first, second] + (collator.map { [$0] } ?? []) }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .boolean(try boolean(context))
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    if first.type == .number, second.type == .number {
      return relation.holds(try first.number(context), try second.number(context))
    }
    let a = try first.evaluate(context)
    let b = try second.evaluate(context)
    if let collator, case .string(let a) = a, case .string(let b) = b,
      case .collator(let rule) = try collator.evaluate(context)
    {
      return relation.holds(rule.compare(a, b), 0)
    }
    switch (a, b) {
    case (.number(let a), .number(let b)): return relation.holds(a, b)
    case (.string(let a), .string(let b)) where relation.isOrder: return order(a, b)
    default: break
    }
    guard !relation.isOrder else { throw EvaluationError(.unordered(a.type, b.type), at: place) }
    return a.isSame(as: b) == (relation == .same)
  }

  /// Texts are ordered by their UTF-16 code units, as JavaScript does.
  private func order(_ a: String, _ b: String) -> Bool {
    if a.isSame(as: b) { return relation.holds(0, 0) }
    return relation.holds(a.utf16.lexicographicallyPrecedes(b.utf16) ? 0 : 2, 1)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    if children.count == 2, let quick = AttributeComparison(relation, children[0], children[1]) {
      return quick
    }
    return Comparison(
      relation, children[0], children[1], collator: children.count > 2 ? children[2] : nil, at: place)
  }
}
