/// A curve of progress: a cubic Bézier from (0, 0) to (1, 1), as SwiftUI and CSS know it.
///
/// Its x is the progress of time, its y that of the motion. With both control points' x within 0 to 1 there is
/// one y for each x; y itself may swing below 0 and above 1.
public struct BezierCurve: Hashable, Sendable {
  /// The first control point's progress of time, 0 to 1.
  public let x1: Double
  /// The first control point's progress of the motion.
  public let y1: Double
  /// The second control point's progress of time, 0 to 1.
  public let x2: Double
  /// The second control point's progress of the motion.
  public let y2: Double

  /// Slow at both ends: (0.42, 0, 0.58, 1).
  public static let easeInOut = BezierCurve(unchecked: 0.42, 0, 0.58, 1)
  /// Slow at the start: (0.42, 0, 1, 1).
  public static let easeIn = BezierCurve(unchecked: 0.42, 0, 1, 1)
  /// Slow at the end: (0, 0, 0.58, 1).
  public static let easeOut = BezierCurve(unchecked: 0, 0, 0.58, 1)

  /// Makes a curve from its two control points.
  /// - Throws: ``GeographyError/invalidCurve(x1:y1:x2:y2:)`` if an x is outside 0 to 1 or a y no number.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(GeographyError) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else {
      throw .invalidCurve(x1: x1, y1: y1, x2: x2, y2: y2)
    }
    self.init(unchecked: x1, y1, x2, y2)
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The progress of the motion at a progress of time; exactly 0 up to 0 and exactly 1 from 1 on.
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    return Self.position(y1, y2, at: parameter(at: progress))
  }

  /// The parameter u at which x is `progress`: Newton's steps, kept between bounds that close in.
  ///
  /// x grows with u, so there is one; where x stands still a step would leave the bounds and is halved
  /// instead.
  private func parameter(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var u = progress
    for _ in 0..<100 {
      let error = Self.position(x1, x2, at: u) - progress
      if error == 0 { return u }
      if error < 0 { low = u } else { high = u }
      let newton = u - error / Self.slope(x1, x2, at: u)
      let next = newton > low && newton < high ? newton : (low + high) / 2
      if next == u || high - low < 1e-16 { return next }
      u = next
    }
    return u
  }

  private static func position(_ p1: Double, _ p2: Double, at u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * u * p1 + 3 * v * u * u * p2 + u * u * u
  }

  private static func slope(_ p1: Double, _ p2: Double, at u: Double) -> Double {
    let v = 1 - u
    return 3 * v * v * p1 + 6 * v * u * (p2 - p1) + 3 * u * u * (1 - p2)
  }
}
