import Geography
import JSON

/// Filters as they were written before there were expressions: `["==", "class", "park"]`.
enum LegacyFilter {
  /// Whether a filter is an expression; operators that both languages have are told by their arguments.
  static func isExpression(_ json: JSONValue) -> Bool {
    if case .bool = json { return true }
    guard case .array(let items) = json, case .string(let name)? = items.first else { return false }
    switch name {
    case "has": return items.count >= 2 && items[1] != "$id" && items[1] != "$type"
    case "in":
      guard items.count >= 3 else { return false }
      if case .string = items[1], !isArray(items[2]) { return false }
      return true
    case "!in", "!has", "none": return false
    case "==", "!=", ">", ">=", "<", "<=": return items.count != 3 || isArray(items[1]) || isArray(items[2])
    case "any", "all": return items.dropFirst().allSatisfy(isExpression)
    default: return true
    }
  }

  private static func isArray(_ json: JSONValue) -> Bool {
    if case .array = json { return true }
    return false
  }

  /// Compiles a filter of the old kind.
  static func parse(_ json: JSONValue, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard parser.place.count < ExpressionParser.depthLimit else {
      return parser.report(.tooDeep(limit: ExpressionParser.depthLimit))
    }
    guard case .array(let items) = json, case .string(let name)? = items.first else {
      return parser.report(.filter)
    }
    let arguments = Array(items.dropFirst())
    switch name {
    case "all", "any", "none": return combine(name, arguments, &parser)
    case "has", "!has": return has(arguments, isNegated: name == "!has", &parser)
    case "in", "!in": return contains(arguments, isNegated: name == "!in", &parser)
    default: return compare(name, arguments, &parser)
    }
  }

  private static func combine(
    _ name: String, _ arguments: [JSONValue], _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    var nodes: [any ExpressionNode] = []
    for (index, argument) in arguments.enumerated() {
      parser.place.append(index + 1)
      defer { parser.place.removeLast() }
      guard let node = parse(argument, &parser) else { return nil }
      nodes.append(node)
    }
    if name == "all" { return Conjunction(settling: false, nodes).replacing(children: nodes) }
    let any = Conjunction(settling: true, nodes).replacing(children: nodes)
    return name == "any" ? any : AttributeTest(.not(any))
  }

  private static func has(
    _ arguments: [JSONValue], isNegated: Bool, _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    guard arguments.count == 1, case .string(let key) = arguments[0] else { return parser.report(.filter) }
    let test = AttributeTest(.has(AttributeTest.Key(key)))
    return isNegated ? AttributeTest(.not(test)) : test
  }

  private static func contains(
    _ arguments: [JSONValue], isNegated: Bool, _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    guard case .string(let key)? = arguments.first else { return parser.report(.filter) }
    let values = Set(arguments.dropFirst().map { PropertyValue($0) })
    let test = AttributeTest(.isOneOf(AttributeTest.Key(key), values))
    return isNegated ? AttributeTest(.not(test)) : test
  }

  private static func compare(
    _ name: String, _ arguments: [JSONValue], _ parser: inout ExpressionParser
  ) -> (any ExpressionNode)? {
    guard let relation = Comparison.Relation(rawValue: name) else {
      return parser.report(.unknownOperator(name), at: 0)
    }
    guard arguments.count == 2, case .string(let key) = arguments[0] else { return parser.report(.filter) }
    switch arguments[1] {
    case .array, .object: return parser.report(.filter, at: 2)
    default: return AttributeTest(.relates(AttributeTest.Key(key), relation, PropertyValue(arguments[1])))
    }
  }
}

extension PropertyValue {
  /// A value of a JSON text.
  init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map { PropertyValue($0) })
    case .object(let members): self = .object(members.mapValues { PropertyValue($0) })
    }
  }
}
