#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Forms {
  static let arithmetic: [String: [Form]] = [
    "+": [.numbers { call, context throws(EvaluationError) in try fold(call, context, 0) { $0 + $1 } }],
    "*": [.numbers { call, context throws(EvaluationError) in try fold(call, context, 1) { $0 * $1 } }],
    "min": [
      .numbers { call, context throws(EvaluationError) in try fold(call, context, .infinity) { min($0, $1) } }
    ],
    "max": [
      .numbers { call, context throws(EvaluationError) in try fold(call, context, -.infinity) { max($0, $1) }
      }
    ],
    "-": [
      binary { $0 - $1 },
      unary { -$0 },
    ],
    "/": [binary { $0 / $1 }],
    "%": [binary { $0.truncatingRemainder(dividingBy: $1) }],
    "^": [binary { pow($0, $1) }],
    "sqrt": [unary { $0.squareRoot() }],
    "abs": [unary { abs($0) }],
    "ceil": [unary { $0.rounded(.up) }],
    "floor": [unary { $0.rounded(.down) }],
    // Halves go away from zero.
    "round": [unary { $0.rounded(.toNearestOrAwayFromZero) }],
    "ln": [unary { log($0) }],
    "log10": [unary { log10($0) }],
    "log2": [unary { log2($0) }],
    "!": [.boolean(.boolean) { call, context throws(EvaluationError) in !(try call.boolean(0, context)) }],
  ]

  static let trigonometry: [String: [Form]] = [
    "sin": [unary { sin($0) }],
    "cos": [unary { cos($0) }],
    "tan": [unary { tan($0) }],
    "asin": [unary { asin($0) }],
    "acos": [unary { acos($0) }],
    "atan": [unary { atan($0) }],
  ]

  static let constants: [String: [Form]] = [
    "pi": [.number { _, _ throws(EvaluationError) in .pi }],
    "e": [.number { _, _ throws(EvaluationError) in 2.718281828459045 }],
    "ln2": [.number { _, _ throws(EvaluationError) in 0.6931471805599453 }],
  ]

  private static func unary(_ function: @escaping @Sendable (Double) -> Double) -> Form {
    .number(.number) { call, context throws(EvaluationError) in function(try call.number(0, context)) }
  }

  private static func binary(_ function: @escaping @Sendable (Double, Double) -> Double) -> Form {
    .number(.number, .number) { call, context throws(EvaluationError) in
      function(try call.number(0, context), try call.number(1, context))
    }
  }

  private static func fold(
    _ call: Application, _ context: EvaluationContext, _ start: Double, _ function: (Double, Double) -> Double
  ) throws(EvaluationError) -> Double {
    var result = start
    for index in call.children.indices { result = function(result, try call.number(index, context)) }
    return result
  }
}
