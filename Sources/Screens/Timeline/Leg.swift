import Geography

/// One motion of a number: from where, to where, when and how.
struct Leg: Hashable, Sendable {
  /// When it starts, in seconds.
  var start: Double
  /// When it has settled, in seconds.
  var end: Double
  var from: Double
  var to: Double
  var curve: TimingCurve

  /// A motion that takes its curve's natural time.
  init(from: Double, to: Double, at start: Double, curve: TimingCurve) {
    self.start = start
    self.end = start + curve.naturalDuration
    self.from = from
    self.to = to
    self.curve = curve
  }

  /// A number that has always been there.
  init(resting value: Double) {
    (start, end, from, to, curve) = (0, 0, value, value, .linear)
  }

  /// The number at a time: exactly `from` up to the start and exactly `to` from the end on.
  func value(at time: Double) -> Double {
    let progress = curve.value(at: time - start, duration: end - start)
    // The ends by themselves: the sum below may miss them by a rounding error.
    if progress == 0 { return from }
    return progress == 1 ? to : from + (to - from) * progress
  }

  /// The motion that takes over from this one at a time, from what is on screen then.
  func turned(to target: Double, at time: Double, curve: TimingCurve) -> Leg {
    Leg(from: value(at: time), to: target, at: time, curve: curve)
  }
}
