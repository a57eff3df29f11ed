import Geography

/// A comparison for sameness of a feature's property or kind of geometry with a known text or number.
///
/// Filters consist of little else, and are asked of every feature for every layer; here nothing is
/// wrapped on the way.
final class AttributeComparison: ExpressionNode {
  /// What is compared.
  enum Subject: Sendable {
    case property(AttributeKey, PropertyValue)
    case geometry(String)
  }

  let subject: Subject
  /// Whether both have to be the same, or to differ.
  let wantsSame: Bool

  init(_ subject: Subject, wantsSame: Bool) {
    self.subject = subject
    self.wantsSame = wantsSame
  }

  /// The quick form of a comparison, if it has one.
  convenience init?(
    _ relation: Comparison.Relation, _ first: any ExpressionNode, _ second: any ExpressionNode
  ) {
    guard !relation.isOrder else { return nil }
    let literal = (second as? Literal) ?? (first as? Literal)
    guard let value = literal?.value else { return nil }
    let other = second is Literal ? first : second
    switch (other, value) {
    case (let attribute as Attribute, .string(let text)):
      self.init(.property(attribute.key, .string(text)), wantsSame: relation == .same)
    case (let attribute as Attribute, .number(let number)):
      self.init(.property(attribute.key, .number(number)), wantsSame: relation == .same)
    case (is GeometryType, .string(let name)):
      self.init(.geometry(name), wantsSame: relation == .same)
    default: return nil
    }
  }

  var type: ExpressionType { .boolean }
  var children: [any ExpressionNode] { [] }
  var ownNeeds: Needs { .feature }
  var needs: Needs { .feature }
  var ownAttributes: AttributeUse {
    if case .property(let key, _) = subject { .only([key]) } else { .only([]) }
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    .boolean(try boolean(context))
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    isSame(context.feature) == wantsSame
  }

  private func isSame(_ feature: (any FeatureAttributes)?) -> Bool {
    guard let feature else { return false }
    switch subject {
    case .geometry(let name): return feature.kind != .unknown && feature.geometryName == name
    case .property(let key, let wanted):
      switch (feature.value(for: key), wanted) {
      case (.string(let a)?, .string(let b)): return a.isSame(as: b)
      case (.number(let a)?, .number(let b)): return a == b
      default: return false
      }
    }
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode { self }
}
