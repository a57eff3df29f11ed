import JSON

/// `["step", input, first, stop, output, ...]`: the output of the last stop that the input has reached.
final class Step: ExpressionNode {
  let type: ExpressionType
  let input: any ExpressionNode
  /// Where each output but the first begins.
  let stops: [Double]
  /// The outputs, one more than there are stops.
  let outputs: [any ExpressionNode]
  let needs: Needs

  init(
    _ type: ExpressionType, _ input: any ExpressionNode, stops: [Double], outputs: [any ExpressionNode]
  ) {
    self.type = type
    self.input = input
    self.stops = stops
    self.outputs = outputs
    needs = outputs.needs.union(input.needs)
  }

  @Sendable
  static func parse(_ call: Call, _ parser: inout ExpressionParser) -> (any ExpressionNode)? {
    guard call.count >= 4 else {
      return parser.report(.argumentCount(expected: .atLeast(4), found: call.count))
    }
    guard call.count % 2 == 0 else {
      return parser.report(.argumentCount(expected: .even, found: call.count))
    }
    guard let input = parser.parse(call.arguments[1], at: 1, expecting: .number) else { return nil }
    var type = parser.definiteExpectation
    var stops: [Double] = []
    var outputs: [any ExpressionNode] = []
    for index in stride(from: 2, through: call.count, by: 2) {
      if index > 2 {
        guard let stop = parser.stop(call.arguments[index - 1], at: index - 1, after: stops.last) else {
          return nil
        }
        stops.append(stop)
      }
      guard let output = parser.parse(call.arguments[index], at: index, expecting: type) else { return nil }
      type = type ?? output.type
      outputs.append(output)
    }
    return Step(type ?? .value, input, stops: stops, outputs: outputs)
  }

  var children: [any ExpressionNode] { [input] + outputs }

  private func chosen(_ context: EvaluationContext) throws(EvaluationError) -> any ExpressionNode {
    outputs[stops.reached(by: try input.number(context))]
  }

  func evaluate(_ context: EvaluationContext) throws(EvaluationError) -> StyleValue {
    try chosen(context).evaluate(context)
  }

  func number(_ context: EvaluationContext) throws(EvaluationError) -> Double {
    try chosen(context).number(context)
  }

  func boolean(_ context: EvaluationContext) throws(EvaluationError) -> Bool {
    try chosen(context).boolean(context)
  }

  func replacing(children: [any ExpressionNode]) -> any ExpressionNode {
    let outputs = Array(children.dropFirst())
    if case .number(let number)? = (children[0] as? Literal)?.value {
      return outputs[stops.reached(by: number)]
    }
    return Step(type, children[0], stops: stops, outputs: outputs)
  }
}

extension [Double] {
  /// How many of these ascending stops are not beyond a number.
  func reached(by number: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] <= number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension ExpressionParser {
  /// Reads the input of a stop, which is a plain number beyond the one before.
  mutating func stop(_ json: JSONValue, at index: Int, after last: Double?) -> Double? {
    guard case .number(let number) = json else {
      report(.stopNotNumber, at: index)
      return nil
    }
    if let last, number <= last {
      report(.stopsNotAscending, at: index)
      return nil
    }
    return number
  }
}
