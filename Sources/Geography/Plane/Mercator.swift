#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Spherical Web Mercator (EPSG:3857): the plane that map tiles are cut from.
///
/// The formulas are those of J. P. Snyder, *Map Projections: A Working Manual* (USGS 1395), pages 41 to
/// 44, for the sphere. Longitudes and latitudes of the ellipsoid are put into them as they are, as all
/// web maps do.
public enum Mercator {
  /// The latitude at which the world ends, in degrees: there the world is a square.
  public static let latitudeLimit = 85.05112877980659
  /// Half the side of the world in the metres of the projection.
  public static let halfWidthInMeters = 20_037_508.342_789_244

  /// Map points from the antimeridian; any longitude in degrees has its place, also beyond 180°.
  static func x(longitude: Double) -> Double {
    (longitude + 180) / 360 * WorldPoint.width
  }

  /// Map points from the northern limit; latitudes beyond the limits lie on the edge of the world.
  static func y(latitude: Double) -> Double {
    if latitude >= latitudeLimit { return 0 }
    if latitude <= -latitudeLimit { return WorldPoint.width }
    let half = WorldPoint.width / 2
    return half - asinh(tan(latitude * .pi / 180)) * (half / .pi)
  }

  /// Degrees east; beyond the edges of the world not brought back to -180 to 180.
  static func longitude(x: Double) -> Double {
    x / WorldPoint.width * 360 - 180
  }

  /// Degrees north; y beyond the world lies on its edge.
  static func latitude(y: Double) -> Double {
    if y <= 0 { return latitudeLimit }
    if y >= WorldPoint.width { return -latitudeLimit }
    let half = WorldPoint.width / 2
    return atan(sinh((half - y) * (.pi / half))) * 180 / .pi
  }
}

extension WorldPoint {
  /// The point of a coordinate; a latitude beyond ±85.0511287798° lies on the edge of the world.
  ///
  /// A longitude of 180° lies on the right edge, not on the left one. What is no number stays none.
  public init(_ coordinate: Coordinate) {
    self.init(
      x: Mercator.x(longitude: coordinate.longitude), y: Mercator.y(latitude: coordinate.latitude))
  }

  /// The coordinate of the point, with its longitude within -180 to 180.
  ///
  /// Above and below the world it is that of the nearest edge.
  public var coordinate: Coordinate {
    let inside = x >= 0 && x <= Self.width ? x : wrapped.x
    return Coordinate(latitude: Mercator.latitude(y: y), longitude: Mercator.longitude(x: inside))
  }

  /// The same place on the one world whose x runs from 0 up to, not including, ``width``.
  public var wrapped: WorldPoint {
    if x >= 0 && x < Self.width { return self }
    let moved = x - (x / Self.width).rounded(.down) * Self.width
    // A tiny negative x rounds to the width itself, which is the left edge again.
    return WorldPoint(x: moved < Self.width ? max(moved, 0) : 0, y: y)
  }

  /// The copy of the point that lies nearest to `other`, at most half a world to either side.
  public func nearest(to other: WorldPoint) -> WorldPoint {
    let worlds = ((x - other.x) / Self.width).rounded()
    return worlds == 0 ? self : WorldPoint(x: x - worlds * Self.width, y: y)
  }
}

extension Coordinate {
  /// The coordinate of a world point, see ``WorldPoint/coordinate``.
  public init(_ point: WorldPoint) {
    self = point.coordinate
  }
}
