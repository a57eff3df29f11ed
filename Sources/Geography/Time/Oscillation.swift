#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What is left of the way of a spring that is let go at rest: from 1 to 0.
struct Oscillation {
  /// ω, per second.
  let frequency: Double
  /// ζ.
  let ratio: Double

  init(response: Double, dampingRatio: Double) {
    frequency = 2 * .pi / response
    ratio = dampingRatio
  }

  /// The part of the way that is left after a time in seconds.
  func rest(at time: Double) -> Double {
    let decay = ratio * frequency
    if ratio == 1 { return (1 + decay * time) * exp(-decay * time) }
    // (1 - ζ)(1 + ζ) rather than 1 - ζ²: it keeps its digits close to the critical ratio.
    let damped = frequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
    if ratio < 1 {
      return exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
    }
    if damped * time < 1 {
      return exp(-decay * time) * (cosh(damped * time) + decay / damped * sinh(damped * time))
    }
    // The same as two exponentials: the hyperbolic functions overflow.
    let slow = frequency / (ratio + (ratio * ratio - 1).squareRoot())
    let share = decay / damped
    return ((1 + share) * exp(-slow * time) + (1 - share) * exp(-(decay + damped) * time)) / 2
  }

  /// The time from which on less than `threshold` (below 1) is left, on either side.
  func settlingTime(threshold: Double) -> Double {
    guard ratio < 1 else {
      var end = 1 / frequency
      while rest(at: end) >= threshold && end < .infinity { end *= 2 }
      return crossing(from: 0, to: end, threshold: threshold, sign: 1)
    }
    // Between two turning points, k·π/ωd, it goes straight from one side to the other, and at the k-th
    // e^(-ζω·k·π/ωd) is left: the last crossing is on the way to the first that is small enough.
    let half = .pi / (frequency * ((1 - ratio) * (1 + ratio)).squareRoot())
    let turns = (-log(threshold) / (ratio * frequency * half)).rounded(.down) + 1
    let from = (turns - 1) * half
    return crossing(from: from, to: turns * half, threshold: threshold, sign: rest(at: from) < 0 ? -1 : 1)
  }

  /// Where what is left, falling from one time to another, passes the threshold.
  private func crossing(from: Double, to: Double, threshold: Double, sign: Double) -> Double {
    var (low, high) = (from, to)
    guard high < .infinity else { return high }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if sign * rest(at: middle) >= threshold { low = middle } else { high = middle }
    }
  }
}
