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

  /// The curve's y at an x, its parameter found by Newton's method and, where that fails, by halving.
  ///
  /// It stops as soon as x is met to 10^-6, as browsers do for easing curves: a closer answer would differ
  /// from theirs.
  private static func cubic(_ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Double {
    if x <= 0 || x >= 1 { return x <= 0 ? 0 : 1 }
    func point(_ t: Double, _ first: Double, _ second: Double) -> Double {
      ((1 + 3 * (first - second)) * t + 3 * (second - 2 * first)) * t * t + 3 * first * t
    }
    func slope(_ t: Double) -> Double {
      (3 * (1 + 3 * (x1 - x2)) * t + 6 * (x2 - 2 * x1)) * t + 3 * x1
    }
    var t = x
    for _ in 0..<8 {
      let error = point(t, x1, x2) - x
      if abs(error) < 1e-6 { return point(t, y1, y2) }
      let slope = slope(t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    // x grows with t, as both control points lie between 0 and 1.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      t = (low + high) / 2
      let error = point(t, x1, x2) - x
      if abs(error) < 1e-6 { break }
      if error < 0 { low = t } else { high = t }
    }
    return point(t, y1, y2)
  }
}
