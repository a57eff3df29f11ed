/// Limits to where a camera may look and from how far.
public struct MapCameraBounds: Hashable, Sendable {
  /// Where the centre may be; nothing for everywhere.
  public var centerCoordinateBounds: BoundingBox?
  /// The least distance, in metres.
  public var minimumDistance: Double
  /// The greatest distance, in metres.
  public var maximumDistance: Double

  /// Makes limits; by default there are none.
  public init(
    centerCoordinateBounds: BoundingBox? = nil, minimumDistance: Double = 0,
    maximumDistance: Double = .infinity
  ) {
    self.centerCoordinateBounds = centerCoordinateBounds
    self.minimumDistance = minimumDistance
    self.maximumDistance = maximumDistance
  }
}

extension Viewport {
  /// The nearest view within limits: the centre is brought into its box, then the distance into its range.
  /// - Parameter bounds: The limits.
  /// - Returns: The view itself if it keeps to them.
  /// - Throws: ``GeographyError/invalidBox(_:)``, ``GeographyError/invalidDistance(_:)`` for distances that
  ///   are negative, no numbers or in the wrong order, or ``GeographyError/zoomOutOfRange(_:)``.
  public func limited(by bounds: MapCameraBounds) throws(GeographyError) -> Viewport {
    let distances = (bounds.minimumDistance, bounds.maximumDistance)
    guard distances.0 >= 0, distances.0.isFinite else { throw .invalidDistance(distances.0) }
    guard distances.1 >= distances.0, distances.1 > 0 else { throw .invalidDistance(distances.1) }
    var middle = center
    if let box = bounds.centerCoordinateBounds {
      guard box.isValid else { throw .invalidBox(box) }
      middle = WorldRect(box).nearestPoint(to: center)
    }
    let moved = Viewport(
      unchecked: middle, mapPointsPerPoint: mapPointsPerPoint, size: size, heading: heading, pitch: pitch)
    let distance = min(max(moved.distance, distances.0), distances.1)
    guard distance != moved.distance else { return moved }
    return try Viewport(
      center: moved.center, mapPointsPerPoint: mapPointsPerPoint * (distance / moved.distance), size: size,
      heading: heading, pitch: pitch)
  }
}

extension WorldRect {
  /// The point of the rectangle that is nearest to a point or to one of its copies on other worlds.
  func nearestPoint(to point: WorldPoint) -> WorldPoint {
    let copy = point.nearest(to: center)
    return WorldPoint(x: min(max(copy.x, minX), maxX), y: min(max(copy.y, minY), maxY))
  }
}
