package import Geography

/// Everything a screen shows from its start on: its setup, and all that happens to it.
///
/// A moment is a function of these two and of the time alone, in whatever order moments are asked for.
package struct ScreenTimeline: Sendable {
  /// How many events a screen may have.
  package static let eventLimit = 10_000
  /// How long a screen may last, in seconds: a day.
  package static let timeLimit = 86_400.0

  /// What the screen is at its start.
  package let setup: ScreenSetup
  /// When all has settled and nothing more happens, in seconds; what never ends, as breathing, does not count.
  package private(set) var duration = 0.0

  private var machine: any ScreenMachine

  /// Plays events.
  /// - Parameters:
  ///   - setup: What the screen is at its start.
  ///   - events: What happens, in the order of time.
  ///   - hitTest: What is under a finger; needed for ``ScreenEvent/tap(_:)`` alone.
  /// - Throws: ``ScreenError`` with the first thing that is wrong.
  package init(
    _ setup: ScreenSetup, events: [TimedEvent] = [], hitTest: ScreenHitTest? = nil
  ) throws(ScreenError) {
    self.setup = setup
    do throws(ScreenError.Cause) { machine = try setup.machine() } catch { throw ScreenError(error) }
    guard events.count <= Self.eventLimit else {
      throw ScreenError(.tooManyEvents(limit: Self.eventLimit), event: Self.eventLimit)
    }
    var last = 0.0
    for (index, event) in events.enumerated() {
      do throws(ScreenError.Cause) {
        try check(event, after: last)
        try play(event, hitTest: hitTest)
      } catch { throw ScreenError(error, event: index) }
      last = event.time
    }
    machine.advance(to: .infinity)
    duration = max(duration, machine.rest)
  }

  private func check(_ event: TimedEvent, after last: Double) throws(ScreenError.Cause) {
    var end = event.time
    if case .wait(let seconds) = event.event {
      guard seconds >= 0, seconds.isFinite else { throw .invalidTime(seconds) }
      end += seconds
    }
    guard event.time >= 0, event.time.isFinite else { throw .invalidTime(event.time) }
    guard end <= Self.timeLimit else { throw .tooLong(end, limit: Self.timeLimit) }
    guard event.time >= last else { throw .outOfOrder(event.time, before: last) }
  }

  private mutating func play(_ event: TimedEvent, hitTest: ScreenHitTest?) throws(ScreenError.Cause) {
    machine.advance(to: event.time)
    duration = max(duration, event.time)
    switch event.event {
    case .none: break
    case .wait(let seconds): duration = max(duration, event.time + seconds)
    case .tap(let point):
      guard point.x.isFinite, point.y.isFinite else { throw .invalidPoint(point) }
      guard let hitTest else { throw .noHitTest }
      let target = hitTest(machine.moment(at: event.time), point)
      guard let consequence = machine.event(tapping: target, at: event.time) else { break }
      try machine.handle(consequence, at: event.time)
    default: try machine.handle(event.event, at: event.time)
    }
  }

  /// What is on screen at a time in seconds: before 0 what was before the first event, after the end what stays.
  ///
  /// A time that is no number counts as before.
  package func moment(at time: Double) -> ScreenMoment { machine.moment(at: time) }

  /// The times of a film's frames from the start until all has settled.
  /// - Throws: As ``FrameTimes/init(duration:framesPerSecond:limit:)``.
  package func frameTimes(
    framesPerSecond: Double, limit: Int = FrameTimes.defaultLimit
  ) throws(GeographyError) -> FrameTimes {
    try FrameTimes(duration: duration, framesPerSecond: framesPerSecond, limit: limit)
  }
}

extension ScreenSetup {
  fileprivate func machine() throws(ScreenError.Cause) -> any ScreenMachine {
    if let moveDuration {
      guard moveDuration >= 0, moveDuration <= ScreenTimeline.timeLimit else {
        throw .geography(.invalidDuration(moveDuration))
      }
    }
    switch kind {
    case .places, .menu: return try PlacesMachine(self)
    case .pinDrop: return try PinDropMachine(self)
    case .bucketList: return try BucketListMachine(self)
    }
  }
}
