#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The WGS 84 ellipsoid, by which metres on the ground are told from map points.
///
/// The radii of curvature are those of J. P. Snyder, *Map Projections: A Working Manual* (USGS 1395),
/// pages 24 and 25.
public enum Ellipsoid {
  /// Half the long axis, in metres.
  public static let semiMajorAxis = 6_378_137.0
  /// How much shorter the short axis is, as a part of the long one.
  public static let flattening = 1 / 298.257223563
  /// The square of the first eccentricity.
  static let squaredEccentricity = flattening * (2 - flattening)

  /// The radius of curvature along the meridian at a latitude in degrees, in metres.
  public static func meridianRadius(atLatitude latitude: Double) -> Double {
    let sine = sin(latitude * .pi / 180)
    let term = 1 - squaredEccentricity * sine * sine
    return semiMajorAxis * (1 - squaredEccentricity) / (term * term.squareRoot())
  }

  /// The radius of curvature across the meridian at a latitude in degrees, in metres.
  public static func normalRadius(atLatitude latitude: Double) -> Double {
    let sine = sin(latitude * .pi / 180)
    return semiMajorAxis / (1 - squaredEccentricity * sine * sine).squareRoot()
  }

  /// How many metres on the ground one map point measures at a latitude in degrees.
  ///
  /// Measured along the meridian, as MapKit does: 0.14829 at the equator, 0.07470 at 60°. Latitudes
  /// beyond the limits of the world count as those limits.
  public static func metersPerMapPoint(atLatitude latitude: Double) -> Double {
    let inside = min(max(latitude, -Mercator.latitudeLimit), Mercator.latitudeLimit)
    return meridianRadius(atLatitude: inside) * cos(inside * .pi / 180) * 2 * .pi / WorldPoint.width
  }
}
