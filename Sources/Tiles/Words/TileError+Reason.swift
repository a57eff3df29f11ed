extension TileError {
  /// What is wrong, in plain words, with its place in the tile.
  package var reason: String {
    if case .tooLarge(let bytes) = self { return "it has \(bytes) bytes, more than a tile can have" }
    return "\(what), at byte \(offset) of the inflated tile"
  }

  private var what: String {
    switch self {
    case .tooLarge: "it is too large"
    case .truncated: "it is cut, or says more to come than there is"
    case .malformedNumber: "a number is cut or too long"
    case .wireType: "it is no vector tile, or one that was damaged: something else is expected there"
    case .missingName: "a layer has no name"
    case .missingVersion: "a layer does not say of which version it is"
    case .unsupportedVersion(let version, _):
      "a layer is of version \(version), and only versions 1 and 2 are read"
    case .zeroExtent: "a layer is no units wide"
    case .unknownValue: "a property has a value of a kind that vector tiles do not have"
    case .tagOutOfRange: "a feature has a property that its layer does not list"
    case .unknownCommand: "a shape has a step that vector tiles do not have"
    case .misplacedCommand: "a shape has a step where there can be none of its kind"
    case .commandCount(let count, _): "a step of a shape is to be done \(count) times"
    case .missingParameters: "a shape ends in the middle of a step"
    }
  }
}

extension TileFault {
  /// What was wrong and what became of it, in plain words, with its place in the tile.
  package var reason: String { "\(cause.words), at byte \(offset) of the inflated tile" }
}

extension TileFault.Cause {
  fileprivate var words: String {
    switch self {
    case .repeatedLayer: "a second layer of the same name is left out"
    case .emptyValue: "a property that says nothing counts as null"
    case .missingKind: "a feature does not say whether it is points, lines or areas"
    case .unknownKind: "a feature that is neither points, lines nor areas is left out"
    case .missingGeometry: "a feature without a shape is left out"
    case .repeatedField: "a feature that has its shape or its properties twice is left out"
    case .unpairedTag: "a feature that has a property without a value is left out"
    case .repeatedPoint: "a step of a shape that leads nowhere is left out"
    case .shortPart: "a line or ring of too few points is left out"
    case .flatRing: "a ring that encloses nothing is left out"
    case .openRing: "a ring that is not closed is read as if it were"
    case .otherExtent: "features of another extent than the others of their kind are left out"
    }
  }
}
