/// A box between two meridians and two parallels, in degrees.
///
/// A box whose east is less than its west crosses 180°. The east may also be written past 180, as in
/// 170 to 190. -180 to 180 is all the way round.
public struct BoundingBox: Hashable, Sendable {
  /// Western edge, -180 to 180.
  public var west: Double
  /// Southern edge, -90 to 90.
  public var south: Double
  /// Eastern edge, -180 to 540, at most 360 east of the western one.
  public var east: Double
  /// Northern edge, at least the southern one, up to 90.
  public var north: Double

  /// Makes a box from its edges; any values are kept as they are given, see ``isValid``.
  public init(west: Double, south: Double, east: Double, north: Double) {
    self.west = west
    self.south = south
    self.east = east
    self.north = north
  }

  /// A box without extent round one place.
  public init(_ coordinate: Coordinate) {
    self.init(
      west: coordinate.longitude, south: coordinate.latitude,
      east: coordinate.longitude, north: coordinate.latitude)
  }

  /// Whether all edges are finite, within their ranges and in order.
  public var isValid: Bool {
    (-90...90).contains(south) && (-90...90).contains(north) && south <= north
      && (-180...180).contains(west) && (-180...540).contains(east) && longitudeDelta <= 360
  }

  /// Whether the box runs across the 180th meridian, not only up to it.
  public var crosses180thMeridian: Bool { east < west || east > 180 }

  /// The width, in degrees, also across 180°.
  public var longitudeDelta: Double { east < west ? east - west + 360 : east - west }
  /// The height, in degrees.
  public var latitudeDelta: Double { north - south }

  /// Whether a coordinate lies in the box or on its edge.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard coordinate.latitude >= south, coordinate.latitude <= north else { return false }
    let right = west + longitudeDelta
    return [0.0, 360.0, -360.0].contains { turn in
      coordinate.longitude + turn >= west && coordinate.longitude + turn <= right
    }
  }
}
