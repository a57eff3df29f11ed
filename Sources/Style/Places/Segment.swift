/// Measures of straight pieces of lines in the plane.
enum Segment {
  /// Whether two pieces cross, each having points on both sides of the other.
  static func cross(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> Bool {
    let (first, second) = (b - a, d - c)
    guard turn(first, second) != 0 else { return false }
    return differ(turn(first, c - a), turn(first, d - a)) && differ(turn(second, a - c), turn(second, b - c))
  }

  /// The distance from a point to a piece, squared.
  static func squaredDistance(_ point: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    let way = b - a
    let length = (way * way).sum()
    let share = length > 0 ? min(max(((point - a) * way).sum() / length, 0), 1) : 0
    let rest = point - (a + way * share)
    return (rest * rest).sum()
  }

  /// The distance between two pieces, squared; 0 if they cross.
  static func squaredDistance(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>
  ) -> Double {
    if cross(a, b, c, d) { return 0 }
    return min(
      squaredDistance(a, c, d), squaredDistance(b, c, d), squaredDistance(c, a, b),
      squaredDistance(d, a, b))
  }

  private static func turn(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

  private static func differ(_ a: Double, _ b: Double) -> Bool { (a > 0 && b < 0) || (a < 0 && b > 0) }
}
