import Geography

/// One app's rules: what each event makes of its state, and which motions it starts.
///
/// A machine remembers all that has happened, so that it can tell what was on screen at any time up to the last
/// event, and what will be after it.
protocol ScreenMachine: Sendable {
  /// From when on nothing moves that does not move for ever, and nothing more will happen by itself.
  var rest: Double { get }
  /// Lets happen what happens by itself up to and at a time.
  mutating func advance(to time: Double)
  /// Takes an event at a time that is not before the last one's.
  mutating func handle(_ event: ScreenEvent, at time: Double) throws(ScreenError.Cause)
  /// What the app does when a finger taps something; nothing if it does nothing.
  func event(tapping target: ScreenTarget, at time: Double) -> ScreenEvent?
  /// What is on screen at a time.
  func moment(at time: Double) -> ScreenMoment
}

extension ScreenSetup {
  /// The view of a region on this screen.
  func viewport(of region: CoordinateRegion) throws(ScreenError.Cause) -> Viewport {
    do throws(GeographyError) { return try Viewport(screen: region, size: size) } catch {
      throw .geography(error)
    }
  }
}

extension CameraTrack {
  /// Sends the map to a view as a setup says.
  mutating func move(
    to viewport: Viewport, at time: Double, curve: TimingCurve, as setup: ScreenSetup
  ) throws(ScreenError.Cause) {
    do throws(GeographyError) {
      try move(to: viewport, at: time, curve: curve, move: setup.move, duration: setup.moveDuration)
    } catch { throw .geography(error) }
  }
}
