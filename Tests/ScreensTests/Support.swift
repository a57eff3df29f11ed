import Geography
import Screens
import Testing

/// What a timeline of the places app shows at a time.
func places(_ timeline: ScreenTimeline, at time: Double) throws -> PlacesMoment {
  guard case .places(let moment) = timeline.moment(at: time) else { throw Unexpected() }
  return moment
}

/// What a timeline of the pin drop app shows at a time.
func pinDrop(_ timeline: ScreenTimeline, at time: Double) throws -> PinDropMoment {
  guard case .pinDrop(let moment) = timeline.moment(at: time) else { throw Unexpected() }
  return moment
}

/// What a timeline of the bucket list app shows at a time.
func bucketList(_ timeline: ScreenTimeline, at time: Double) throws -> BucketListMoment {
  guard case .bucketList(let moment) = timeline.moment(at: time) else { throw Unexpected() }
  return moment
}

/// A moment of another screen than was asked for.
struct Unexpected: Error {}

/// Plays events on a screen as its app starts.
func play(_ kind: ScreenKind, _ events: [TimedEvent]) throws -> ScreenTimeline {
  try ScreenTimeline(ScreenSetup(kind), events: events)
}

/// Plays events on a screen after a change of its setup.
func play(
  _ kind: ScreenKind, _ events: [TimedEvent], change: (inout ScreenSetup) -> Void
) throws -> ScreenTimeline {
  try play(kind, events, hitTest: nil, change: change)
}

/// Plays events, taps among them, on a screen after a change of its setup.
func play(
  _ kind: ScreenKind, _ events: [TimedEvent], hitTest: ScreenHitTest?,
  change: (inout ScreenSetup) -> Void = { _ in }
) throws -> ScreenTimeline {
  var setup = ScreenSetup(kind)
  change(&setup)
  return try ScreenTimeline(setup, events: events, hitTest: hitTest)
}

/// Whether two numbers are the same but for rounding.
func near(_ first: Double, _ second: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(first - second) <= tolerance
}

/// Easing in and out at quarters of 0.35 s: time and progress.
let quarters: [(Double, Double)] = [
  (0, 0), (0.0875, 0.129_162), (0.175, 0.5), (0.2625, 0.870_838), (0.35, 1),
]
