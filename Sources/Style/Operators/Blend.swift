/// What is left of an interpolation once its input is known: two values and a share.
final class Blend: ExpressionNode {
  let type: ExpressionType
  let first: any ExpressionNode
  let second: any ExpressionNode
  let share: Double
  let space: ColorSpace
  let needs: Needs
  let place: [Int]

  init(
    _ type: ExpressionType, _ first: any ExpressionNode, _ second: any ExpressionNode, _ share: Double,
    in space: ColorSpace, at place: [Int]
  ) {
    self.type = type
    self.first = first
    self.second = second
    self.share = share
    self.space = space
    self.place = place
    needs = first.needs.union(second.needs)
  }

  var children: [any ExpressionNode] { [first, second] }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try Self.mix(try first.evaluate(context), try second.evaluate(context), share, space, at: place)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    Style.mix(try first.number(context), try second.number(context), share)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    if let first = children[0] as? Literal, let second = children[1] as? Literal,
      let mixed = try? Self.mix(first.value, second.value, share, space, at: place)
    {
      return Literal(mixed, as: type)
    }
    return Blend(type, children[0], children[1], share, in: space, at: place)
  }

  /// Whether there is a way between two values of a type.
  static func canMix(_ type: ExpressionType) -> Bool {
    switch type {
    case .number, .color, .padding, .numberArray, .colorArray, .projectionDefinition,
      .variableAnchorOffsetCollection, .array(.number, length: .some):
      true
    default: false
    }
  }

  /// A value on the way from one to another.
  static func mix(
    _ first: StyleValue, _ second: StyleValue, _ share: Double, _ space: ColorSpace, at place: [Int]
  ) throws(EvaluationError) -> StyleValue {
    switch (first, second) {
    case (.number(let first), .number(let second)): return .number(Style.mix(first, second, share))
    case (.color(let first), .color(let second)):
      return .color(first.mixed(with: second, at: share, in: space))
    case (.padding(let first), .padding(let second)):
      if let mixed = mix(first, second, share) { return .padding(mixed) }
    case (.numberArray(let first), .numberArray(let second)):
      if let mixed = mix(first, second, share) { return .numberArray(mixed) }
    case (.colorArray(let first), .colorArray(let second)):
      guard first.count == second.count else { break }
      return .colorArray(zip(first, second).map { $0.mixed(with: $1, at: share, in: space) })
    case (.array(let first), .array(let second)):
      guard first.count == second.count else { break }
      var mixed: [StyleValue] = []
      for (a, b) in zip(first, second) { mixed.append(try mix(a, b, share, space, at: place)) }
      return .array(mixed)
    case (.projection(let first), .projection(let second)):
      return .projection(ProjectionDefinition(from: first.to, to: second.to, transition: share))
    case (.anchors(let first), .anchors(let second)):
      if let mixed = first.mixed(with: second, at: share) { return .anchors(mixed) }
    default: break
    }
    throw EvaluationError(.notMixable(first.type), at: place)
  }

  private static func mix(_ first: [Double], _ second: [Double], _ share: Double) -> [Double]? {
    guard first.count == second.count else { return nil }
    return zip(first, second).map { Style.mix($0, $1, share) }
  }
}
