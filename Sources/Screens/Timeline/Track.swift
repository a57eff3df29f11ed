import Geography

/// A number over the whole time of a screen: where it starts, and all its motions.
///
/// Each motion starts from what is on screen, so the number never jumps.
struct Track: Hashable, Sendable {
  private let initial: Double
  /// In the order of their starts.
  private(set) var legs: [Leg] = []

  init(_ initial: Double) { self.initial = initial }

  /// Where it is going, or is.
  var target: Double { legs.last?.to ?? initial }
  /// From when on it rests, in seconds.
  var rest: Double { legs.last?.end ?? 0 }

  /// Sends the number somewhere; nothing changes if it is there or on its way there already.
  mutating func animate(to value: Double, at time: Double, curve: TimingCurve) {
    guard value != target else { return }
    legs.append(Leg(from: self.value(at: time), to: value, at: time, curve: curve))
  }

  /// The number at a time in seconds.
  func value(at time: Double) -> Double {
    let count = legs.countOfStarted(by: time, start: \.start)
    return count > 0 ? legs[count - 1].value(at: time) : legs.first?.from ?? initial
  }
}
