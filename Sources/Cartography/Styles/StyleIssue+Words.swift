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
    default: rareWords
    }
  }

  /// Words for what hardly ever goes wrong.
  private var rareWords: String {
    switch self {
    case .notComparable(let name, let type): "\(name) does not compare values of the type \(type)"
    case .comparedTypesDiffer(let one, let other): "\(one) and \(other) are never the same"
    case .collatorForOther: "a collator compares nothing but texts"
    case .arrayItemType: "the items of an array are strings, numbers or booleans"
    case .arrayLength: "the length of an array is a whole number"
    case .labelMissing: "a branch of match has no label"
    case .labelType: "the labels of match are texts or numbers"
    case .labelNotWhole(let number): "the labels of match are whole numbers, and \(number) is not"
    case .labelTooLarge(let number): "\(number) is too large for a label of match"
    case .duplicateLabel(let label): "the label \(label.shortened) stands in two branches of match"
    case .interpolationExpected: "an interpolation comes first, such as [\"linear\"]"
    case .unknownInterpolation(let name): "there is no interpolation \(name.shortened)"
    case .interpolationBase: "an exponential interpolation has a number as its base"
    case .controlPoints: "a curve has four numbers from 0 to 1"
    case .notInterpolatable(let type): "between values of the type \(type) there is no way"
    case .interpolationNotAllowed: "between its values there is no way"
    case .variableName: "the names of variables have letters, digits and _ alone"
    case .notSearchable(let type): "values of the type \(type) cannot be searched for"
    case .notASequence(let type): "an array or text is needed, and this is \(type)"
    case .optionsExpected: "its options are an object"
    case .optionValue(let name): "the option \(name.shortened) cannot have this value"
    case .exclusiveOptions(let one, let other): "\(one) and \(other) exclude one another"
    case .sectionType(let type): "a section is a text or an image, and this is \(type)"
    case .imageName: "an image has a name"
    case .geometry: "this is no GeoJSON of areas or places"
    case .tooComplex: "it uses its variables so often that it might never end"
    case .failing(let cause): cause.words
    case .functionType(let name): "there are no functions of the type \(name.shortened)"
    default: "it cannot be read"
    }
  }
}

extension EvaluationError.Cause {
  fileprivate var words: String {
    switch self {
    case .wrongType(let expected, let found): "\(expected) is needed, and this is \(found)"
    case .notSearchable(let type): "values of the type \(type) cannot be searched for"
    case .notASequence(let type): "an array or text is needed, and this is \(type)"
    case .notAColor(let text): "\(text.shortened) is no colour"
    case .colorOutOfRange(let text): "\(text.shortened) is no colour: a component is out of range"
    case .notANumber(let text): "\(text.shortened) is no number"
    case .notConvertible(let text, let type): "\(text.shortened) cannot become \(type)"
    case .indexOutOfRange(let index, let count): "there is no item \(index) among \(count)"
    case .indexNotWhole(let index): "an index is a whole number, and \(index) is not"
    case .unordered(let one, let other): "\(one) and \(other) have no order between them"
    case .notMixable(let type): "between values of the type \(type) there is no way"
    case .notAllowed(let text): "\(text.shortened) is not allowed here"
    case .said(let text): "it says so itself: \(text.shortened)"
    case .tooLong(let limit): "its text is longer than \(limit) bytes"
    case .unknownFormat(let name): "there is no locale, currency or unit \(name.shortened)"
    }
  }
}

extension String {
  /// The text, or as much of it as helps to find it.
  fileprivate var shortened: String {
    count > 60 ? prefix(57) + "..." : self
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
