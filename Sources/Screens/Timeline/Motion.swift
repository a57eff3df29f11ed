import Geography

/// One of several like things on its way: a card, a bubble.
struct Motion: Hashable, Sendable {
  /// The index of what moves.
  var subject: Int
  var leg: Leg

  /// Whether it is on its way out of sight, and has arrived there.
  func isGone(at time: Double, home: Double) -> Bool { leg.to != home && time >= leg.end }

  /// The same thing sent elsewhere, from what is on screen.
  func turned(to target: Double, at time: Double, curve: TimingCurve) -> Motion {
    Motion(subject: subject, leg: leg.turned(to: target, at: time, curve: curve))
  }
}
