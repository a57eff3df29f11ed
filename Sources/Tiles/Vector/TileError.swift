/// Why a vector tile, or a layer or geometry in it, cannot be trusted at all.
///
/// `at` is the offset from the start of the tile's (inflated) bytes. Lighter faults, after which
/// reading goes on, are values of ``TileFault``.
public enum TileError: Error, Hashable, Sendable {
  /// The tile has more bytes than any tile may have.
  case tooLarge(bytes: Int)
  /// A length reaches past the end of what holds it.
  case truncated(at: Int)
  /// A number is cut or has too many bytes.
  case malformedNumber(at: Int)
  /// A field has another wire type than its number demands, or one that protobuf gave up.
  case wireType(field: Int, at: Int)
  /// A layer has no name.
  case missingName(at: Int)
  /// A layer does not say which version of the specification it follows.
  case missingVersion(at: Int)
  /// A layer follows a version other than 1 and 2.
  case unsupportedVersion(Int, at: Int)
  /// A layer is no units wide.
  case zeroExtent(at: Int)
  /// A value is of a type that the specification does not have.
  case unknownValue(at: Int)
  /// A feature names a key or a value that its layer does not have.
  case tagOutOfRange(at: Int)
  /// A geometry has a command other than MoveTo, LineTo and ClosePath.
  case unknownCommand(at: Int)
  /// A command stands where its kind of geometry does not have it, or before any MoveTo.
  case misplacedCommand(at: Int)
  /// A command is to be done no times, or a ClosePath more than once.
  case commandCount(Int, at: Int)
  /// A command is to be done more often than there are parameters for.
  case missingParameters(at: Int)

  /// The offset of the fault in the tile's (inflated) bytes; 0 for a tile that is too large.
  public var offset: Int {
    switch self {
    case .tooLarge: 0
    case .truncated(let at), .malformedNumber(let at), .wireType(_, let at), .missingName(let at),
      .missingVersion(let at), .unsupportedVersion(_, let at), .zeroExtent(let at), .unknownValue(let at),
      .tagOutOfRange(let at), .unknownCommand(let at), .misplacedCommand(let at), .commandCount(_, let at),
      .missingParameters(let at):
      at
    }
  }
}
