import Geography

/// One cubic Bézier curve.
struct Cubic {
  let start: ViewPoint
  let control1: ViewPoint
  let control2: ViewPoint
  let end: ViewPoint

  init(_ start: ViewPoint, _ control1: ViewPoint, _ control2: ViewPoint, _ end: ViewPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The point at a parameter of 0 to 1.
  func point(at t: Double) -> ViewPoint {
    ViewPoint(
      x: Self.value(start.x, control1.x, control2.x, end.x, at: t),
      y: Self.value(start.y, control1.y, control2.y, end.y, at: t))
  }

  /// The parameters where the curve turns back in x or in y: there its box may reach beyond its ends.
  var turns: [Double] {
    Self.extrema(start.x, control1.x, control2.x, end.x)
      + Self.extrema(start.y, control1.y, control2.y, end.y)
  }

  private static func value(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
    let u = 1 - t
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  }

  /// Roots of the derivative inside 0 to 1, by the form of the quadratic formula that loses no digits.
  private static func extrema(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let square = d - 3 * c + 3 * b - a
    let half = c - 2 * b + a
    let constant = b - a
    let discriminant = half * half - square * constant
    guard discriminant >= 0 else { return [] }
    let q = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / square, constant / q].filter { $0 > 0 && $0 < 1 }
  }
}
