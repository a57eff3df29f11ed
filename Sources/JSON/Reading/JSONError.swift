/// Why a text is no JSON, and where.
package struct JSONError: Error, Hashable, Sendable {
  /// The ways in which a text can be wrong.
  package enum Cause: Hashable, Sendable {
    /// The text ends where something else should follow.
    case unexpectedEnd(expected: Expectation)
    /// A byte that cannot stand here.
    case unexpectedByte(UInt8, expected: Expectation)
    /// A number not written as RFC 8259 says: a leading zero or plus sign, a missing digit.
    case malformedNumber
    /// A number greater than a double can hold.
    case numberOutOfRange
    /// A backslash before something that is no escape.
    case malformedEscape
    /// An escaped UTF-16 surrogate without its other half.
    case loneSurrogate
    /// A control character (below U+0020) in a string that is not escaped.
    case controlCharacter(UInt8)
    /// A string that is not well-formed UTF-8.
    case malformedUTF8
    /// A name that stands twice in one object.
    case duplicateName(String)
    /// More arrays and objects within one another than the limit.
    case tooDeep(limit: Int)
    /// More bytes than the limit.
    case tooLarge(limit: Int)
  }

  /// What could stand at a place.
  package enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A name in quotation marks.
    case name
    /// The colon after a name.
    case colon
    /// A comma or the end of the array.
    case commaOrBracket
    /// A comma or the end of the object.
    case commaOrBrace
    /// The end of a string.
    case quotationMark
    /// Nothing: the text should have ended.
    case end
  }

  /// What is wrong.
  package let cause: Cause
  /// Where it is wrong.
  package let position: JSONPosition

  /// Makes an error.
  package init(cause: Cause, position: JSONPosition) {
    self.cause = cause
    self.position = position
  }
}
