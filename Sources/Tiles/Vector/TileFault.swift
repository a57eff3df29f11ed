/// Something in a vector tile that was left out while the rest was read.
public struct TileFault: Hashable, Sendable {
  /// What was wrong.
  public enum Cause: Hashable, Sendable {
    /// A layer has the name of an earlier one; it was left out.
    case repeatedLayer
    /// A value of a layer says nothing; features have null there.
    case emptyValue
    /// A feature does not say what kind of geometry it has; it is kept with the kind unknown.
    case missingKind
    /// A feature has a kind of geometry that does not exist; it was left out.
    case unknownKind
    /// A feature has no geometry; it was left out.
    case missingGeometry
    /// A feature has its geometry or tags twice; it was left out.
    case repeatedField
    /// A feature has a key without a value; it was left out.
    case unpairedTag
    /// A line or ring stays at a point; the repetition was left out.
    case repeatedPoint
    /// A line has fewer than two points or a ring fewer than three; it was left out.
    case shortPart
    /// A ring encloses nothing; it was left out.
    case flatRing
    /// A ring is not closed; it was read as if it were.
    case openRing
    /// Features of a layer that was put together have another extent than its first; they were left out.
    case otherExtent
  }

  /// What was wrong.
  public var cause: Cause
  /// Where it begins, in bytes from the start of the tile's (inflated) bytes.
  public var offset: Int

  /// Makes a fault at an offset in bytes.
  public init(_ cause: Cause, at offset: Int) {
    self.cause = cause
    self.offset = offset
  }
}
