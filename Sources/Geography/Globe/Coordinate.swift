/// A place on the globe by latitude and longitude, in degrees on the WGS 84 ellipsoid.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Makes a coordinate from degrees; any value is kept as it is given, see ``isValid``.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Whether both values are finite and within their ranges.
  public var isValid: Bool {
    abs(latitude) <= 90 && abs(longitude) <= 180
  }
}
