import JSON

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// How an interpolation goes from one stop to the next.
enum Curve: Hashable, Sendable {
  /// By powers of a base; a base of 1 is a straight line.
  case exponential(base: Double)
  /// Along a cubic Bézier curve from (0, 0) to (1, 1) with two control points.
  case cubic(x1: Double, y1: Double, x2: Double, y2: Double)

  static let linear = Curve.exponential(base: 1)

  /// Reads the first argument of an interpolation.
  static func parse(_ json: JSONValue, _ parser: inout ExpressionParser) -> Curve? {
    guard case .array(let items) = json, let first = items.first else {
      parser.report(.interpolationExpected, at: 1)
      return nil
    }
    switch first {
    case .string("linear"): return .linear
    case .string("exponential"):
      if items.count > 1, case .number(let base) = items[1] { return .exponential(base: base) }
      parser.report(.interpolationBase, at: 1, 1)
    case .string("cubic-bezier"):
      let points = items.dropFirst().compactMap { item -> Double? in
        if case .number(let value) = item, (0...1).contains(value) { return value }
        return nil
      }
      if items.count == 5, points.count == 4 {
        return .cubic(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      }
      parser.report(.controlPoints, at: 1)
    case .string(let name): parser.report(.unknownInterpolation(name), at: 1, 0)
    default: parser.report(.unknownInterpolation(StyleValue(first).text), at: 1, 0)
    }
    return nil
  }

  /// How far a value is on the way between two stops, 0 to 1.
  func share(_ value: Double, from lower: Double, to upper: Double) -> Double {
    switch self {
    case .exponential(let base): Self.share(value - lower, upper - lower, base)
    case .cubic(let x1, let y1, let x2, let y2):
      Self.cubic(Self.share(value - lower, upper - lower, 1), x1, y1, x2, y2)
    }
  }

  private static func share(_ progress: Double, _ difference: Double, _ base: Double) -> Double {
    if difference == 0 { return 0 }
    if base == 1 { return progress / difference }
    return (pow(base, progress) - 1) / (pow(base, difference) - 1)
  }

  /// The curve's y at an x: its parameter is found by halving, which always ends.
  private static func cubic(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      let rest = 1 - t
      return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    // x grows with t as both control points lie between 0 and 1; 52 halvings settle it to the last bit.
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if point(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return point((low + high) / 2, y1, y2)
  }
}
