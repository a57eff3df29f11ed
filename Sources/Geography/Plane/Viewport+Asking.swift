extension Viewport {
  /// Makes the view that shows a region as MapKit does: the same centre, all of the region, the picture's aspect.
  ///
  /// Half of the span's latitudes lies on each side of the centre, and the larger half on the map decides.
  /// Latitudes end at the world's. Turned and tilted views contain the region as well.
  /// - Parameters:
  ///   - region: What to show at least.
  ///   - size: The picture, in points.
  ///   - insets: Points to keep free; the region's centre is in the middle of what is left. With a
  ///     pitch the larger of two opposite insets counts on both sides.
  ///   - heading: The direction that is up, in degrees clockwise from north.
  ///   - pitch: The tilt, in degrees, within ``pitchRange``.
  /// - Throws: ``GeographyError/invalidRegion(_:)``, ``GeographyError/emptyRegion(_:)`` if both spans are
  ///   0, or the error of another value that is out of range.
  public init(
    region: CoordinateRegion, size: ViewSize, insets: ViewInsets = .zero, heading: Double = 0,
    pitch: Double = 0
  ) throws(GeographyError) {
    guard region.isValid else { throw .invalidRegion(region) }
    let framing = try Framing(size: size, insets: insets, heading: heading, pitch: pitch)
    let middle = WorldPoint(region.center)
    let north = Mercator.y(latitude: region.center.latitude + region.span.latitudeDelta / 2)
    let south = Mercator.y(latitude: region.center.latitude - region.span.latitudeDelta / 2)
    let halfWidth = region.span.longitudeDelta / 720 * WorldPoint.width
    let halfHeight = max(middle.y - north, south - middle.y)
    guard halfWidth > 0 || halfHeight > 0 else { throw .emptyRegion(region) }
    let scale = framing.scale(halfWidth: halfWidth, halfHeight: halfHeight)
    try self.init(framing, center: middle, mapPointsPerPoint: scale)
  }

  /// Makes the view that contains a box exactly: its middle on the map is in the middle of the picture.
  /// - Parameters: As for a region.
  /// - Throws: ``GeographyError/invalidBox(_:)``, ``GeographyError/emptyBox(_:)`` if it has neither width
  ///   nor height, or the error of another value that is out of range.
  public init(
    box: BoundingBox, size: ViewSize, insets: ViewInsets = .zero, heading: Double = 0, pitch: Double = 0
  ) throws(GeographyError) {
    guard box.isValid else { throw .invalidBox(box) }
    let rect = WorldRect(box)
    guard rect.width > 0 || rect.height > 0 else { throw .emptyBox(box) }
    let framing = try Framing(size: size, insets: insets, heading: heading, pitch: pitch)
    try self.init(framing, containing: rect)
  }

  /// Makes the view that contains a rectangle of the world exactly.
  ///
  /// It may run past the left and right edges of the world, and be up to three worlds high.
  /// - Parameters: As for a region.
  /// - Throws: ``GeographyError/invalidRect(_:)``, ``GeographyError/emptyRect(_:)`` if it has neither width
  ///   nor height, or the error of another value that is out of range.
  public init(
    rect: WorldRect, size: ViewSize, insets: ViewInsets = .zero, heading: Double = 0, pitch: Double = 0
  ) throws(GeographyError) {
    let reach = WorldPoint.width * 2
    guard rect.x.isFinite, rect.width >= 0, rect.width.isFinite, rect.height >= 0,
      rect.minY >= -reach / 2, rect.maxY <= reach
    else { throw .invalidRect(rect) }
    guard rect.width > 0 || rect.height > 0 else { throw .emptyRect(rect) }
    let framing = try Framing(size: size, insets: insets, heading: heading, pitch: pitch)
    try self.init(framing, containing: rect)
  }

  /// Makes the view of a centre and a zoom of 256-point tiles.
  ///
  /// The visible width is 360° · width / (256 · 2^zoom).
  /// - Throws: ``GeographyError/zoomOutOfRange(_:)`` outside ``zoomRange``, or the error of another value.
  public init(
    center: Coordinate, zoom: Double, size: ViewSize, heading: Double = 0, pitch: Double = 0
  ) throws(GeographyError) {
    guard center.isValid else { throw .invalidCoordinate(center) }
    guard Self.zoomRange.contains(zoom) else { throw .zoomOutOfRange(zoom) }
    try self.init(
      center: WorldPoint(center), mapPointsPerPoint: Self.mapPointsPerPoint(zoom: zoom), size: size,
      heading: heading, pitch: pitch)
  }

  /// Makes the view that a camera has.
  /// - Throws: ``GeographyError/invalidDistance(_:)`` for a distance that is not above zero,
  ///   ``GeographyError/zoomOutOfRange(_:)`` for one that is too small or too large for this picture,
  ///   or the error of another value.
  public init(camera: MapCamera, size: ViewSize) throws(GeographyError) {
    guard camera.centerCoordinate.isValid else { throw .invalidCoordinate(camera.centerCoordinate) }
    guard camera.distance > 0, camera.distance.isFinite else { throw .invalidDistance(camera.distance) }
    try Self.check(size: size, heading: camera.heading, pitch: camera.pitch)
    let center = WorldPoint(camera.centerCoordinate)
    let meters = Ellipsoid.metersPerMapPoint(atLatitude: center.coordinate.latitude)
    let visible = 2 * camera.distance * Turn.tangentOfHalfFieldOfView
    try self.init(
      center: center, mapPointsPerPoint: visible / (size.height * meters), size: size,
      heading: camera.heading, pitch: camera.pitch)
  }
}
