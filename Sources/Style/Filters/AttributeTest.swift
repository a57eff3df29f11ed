import Geography

/// What an old-style filter asks of one attribute of a feature.
final class AttributeTest: ExpressionNode {
  /// An attribute by name.
  enum Key: Sendable {
    /// The kind of geometry, `$type`.
    case kind
    /// The feature's identifier, `$id`.
    case id
    /// One of its properties.
    case property(String)

    init(_ name: String) {
      self = name == "$type" ? .kind : name == "$id" ? .id : .property(name)
    }
  }

  /// What is asked.
  enum Question: Sendable {
    /// Whether it has the attribute at all.
    case has(Key)
    /// Whether it is one of some values.
    case isOneOf(Key, Set<PropertyValue>)
    /// Whether it is the same as, or before or after, a value of the same type.
    case relates(Key, Comparison.Relation, PropertyValue)
    /// Whether another test fails.
    case not(any ExpressionNode)
  }

  let question: Question

  init(_ question: Question) { self.question = question }

  var type: ExpressionType { .boolean }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }

  var children: [any ExpressionNode] {
    if case .not(let test) = question { return [test] }
    return []
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .boolean(try boolean(context))
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    switch question {
    case .has(let key): return value(of: key, context) != nil
    case .isOneOf(let key, let values): return value(of: key, context).map(values.contains) ?? false
    case .not(let test): return !(try test.boolean(context))
    case .relates(let key, let relation, let wanted):
      let found = value(of: key, context)
      switch (found, wanted) {
      case (.number(let a)?, .number(let b)): return relation.holds(a, b)
      case (.string(let a)?, .string(let b)): return relation.holds(a, b)
      default: return relation.isOrder ? false : (found == wanted) == (relation == .same)
      }
    }
  }

  private func value(of key: Key, _ context: EvaluationContext) -> PropertyValue? {
    guard let feature = context.feature else { return nil }
    switch key {
    case .property(let name): return feature.value(named: name)
    case .id: return feature.id == .null ? nil : feature.id
    case .kind:
      return switch feature.kind {
      case .point: .string("Point")
      case .line: .string("LineString")
      case .polygon: .string("Polygon")
      case .unknown: nil
      }
    }
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    if case .not = question { return AttributeTest(.not(children[0])) }
    return self
  }
}
