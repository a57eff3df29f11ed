import JSON

extension StyleLayer {
  private static let known: Set<String> = [
    "id", "type", "metadata", "source", "source-layer", "minzoom", "maxzoom", "filter", "layout", "paint",
    "ref",
  ]

  /// Reads a layer; `parent` is the layer that an old-style `ref` names.
  init?(_ json: JSON, parent: JSON?, _ reader: inout StyleReader) {
    guard let id = reader.string("id", of: json) else {
      if json["id"] == nil { reader.report(.missing("id"), at: json) }
      return nil
    }
    // A layer that refers to another shares all but the paint.
    let shared = parent ?? json
    guard let name = reader.string("type", of: shared) else {
      if shared["type"] == nil { reader.report(.missing("type"), at: json) }
      return nil
    }
    guard let kind = LayerKind(rawValue: name) else {
      reader.report(.unknownLayerKind(name), at: json, [.key("type")])
      return nil
    }
    self.id = id
    self.kind = kind
    source = reader.string("source", of: shared)
    if source == nil, shared["source"] == nil, kind != .background {
      reader.report(.missing("source"), at: json)
    }
    sourceLayer = reader.string("source-layer", of: shared)
    minZoom = reader.number("minzoom", of: shared, in: 0...24) ?? -.infinity
    maxZoom = reader.number("maxzoom", of: shared, in: 0...24) ?? .infinity
    metadata = json["metadata"]
    filter = shared["filter"].map { StyleFilter(reading: $0, &reader) } ?? .all
    var expressions = [PropertyExpression?](repeating: nil, count: kind.properties.count)
    Self.read(.layout, of: shared, kind, into: &expressions, &reader)
    Self.read(.paint, of: json, kind, into: &expressions, &reader)
    self.expressions = expressions
    reader.reportUnknown(in: json, known: Self.known)
  }

  private static func read(
    _ group: PropertyDefinition.Group, of json: JSON, _ kind: LayerKind,
    into expressions: inout [PropertyExpression?], _ reader: inout StyleReader
  ) {
    guard let members = json[group.rawValue] else { return }
    guard members.kind == .object else {
      reader.report(.wrongKind(expected: "object"), at: members)
      return
    }
    for member in members.members {
      let name = member.key
      guard let property = StyleProperty(name: name, in: kind), property.definition.group == group,
        let slot = kind.slot(of: property)
      else {
        if !isTransition(name, kind) { reader.report(.unknownProperty(name, kind), at: member.value) }
        continue
      }
      expressions[slot] = reader.property(member.value, as: property.definition)
    }
  }

  /// Whether a name says how a property goes over to a new value, which no still picture shows.
  private static func isTransition(_ name: String, _ kind: LayerKind) -> Bool {
    name.hasSuffix("-transition") && StyleProperty(name: String(name.dropLast(11)), in: kind) != nil
  }
}

extension StyleReader {
  /// Compiles a property; a value that is wrong is an issue and leaves the default.
  mutating func property(_ json: JSON, as definition: PropertyDefinition) -> PropertyExpression? {
    // Null takes a property back, so that the default counts.
    if json.isNull { return nil }
    var found: [ExpressionIssue] = []
    let expression = PropertyExpression.compile(json.value, as: definition, issues: &found)
    for issue in found { report(.expression(issue.cause), at: json, issue.path.steps) }
    guard let expression, let constant = (expression.node as? Literal)?.value else { return expression }
    if let cause = definition.objection(to: constant) {
      report(cause, at: json)
      return nil
    }
    return expression
  }
}

extension PropertyDefinition {
  /// Why a constant cannot be the value of this property.
  func objection(to constant: StyleValue) -> StyleIssue.Cause? {
    switch (kind, constant) {
    case (_, .number(let number)): return objection(to: [number])
    case (_, .numberArray(let numbers)): return objection(to: numbers)
    case (.enumeration(let words), .string(let word)):
      return words.contains(word) ? nil : .notAllowed(word, allowed: words)
    case (.array(.enumeration(let words), _), .array(let items)):
      return items.map(\.text).first { !words.contains($0) }.map { .notAllowed($0, allowed: words) }
    case (.array(.number, _), .array(let items)):
      return objection(
        to: items.compactMap { item -> Double? in
          if case .number(let number) = item { return number }
          return nil
        })
    default: return nil
    }
  }

  private func objection(to numbers: [Double]) -> StyleIssue.Cause? {
    numbers.first { !range.contains($0) }.map { .outOfRange($0, range) }
  }
}
