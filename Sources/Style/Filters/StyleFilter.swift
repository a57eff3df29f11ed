package import JSON

/// Which features a layer draws.
package struct StyleFilter: Sendable {
  let node: any ExpressionNode
  /// What the style says: filters that say the same let the same features pass.
  package let json: JSONValue

  /// Draws all features.
  package static let all = StyleFilter(node: Literal(.boolean(true)), json: .bool(true))
  /// Draws none.
  package static let none = StyleFilter(node: Literal(.boolean(false)), json: .bool(false))

  /// Whether it lets every feature pass.
  package var acceptsAll: Bool { (node as? Literal)?.value == .boolean(true) }
  /// Whether it lets no feature pass.
  package var acceptsNone: Bool { (node as? Literal)?.value == .boolean(false) }
  /// Whether its answer hangs on the zoom.
  package var dependsOnZoom: Bool { node.needs.contains(.zoom) }

  init(node: any ExpressionNode, json: JSONValue) {
    self.node = node
    self.json = json
  }

  /// Compiles a filter, of the old kind or an expression; what is wrong is added to the issues.
  package static func compile(_ json: JSONValue, issues: inout [ExpressionIssue]) -> StyleFilter? {
    var parser = ExpressionParser()
    defer { issues += parser.issues }
    let node =
      LegacyFilter.isExpression(json)
      ? parser.parse(json, expecting: .boolean) : LegacyFilter.parse(json, &parser)
    guard let node else { return nil }
    guard Complexity.isBearable(node) else {
      parser.report(.tooComplex)
      return nil
    }
    return StyleFilter(node: node, json: json)
  }

  /// Reads a layer's filter; a wrong one is an issue and draws nothing, as drawing all would hide the fault.
  init(reading json: JSON, _ reader: inout StyleReader) {
    var found: [ExpressionIssue] = []
    let filter = json.isNull ? .all : Self.compile(json.value, issues: &found)
    for issue in found { reader.report(.expression(issue.cause), at: json, issue.path.steps) }
    self = filter ?? .none
  }

  /// Whether a feature passes; one for which the filter fails does not.
  package func accepts(_ context: EvaluationContext) -> Bool { (try? node.boolean(context)) ?? false }

  /// The filter with all settled that a folding knows.
  func folded(_ folding: inout Folding) -> StyleFilter { StyleFilter(node: folding.fold(node), json: json) }
}
