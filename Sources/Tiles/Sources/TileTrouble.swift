/// What kind of trouble there is with tiles elsewhere, for advice that fits.
public enum TileTrouble: Hashable, Sendable {
  /// They are not kept here, and nobody may be asked.
  case offline
  /// Nobody answers at the address.
  case noAnswer
  /// Nobody knows the certificate of whoever answers.
  case untrusted
  /// The answer takes too long, or ends too early.
  case slow
  /// Whoever answers does not give them to everybody.
  case refused
  /// Whoever answers does not have them.
  case missing
  /// What comes is something else.
  case other
}
