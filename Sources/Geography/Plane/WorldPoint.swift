/// A point on the Web Mercator world, in map points: the world is a square of 2^28 map points.
///
/// The origin is the north-west corner; x grows east and **y grows down** (south). Values left of 0 or
/// right of ``width`` are the same place one world further.
public struct WorldPoint: Hashable, Sendable {
  /// The side of the world, 2^28 map points.
  public static let width = 268_435_456.0

  /// Map points east of the antimeridian.
  public var x: Double
  /// Map points south of the northern limit.
  public var y: Double

  /// Makes a point from map points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
