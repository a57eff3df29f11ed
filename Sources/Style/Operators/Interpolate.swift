import JSON

/// `["interpolate", curve, input, stop, output, ...]` and its kin for colours: outputs between stops.
final class Interpolate: ExpressionNode {
  let type: ExpressionType
  let curve: Curve
  let space: ColorSpace
  let input: any ExpressionNode
  let stops: [Double]
  let outputs: [any ExpressionNode]
  let needs: Needs
  let place: [Int]

  init(
    _ type: ExpressionType, _ curve: Curve, in space: ColorSpace, _ input: any ExpressionNode,
    stops: [Double], outputs: [any ExpressionNode], at place: [Int]
  ) {
    self.type = type
    self.curve = curve
    self.space = space
    self.input = input
    self.stops = stops
    self.outputs = outputs
    self.place = place
    needs = outputs.needs.union(input.needs)
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard let first = call.arguments.first else {
      return parser.report(.argumentCount(expected: .atLeast(4), found: call.count))
    }
    guard let curve = Curve.parse(first, &parser) else { return nil }
    guard call.count >= 4 else {
      return parser.report(.argumentCount(expected: .atLeast(4), found: call.count))
    }
    guard call.count % 2 == 0 else {
      return parser.report(.argumentCount(expected: .even, found: call.count))
    }
    guard let input = parser.parse(call.arguments[2], at: 2, expecting: .number) else { return nil }
    let space: ColorSpace = call.name.hasSuffix("-hcl") ? .hcl : call.name.hasSuffix("-lab") ? .lab : .rgb
    var type = parser.definiteExpectation
    if space != .rgb, type != .colorArray { type = .color }
    var stops: [Double] = []
    var outputs: [any ExpressionNode] = []
    for index in stride(from: 3, to: call.count, by: 2) {
      guard let stop = parser.stop(call.arguments[index], at: index, after: stops.last),
        let output = parser.parse(call.arguments[index + 1], at: index + 1, expecting: type)
      else { return nil }
      type = type ?? output.type
      stops.append(stop)
      outputs.append(output)
    }
    guard let type, Blend.canMix(type) else { return parser.report(.notInterpolatable(type ?? .value)) }
    return Interpolate(type, curve, in: space, input, stops: stops, outputs: outputs, at: parser.place)
  }

  var children: [any ExpressionNode] { [input] + outputs }

  /// The outputs before and after an input, and how far it is on the way between them.
  private func span(_ value: Double) -> (lower: Int, upper: Int, share: Double) {
    let reached = stops.reached(by: value)
    if reached == 0 { return (0, 0, 0) }
    if reached == stops.count { return (reached - 1, reached - 1, 0) }
    return (reached - 1, reached, curve.share(value, from: stops[reached - 1], to: stops[reached]))
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    let (lower, upper, share) = span(try input.number(context))
    let first = try outputs[lower].evaluate(context)
    if lower == upper { return first }
    return try Blend.mix(first, try outputs[upper].evaluate(context), share, space, at: place)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    let (lower, upper, share) = span(try input.number(context))
    let first = try outputs[lower].number(context)
    return lower == upper ? first : mix(first, try outputs[upper].number(context), share)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    let outputs = Array(children.dropFirst())
    guard case .number(let number)? = (children[0] as? Literal)?.value else {
      return Interpolate(type, curve, in: space, children[0], stops: stops, outputs: outputs, at: place)
    }
    let (lower, upper, share) = span(number)
    if lower == upper { return outputs[lower] }
    return Blend(type, outputs[lower], outputs[upper], share, in: space, at: place)
      .replacing(children: [outputs[lower], outputs[upper]])
  }
}
