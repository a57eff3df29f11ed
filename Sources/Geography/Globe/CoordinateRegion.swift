/// The width and height of a region, in degrees.
public struct CoordinateSpan: Hashable, Sendable {
  /// Height, in degrees of latitude.
  public var latitudeDelta: Double
  /// Width, in degrees of longitude.
  public var longitudeDelta: Double

  /// Makes a span from degrees.
  public init(latitudeDelta: Double, longitudeDelta: Double) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A part of the globe: a centre and how much of the map to show round it.
public struct CoordinateRegion: Hashable, Sendable {
  /// The middle of the region, in degrees.
  public var center: Coordinate
  /// The whole width and height, half of it on each side of the centre.
  public var span: CoordinateSpan

  /// Makes a region from its centre and span.
  public init(center: Coordinate, span: CoordinateSpan) {
    self.center = center
    self.span = span
  }
}
