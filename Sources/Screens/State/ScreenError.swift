public import Geography

/// Why a screen cannot be, or why something cannot happen to it.
public struct ScreenError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Cause: Error, Hashable, Sendable {
    /// A size, coordinate or region that cannot be.
    case geography(GeographyError)
    /// There are no places to show.
    case noPlaces
    /// Two places with one identity, which no selection could tell apart.
    case samePlace(first: Int, second: Int)
    /// A time that is negative or no number.
    case invalidTime(Double)
    /// A time before that of the event before.
    case outOfOrder(Double, before: Double)
    /// More events than the limit.
    case tooManyEvents(limit: Int)
    /// A time beyond the limit, in seconds.
    case tooLong(Double, limit: Double)
    /// An event that the screen does not know.
    case unknownEvent(ScreenKind)
    /// A place that is not there.
    case noPlace(Int, count: Int)
    /// A picture that the place does not have.
    case noPage(Int, count: Int)
    /// A scroll position that is negative or no number.
    case invalidScroll(Double)
    /// An item that is not there at that time.
    case noItem(Int, count: Int)
    /// An accuracy that is negative or no number, in metres.
    case invalidAccuracy(Double)
    /// A point of the view that is no number.
    case invalidPoint(ViewPoint)
    /// Nothing is open that the event could speak of.
    case nothingOpen
    /// Something is open that keeps the event from happening.
    case covered
    /// A tap, and nobody to say what is under the finger.
    case noHitTest
  }

  /// What is wrong.
  public let cause: Cause
  /// The index of the event; nothing for the setup.
  public let event: Int?

  /// Makes an error.
  public init(_ cause: Cause, event: Int? = nil) {
    self.cause = cause
    self.event = event
  }
}
