import Style

extension StyleIssue.Cause {
  /// What is wrong, in plain words.
  var words: String {
    switch self {
    case .wrongKind(let expected): "a value of another kind is needed: \(expected)"
    case .missing(let name): "\(name) is missing"
    case .unsupportedVersion: "only styles of version 8 are known"
    case .unknownMember: "nobody knows this name, so it changes nothing"
    case .unknownLayerKind(let name): "there are no layers of the type \(name)"
    case .unknownSourceKind(let name): "there are no sources of the type \(name)"
    case .unknownProperty(let name, let kind): "layers of the type \(kind.rawValue) have no \(name)"
    case .unknownSource(let name): "there is no source \(name), so the layer is not drawn"
    case .unknownLayer(let name): "there is no layer \(name)"
    case .duplicateIdentifier(let name): "a second layer \(name) is left out"
    case .outOfRange(let number, let range): "\(number) is out of range: \(Self.words(range))"
    case .notAllowed(let word, let allowed): "\(word) is none of \(allowed.joined(separator: ", "))"
    case .expression(let cause): "the expression is wrong, so the default counts: \(cause.words)"
    }
  }

  private static func words(_ range: ClosedRange<Double>) -> String {
    range.upperBound == .infinity
      ? "\(range.lowerBound) and more" : "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension ExpressionIssue.Cause {
  fileprivate var words: String {
    switch self {
    case .empty: "an empty list is no expression"
    case .nameExpected: "the name of an operator has to come first"
    case .unknownOperator(let name): "there is no operator \(name)"
    case .bareObject: "an object has to stand within \"literal\""
    case .argumentCount(let expected, let found): "\(found) arguments, where \(expected.words) are needed"
    case .wrongType(let expected, let found): "\(expected) is needed, and this is \(found)"
    case .noSuchForm(let name, _): "\(name) does not take such arguments"
    case .unknownVariable(let name): "there is no variable \(name)"
    case .zoomNotAtTop, .severalZoomCurves: "the zoom may stand in one outermost step or interpolate alone"
    case .featureNotAllowed: "it may not look at features"
    case .zoomNotAllowed: "it may not look at the zoom"
    case .tooDeep(let limit): "more than \(limit) parts within one another"
    case .stopNotNumber, .stopsNotAscending, .functionStops: "its stops have to be growing numbers"
    case .filter: "this is no filter"
    default: "\(self)"
    }
  }
}

extension ExpressionIssue.ArgumentCount {
  fileprivate var words: String {
    switch self {
    case .exactly(let count): "\(count)"
    case .atLeast(let count): "\(count) or more"
    case .between(let least, let most): "\(least) to \(most)"
    case .odd: "an odd number"
    case .even: "an even number"
    }
  }
}
