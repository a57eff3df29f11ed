import Geography

/// What the map shows over the whole time of a screen.
///
/// The same rules as for a ``CameraPath``; it only grows, so that a script of any length is read in one pass.
struct CameraTrack: Hashable, Sendable {
  private struct Leg: Hashable, Sendable {
    var start: Double
    var end: Double
    var curve: TimingCurve
    var transition: CameraTransition

    func viewport(at time: Double) -> Viewport {
      transition.viewport(at: curve.value(at: time - start, duration: end - start))
    }
  }

  private let initial: Viewport
  private var legs: [Leg] = []

  init(_ initial: Viewport) { self.initial = initial }

  /// Where the map is going, or is.
  var target: Viewport { legs.last?.transition.to ?? initial }
  /// From when on the map rests, in seconds.
  var rest: Double { legs.last?.end ?? 0 }

  /// Sends the map to a view; nothing changes if it is there or on its way there already.
  ///
  /// A jump takes no time. A flight takes its own time unless one is given. What has a time of its own is eased:
  /// a spring's time is not to be stretched.
  /// - Throws: ``GeographyError/sizesDiffer(_:_:)``.
  mutating func move(
    to viewport: Viewport, at time: Double, curve: TimingCurve, move: CameraMove, duration: Double?
  ) throws(GeographyError) {
    guard viewport != target else { return }
    let transition = try CameraTransition(from: self.viewport(at: time), to: viewport, move: move)
    let own = move == .jump ? 0 : duration ?? transition.flightDuration
    let isSpring = if case .spring = curve { true } else { false }
    legs.append(
      Leg(
        start: time, end: time + (own ?? curve.naturalDuration),
        curve: own != nil && isSpring ? .easeInOut : curve, transition: transition))
  }

  /// The view at a time in seconds.
  func viewport(at time: Double) -> Viewport {
    let count = legs.countOfStarted(by: time, start: \.start)
    return count > 0 ? legs[count - 1].viewport(at: time) : initial
  }
}
