/// A checked and compiled part of an expression.
///
/// Nodes are immutable objects in a tree, shared freely between threads. A node gives its value in the
/// general form, and where it has one type in a plain form as well, so that numbers and truth values
/// are not wrapped and unwrapped on the way up.
protocol ExpressionNode: AnyObject, Sendable {
  /// The type of the value, as far as it is known before evaluation.
  var type: ExpressionType { get }
  /// The parts it is made of, in a fixed order.
  var children: [any ExpressionNode] { get }
  /// What it asks of the context by itself, its children not counted.
  var ownNeeds: Needs { get }
  /// What it and its children ask of the context.
  var needs: Needs { get }
  /// What of a feature it looks at by itself, its children not counted.
  var ownAttributes: AttributeUse { get }

  /// Gives the value.
  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue
  /// Gives the value of a node whose type is `number`.
  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double
  /// Gives the value of a node whose type is `boolean`.
  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool
  /// Gives the value of a node whose type is `string`.
  func string(_ context: EvaluationContext) throws(EvaluationError) -> String

  /// The same node over other children, as many as it has, simplified where they allow it.
  func replacing(children: [any ExpressionNode]) -> any ExpressionNode
}

/// What a part of an expression asks of its context: nothing means that it is constant.
struct Needs: OptionSet, Sendable {
  let rawValue: UInt16

  static let feature = Needs(rawValue: 1 << 0)
  static let zoom = Needs(rawValue: 1 << 1)
  static let featureState = Needs(rawValue: 1 << 2)
  static let globalState = Needs(rawValue: 1 << 3)
  static let lineProgress = Needs(rawValue: 1 << 4)
  static let heatmapDensity = Needs(rawValue: 1 << 5)
  static let elevation = Needs(rawValue: 1 << 6)
  static let accumulated = Needs(rawValue: 1 << 7)
  static let images = Needs(rawValue: 1 << 8)
  /// Always fails, or must not be settled before it is asked for.
  static let asking = Needs(rawValue: 1 << 9)
}

extension ExpressionNode {
  var ownNeeds: Needs { [] }

  var ownAttributes: AttributeUse { ownNeeds.contains(.feature) ? .anything : .only([]) }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    let value = try evaluate(context)
    guard case .number(let number) = value else {
      throw EvaluationError(.wrongType(expected: .number, found: value.type), at: [])
    }
    return number
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    let value = try evaluate(context)
    guard case .boolean(let boolean) = value else {
      throw EvaluationError(.wrongType(expected: .boolean, found: value.type), at: [])
    }
    return boolean
  }

  func string(_ context: EvaluationContext) throws(EvaluationError) -> String {
    let value = try evaluate(context)
    guard case .string(let string) = value else {
      // A geometry type of nothing is the one text that may be missing.
      if case .null = value { return "" }
      throw EvaluationError(.wrongType(expected: .string, found: value.type), at: [])
    }
    return string
  }
}

extension Sequence where Element == any ExpressionNode {
  /// What all of them together ask of the context.
  var needs: Needs { reduce(into: []) { $0.formUnion($1.needs) } }
}
