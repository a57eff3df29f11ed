package import Geography

/// What of a feature a value can hang on, besides its kind of geometry.
///
/// Features that agree in all of it get the same value, so one of them can be asked for all.
package enum AttributeUse: Sendable {
  /// Nothing but the properties of these names, sorted.
  case only([AttributeKey])
  /// It cannot be told: its identifier, its geometry, or a property whose name is computed.
  case anything

  /// What hangs on either.
  func union(_ other: AttributeUse) -> AttributeUse {
    guard case .only(let keys) = self, case .only(let others) = other else { return .anything }
    return .only(Set(keys + others).sorted { $0.name < $1.name })
  }
}

extension ExpressionNode {
  /// What of a feature the node and its children look at.
  var attributes: AttributeUse {
    var (use, seen, open) = (AttributeUse.only([]), Set<ObjectIdentifier>(), [self as any ExpressionNode])
    while let node = open.popLast() {
      guard node.needs.contains(.feature), seen.insert(ObjectIdentifier(node)).inserted else { continue }
      use = use.union(node.ownAttributes)
      open += node.children
    }
    return use
  }
}

extension StyleLayer {
  /// What of a feature the layer's properties look at; its filter is not counted.
  package var attributes: AttributeUse {
    expressions.reduce(.only([])) { use, expression in expression.map { use.union($0.node.attributes) } ?? use
    }
  }
}
