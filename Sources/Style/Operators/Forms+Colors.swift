extension Forms {
  static let colors: [String: [Form]] = [
    "rgb": [
      .value(.color, .number, .number, .number) { call, context throws(EvaluationError) in
        try color(call, context)
      }
    ],
    "rgba": [
      .value(.color, .number, .number, .number, .number) { call, context throws(EvaluationError) in
        try color(call, context)
      }
    ],
    "to-rgba": [
      .value(.array(.number, length: 4), .color) { call, context throws(EvaluationError) in
        guard case .color(let color) = try call.value(0, context) else { return .null }
        return .array([
          .number(color.red * 255), .number(color.green * 255), .number(color.blue * 255),
          .number(color.alpha),
        ])
      }
    ],
  ]

  private static func color(
    _ call: Application, _ context: EvaluationContext
  ) throws(EvaluationError) -> StyleValue {
    var parts: [Double] = []
    for index in call.children.indices { parts.append(try call.number(index, context)) }
    do throws(ConversionFailure) {
      return .color(try Conversion.color(parts))
    } catch {
      throw EvaluationError(error.cause, at: call.place)
    }
  }
}
