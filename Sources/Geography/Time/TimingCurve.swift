/// How a motion runs from its start to its end over time.
public enum TimingCurve: Hashable, Sendable {
  /// Always the same speed.
  case linear
  /// Slow at the start, ``BezierCurve/easeIn``.
  case easeIn
  /// Slow at the end, ``BezierCurve/easeOut``.
  case easeOut
  /// Slow at both ends, ``BezierCurve/easeInOut``.
  case easeInOut
  /// A Bézier curve of one's own.
  case bezier(BezierCurve)
  /// A spring, whose time is in seconds whatever the duration.
  case spring(Spring)

  /// The duration of a motion that names none, in seconds, as in SwiftUI.
  public static let standardDuration = 0.35

  /// A Bézier curve by its control points.
  /// - Throws: ``GeographyError/invalidCurve(x1:y1:x2:y2:)`` if an x is outside 0 to 1 or a y no number.
  public static func bezier(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(GeographyError) -> TimingCurve {
    .bezier(try BezierCurve(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// How long a motion lasts that names no duration, in seconds: 0.35, or until the spring has settled.
  public var naturalDuration: Double {
    if case .spring(let spring) = self { spring.settlingDuration } else { Self.standardDuration }
  }

  /// How far the motion has come at a part of its natural duration: exactly 0 up to 0, exactly 1 from 1 on.
  ///
  /// In between a spring, or a Bézier curve with such control points, may go below 0 and above 1.
  public func value(at progress: Double) -> Double {
    guard case .spring(let spring) = self else { return value(at: progress, duration: 1) }
    return value(at: progress * spring.settlingDuration, duration: spring.settlingDuration)
  }

  /// How far the motion has come after a time in seconds: exactly 0 up to 0, exactly 1 from `duration` on.
  ///
  /// A spring is not stretched to the duration but cut off there: shorter than its natural duration, it
  /// jumps what is left at the end.
  public func value(at time: Double, duration: Double) -> Double {
    if time >= duration { return 1 }
    guard time > 0 else { return 0 }
    switch self {
    case .linear: return time / duration
    case .easeIn: return BezierCurve.easeIn.value(at: time / duration)
    case .easeOut: return BezierCurve.easeOut.value(at: time / duration)
    case .easeInOut: return BezierCurve.easeInOut.value(at: time / duration)
    case .bezier(let curve): return curve.value(at: time / duration)
    case .spring(let spring): return spring.value(at: time)
    }
  }
}
