#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The Web Mercator world as a square of side 1: x grows east from the antimeridian, **y grows down** from the
/// northern limit at 85.05 degrees.
enum WorldPlane {
  /// Projects longitude and latitude in degrees.
  ///
  /// What lies beyond the northern or southern limit is put a little beyond the square, so that the sides
  /// along the poles fall outside of every tile's buffer. Longitudes a hair off the antimeridian are put on it.
  static func project(_ degrees: SIMD2<Double>) -> SIMD2<Double> {
    let isAtEdge = abs(abs(degrees.x) - 180) < 1e-6
    let x = isAtEdge ? (degrees.x < 0 ? 0 : 1) : degrees.x / 360 + 0.5
    let latitude = min(max(degrees.y, -89), 89) * .pi / 180
    let y = 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi)
    return SIMD2(x, min(max(y, -beyond), 1 + beyond))
  }

  /// How far outside of the square the poles are put: more than the widest buffer.
  private static let beyond = 0.05

  /// How many times larger the map draws things at a point than at the equator.
  static func stretch(_ point: SIMD2<Double>) -> Double {
    cosh((0.5 - point.y) * 2 * .pi)
  }

  /// Whether both ends of a side lie on one edge of the square, east or west, or of a copy of it: no coast, but where the
  /// world was cut open.
  static func isCut(_ start: SIMD2<Double>, _ end: SIMD2<Double>) -> Bool {
    start.x == end.x && isOnCut(start)
  }

  /// Whether a point lies on the edge where the world was cut open.
  static func isOnCut(_ point: SIMD2<Double>) -> Bool {
    point.x == point.x.rounded()
  }
}
