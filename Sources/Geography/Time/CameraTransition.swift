#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The way from one view to another, as a function of progress.
public struct CameraTransition: Hashable, Sendable {
  /// The view at progress 0.
  public let from: Viewport
  /// The view at progress 1.
  public let to: Viewport
  /// How the map goes there.
  public let move: CameraMove

  private let flight: Flight
  /// From the centre of `from` to the nearest copy of the centre of `to`, in map points.
  private let way: WorldPoint

  /// Makes a transition.
  /// - Throws: ``GeographyError/sizesDiffer(_:_:)`` if the views are not of one size.
  public init(from: Viewport, to: Viewport, move: CameraMove = .ease) throws(GeographyError) {
    guard from.size == to.size else { throw .sizesDiffer(from.size, to.size) }
    self.from = from
    self.to = to
    self.move = move
    let end = to.center.nearest(to: from.center)
    way = WorldPoint(x: end.x - from.center.x, y: end.y - from.center.y)
    let width = max(from.size.width, from.size.height)
    flight = Flight(
      startWidth: width, endWidth: width * (to.mapPointsPerPoint / from.mapPointsPerPoint),
      distance: hypot(way.x, way.y) / from.mapPointsPerPoint)
  }

  /// The time that the flight's formula gives, in seconds; nothing for other moves.
  ///
  /// 0.35 s for a flight that stays where it is and only turns.
  public var flightDuration: Double? {
    guard move == .fly else { return nil }
    return flight.length == 0 && from != to ? TimingCurve.standardDuration : flight.duration
  }

  /// The view at a progress; exactly ``from`` at 0 and exactly ``to`` at 1.
  ///
  /// Progress below 0 or above 1, as springs make it, goes on beyond the two views: at most as far again
  /// as they are apart, and within the zooms of ``Viewport/zoomRange``.
  public func viewport(at progress: Double) -> Viewport {
    if progress == 0 || !progress.isFinite { return from }
    if progress == 1 { return to }
    let progress = min(max(progress, -1), 2)
    switch move {
    case .jump: return progress > 0 ? to : from
    case .ease:
      let zooming = log2(to.mapPointsPerPoint / from.mapPointsPerPoint)
      return between(progress, covered: progress, enlarged: exp2(zooming * progress))
    case .fly:
      let state = flight.state(at: progress)
      return between(progress, covered: state.covered, enlarged: state.width / flight.startWidth)
    }
  }

  private func between(_ progress: Double, covered: Double, enlarged: Double) -> Viewport {
    let turning = remainder(to.heading - from.heading, 360)
    let pitch = from.pitch + (to.pitch - from.pitch) * progress
    let center = WorldPoint(x: from.center.x + way.x * covered, y: from.center.y + way.y * covered)
    return Viewport(
      limiting: center, mapPointsPerPoint: from.mapPointsPerPoint * enlarged, size: from.size,
      heading: from.heading + turning * progress, pitch: pitch)
  }
}
