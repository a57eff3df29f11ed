/// Why an expression gave no value for a feature, and which part of it.
package struct EvaluationError: Error, Hashable, Sendable {
  /// The ways in which evaluation can fail.
  package enum Cause: Hashable, Sendable {
    /// The value has another type than the one that is needed.
    case wrongType(expected: ExpressionType, found: ExpressionType)
    /// A needle that cannot be searched for.
    case notSearchable(found: ExpressionType)
    /// Something searched, cut or measured that is neither array nor text.
    case notASequence(found: ExpressionType)
    /// A text or value that is no colour.
    case notAColor(String)
    /// Colour components that are too many, too few or out of range.
    case colorOutOfRange(String)
    /// A value of which no number can be made.
    case notANumber(String)
    /// A value of which nothing of a type can be made.
    case notConvertible(String, to: ExpressionType)
    /// An index outside of an array.
    case indexOutOfRange(Double, count: Int)
    /// An index that is no whole number.
    case indexNotWhole(Double)
    /// Values that have no order between them.
    case unordered(ExpressionType, ExpressionType)
    /// Two values between which there is no way.
    case notMixable(ExpressionType)
    /// A text that is none of those a property allows.
    case notAllowed(String)
    /// What `["error", ...]` says.
    case said(String)
    /// A text longer than the limit, in bytes.
    case tooLong(limit: Int)
    /// A locale, currency or unit that is not known.
    case unknownFormat(String)
  }

  /// What is wrong.
  package let cause: Cause
  /// The way from the expression's root to the part that failed, as indices into arrays.
  package let place: [Int]

  /// Makes an error.
  package init(_ cause: Cause, at place: [Int]) {
    self.cause = cause
    self.place = place
  }
}
