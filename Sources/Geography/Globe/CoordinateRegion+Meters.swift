#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension CoordinateRegion {
  /// The region of a size in metres round a centre, by the ellipsoid's curvature at the centre.
  ///
  /// The span ends at 180° by 360°, which matters close to the poles.
  /// - Parameters:
  ///   - center: The middle.
  ///   - latitudinalMeters: North to south, in metres.
  ///   - longitudinalMeters: West to east, in metres.
  /// - Throws: ``GeographyError/invalidCoordinate(_:)`` or ``GeographyError/invalidMeters(_:)``.
  public init(
    center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double
  ) throws(GeographyError) {
    guard center.isValid else { throw .invalidCoordinate(center) }
    for meters in [latitudinalMeters, longitudinalMeters] where !(meters >= 0 && meters.isFinite) {
      throw .invalidMeters(meters)
    }
    let degree = Double.pi / 180
    let north = Ellipsoid.meridianRadius(atLatitude: center.latitude) * degree
    let east =
      Ellipsoid.normalRadius(atLatitude: center.latitude) * max(cos(center.latitude * degree), 0) * degree
    let width = longitudinalMeters == 0 ? 0 : longitudinalMeters / east
    self.init(
      center: center,
      span: CoordinateSpan(
        latitudeDelta: min(latitudinalMeters / north, 180), longitudeDelta: min(width, 360)))
  }
}

extension CoordinateRegion {
  /// Whether the centre is valid and the span within 0 to 180° by 0 to 360°.
  public var isValid: Bool {
    center.isValid && (0...180).contains(span.latitudeDelta) && (0...360).contains(span.longitudeDelta)
  }
}
