extension Viewport {
  /// The zooms among which a view of content chooses by default.
  ///
  /// A single place has no size of its own: it is shown at zoom 15, which is a quarter of a city.
  public static let fittingZooms = zoomRange.lowerBound...15.0

  /// Makes the closest view that shows all boxes, the short way round the globe.
  ///
  /// The gap between them that is widest is left out: places on both sides of the 180th meridian are
  /// shown side by side. Content that goes all the way round shows the whole world's width.
  /// - Parameters:
  ///   - boxes: What to show; a box may be a single place.
  ///   - size: The picture, in points.
  ///   - insets: Points to keep free, as for pins and titles. With a pitch the larger of two opposite
  ///     insets counts on both sides.
  ///   - heading: The direction that is up, in degrees clockwise from north.
  ///   - pitch: The tilt, in degrees, within ``pitchRange``.
  ///   - zooms: The zooms (256) it may have. At the least of them some of the content may not fit.
  /// - Throws: ``GeographyError/nothingToFit``, ``GeographyError/invalidBox(_:)``, or the error of another
  ///   value that is out of range.
  public init(
    fitting boxes: [BoundingBox], size: ViewSize, insets: ViewInsets = .zero, heading: Double = 0,
    pitch: Double = 0, zooms: ClosedRange<Double> = fittingZooms
  ) throws(GeographyError) {
    for box in boxes where !box.isValid { throw .invalidBox(box) }
    guard zooms.lowerBound >= Self.zoomRange.lowerBound, zooms.upperBound <= Self.zoomRange.upperBound
    else { throw .invalidZoomRange(minimum: zooms.lowerBound, maximum: zooms.upperBound) }
    let framing = try Framing(size: size, insets: insets, heading: heading, pitch: pitch)
    let rects = unrolled(boxes.map { WorldRect($0) })
    guard let fit = framing.fit(rects.flatMap(corners(of:))) else { throw .nothingToFit }
    let closest = Self.mapPointsPerPoint(zoom: zooms.upperBound)
    let farthest = Self.mapPointsPerPoint(zoom: zooms.lowerBound)
    try self.init(
      framing, center: fit.center, mapPointsPerPoint: min(max(fit.mapPointsPerPoint, closest), farthest))
  }

  /// Makes the closest view that shows all coordinates, as for boxes.
  /// - Throws: ``GeographyError/nothingToFit``, ``GeographyError/invalidCoordinate(_:)``, or the error of
  ///   another value that is out of range.
  public init(
    fitting coordinates: [Coordinate], size: ViewSize, insets: ViewInsets = .zero, heading: Double = 0,
    pitch: Double = 0, zooms: ClosedRange<Double> = fittingZooms
  ) throws(GeographyError) {
    for coordinate in coordinates where !coordinate.isValid { throw .invalidCoordinate(coordinate) }
    try self.init(
      fitting: coordinates.map { BoundingBox($0) }, size: size, insets: insets, heading: heading,
      pitch: pitch, zooms: zooms)
  }
}

private func corners(of rect: WorldRect) -> [WorldPoint] {
  [
    WorldPoint(x: rect.minX, y: rect.minY), WorldPoint(x: rect.maxX, y: rect.minY),
    WorldPoint(x: rect.maxX, y: rect.maxY), WorldPoint(x: rect.minX, y: rect.maxY),
  ]
}

/// The rectangles moved by whole worlds so that together they are as narrow as can be.
///
/// Going east, the widest stretch without any rectangle is found; what is east of it comes first. Of
/// equally wide ones the stretch at the 180th meridian wins. Without one they are the whole world wide.
private func unrolled(_ rects: [WorldRect]) -> [WorldRect] {
  let wrapped = rects.map { rect in
    rect.offset(x: WorldPoint(x: rect.x, y: 0).wrapped.x - rect.x, y: 0)
  }
  var reach = (wrapped.map(\.maxX).max() ?? 0) - WorldPoint.width
  var widest = 0.0
  var start: Double?
  for rect in wrapped.sorted(by: { $0.minX < $1.minX }) {
    if rect.minX - reach > widest {
      widest = rect.minX - reach
      start = rect.minX
    }
    reach = max(reach, rect.maxX)
  }
  guard let start else {
    return wrapped.map { WorldRect(x: 0, y: $0.y, width: WorldPoint.width, height: $0.height) }
  }
  return wrapped.map { $0.minX < start ? $0.offset(x: WorldPoint.width, y: 0) : $0 }
}
