/// The motion of a damped spring that is let go at 0 and comes to rest at 1.
///
/// The solution of x'' + 2ζω x' + ω² x = ω², with ω = 2π / response and ζ the damping ratio, as SwiftUI's
/// `Spring`. It goes past 1 and comes back if the ratio is below 1.
public struct Spring: Hashable, Sendable {
  /// About how long the motion seems to last: the period without damping, in seconds.
  public let response: Double
  /// How soon it comes to rest: below 1 it swings, at 1 it just does not.
  public let dampingRatio: Double
  /// From when on it stays closer to rest than ``settlingThreshold``, in seconds.
  public let settlingDuration: Double

  /// How close to rest counts as settled, as a part of the whole way.
  public static let settlingThreshold = 0.001

  /// Duration 0.5, no bounce.
  public static let smooth = Spring(unchecked: 0.5, dampingRatio: 1)
  /// Duration 0.5, bounce 0.15.
  public static let snappy = Spring(unchecked: 0.5, dampingRatio: 1 - 0.15)
  /// Duration 0.5, bounce 0.3.
  public static let bouncy = Spring(unchecked: 0.5, dampingRatio: 1 - 0.3)
  /// Response 0.15, damping ratio 0.86: to follow a finger.
  public static let interactive = Spring(unchecked: 0.15, dampingRatio: 0.86)
  /// Response 0.55, damping ratio 1: the default animation from iOS 17 on.
  public static let platformDefault = Spring(unchecked: 0.55, dampingRatio: 1)

  /// Makes a spring; SwiftUI's own default is a response of 0.5 and a damping ratio of 0.825.
  /// - Parameters:
  ///   - response: The period without damping, in seconds, above 0, at most an hour.
  ///   - dampingRatio: 0.001 to 1,000; 1 is critical.
  /// - Throws: ``GeographyError/invalidSpring(response:dampingRatio:)``.
  public init(response: Double = 0.5, dampingRatio: Double = 0.825) throws(GeographyError) {
    guard response > 0, response <= 3600, (0.001...1000).contains(dampingRatio) else {
      throw .invalidSpring(response: response, dampingRatio: dampingRatio)
    }
    self.init(unchecked: response, dampingRatio: dampingRatio)
  }

  /// Makes a spring from how long it seems to last and how much it bounces.
  /// - Parameters:
  ///   - duration: The response, in seconds, above 0.
  ///   - bounce: Above -1 and below 1: 0 is critical, above it swings, below it creeps.
  /// - Throws: ``GeographyError/invalidBounce(_:)`` or ``GeographyError/invalidSpring(response:dampingRatio:)``.
  public init(duration: Double, bounce: Double = 0) throws(GeographyError) {
    guard bounce > -1, bounce < 1 else { throw .invalidBounce(bounce) }
    try self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  private init(unchecked response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
    settlingDuration = Oscillation(response: response, dampingRatio: dampingRatio)
      .settlingTime(threshold: Self.settlingThreshold)
  }

  /// How far the motion has come after a time in seconds: 0 up to time 0, near 1 when settled.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < .infinity else { return 1 }
    return 1 - Oscillation(response: response, dampingRatio: dampingRatio).rest(at: time)
  }
}
