/// The times of the frames of a film, in seconds, from 0 to its duration.
///
/// They are k / fps for all k from 0 to ceil(duration · fps), the last brought to the duration itself. Any frame's time is a function of its number alone. Nothing is kept but the three numbers.
public struct FrameTimes: RandomAccessCollection, Hashable, Sendable {
  /// The length of the film, in seconds.
  public let duration: Double
  /// Frames a second.
  public let framesPerSecond: Double
  /// How many frames there are, at least one.
  public let count: Int

  /// The number of frames allowed unless another is given.
  public static let defaultLimit = 1_000_000

  /// Makes the times of a film.
  ///
  /// A product that misses a whole number by a rounding error counts as that number: 0.35 s at 60 are 22
  /// frames.
  /// - Throws: ``GeographyError/invalidDuration(_:)``, ``GeographyError/invalidFrameRate(_:)`` or
  ///   ``GeographyError/tooManyFrames(count:limit:)``.
  public init(
    duration: Double, framesPerSecond: Double, limit: Int = defaultLimit
  ) throws(GeographyError) {
    guard duration >= 0, duration.isFinite else { throw .invalidDuration(duration) }
    guard framesPerSecond > 0, framesPerSecond.isFinite else { throw .invalidFrameRate(framesPerSecond) }
    let steps = duration * framesPerSecond
    let whole = steps.rounded()
    let isWhole = abs(steps - whole) <= 1e-9 * Swift.max(1, whole)
    // A film that is not empty has a last step, however short it is.
    let last = isWhole && (whole > 0 || steps == 0) ? whole : steps.rounded(.up)
    guard last < Double(limit) else { throw .tooManyFrames(count: last + 1, limit: limit) }
    self.duration = duration
    self.framesPerSecond = framesPerSecond
    count = Int(last) + 1
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of frames.
  public var endIndex: Int { count }

  /// The time of a frame by its number.
  public subscript(index: Int) -> Double {
    index >= count - 1 ? duration : Double(Swift.max(index, 0)) / framesPerSecond
  }
}
