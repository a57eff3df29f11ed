extension Forms {
  static let colors: [String: [Form]] = [
    "rgb": [
      .value(.color, .number, .number, .number) { arguments throws(EvaluationError) in try color(arguments) }
    ],
    "rgba": [
      .value(.color, .number, .number, .number, .number) { arguments throws(EvaluationError) in
        try color(arguments)
      }
    ],
    "to-rgba": [
      .value(.array(.number, length: 4), .color) { arguments throws(EvaluationError) in
        guard case .color(let color) = try arguments.value(0) else { return .null }
        return .array([
          .number(color.red * 255), .number(color.green * 255), .number(color.blue * 255),
          .number(color.alpha),
        ])
      }
    ],
  ]

  private static func color(_ arguments: Form.Arguments) throws(EvaluationError) -> StyleValue {
    var parts: [Double] = []
    for index in arguments.nodes.indices { parts.append(try arguments.number(index)) }
    do throws(ConversionFailure) {
      return .color(try Conversion.color(parts))
    } catch {
      throw EvaluationError(error.cause, at: arguments.place)
    }
  }
}
