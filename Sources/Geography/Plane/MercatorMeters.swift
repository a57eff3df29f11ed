/// A point in the metres of Web Mercator (EPSG:3857): x grows east, **y grows up** (north).
///
/// The origin is where the equator meets Greenwich. These metres are true at the equator alone.
public struct MercatorMeters: Hashable, Sendable {
  /// Metres east of Greenwich.
  public var x: Double
  /// Metres north of the equator.
  public var y: Double

  /// Makes a point from the projection's metres.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The point of a world point.
  public init(_ point: WorldPoint) {
    let metersPerMapPoint = Mercator.halfWidthInMeters / (WorldPoint.width / 2)
    self.init(
      x: point.x * metersPerMapPoint - Mercator.halfWidthInMeters,
      y: Mercator.halfWidthInMeters - point.y * metersPerMapPoint)
  }
}

/// An upright rectangle in the metres of Web Mercator (EPSG:3857); y grows up.
public struct MercatorBounds: Hashable, Sendable {
  /// Western edge, metres east of Greenwich.
  public var left: Double
  /// Southern edge, metres north of the equator.
  public var bottom: Double
  /// Eastern edge, metres east of Greenwich.
  public var right: Double
  /// Northern edge, metres north of the equator.
  public var top: Double

  /// Makes bounds from their edges, in metres.
  public init(left: Double, bottom: Double, right: Double, top: Double) {
    self.left = left
    self.bottom = bottom
    self.right = right
    self.top = top
  }
}

extension WorldPoint {
  /// The world point of a point in the projection's metres.
  public init(_ meters: MercatorMeters) {
    let half = Self.width / 2
    self.init(
      x: half + meters.x / Mercator.halfWidthInMeters * half,
      y: half - meters.y / Mercator.halfWidthInMeters * half)
  }
}
