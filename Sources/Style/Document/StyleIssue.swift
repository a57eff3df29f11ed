package import JSON

/// Something in a style that cannot be taken as it stands, and where.
package struct StyleIssue: Hashable, Sendable {
  /// How much an issue changes the picture.
  package enum Severity: Int, Comparable, Hashable, Sendable {
    /// Nothing is lost: something is unknown or has no effect.
    case warning
    /// A part of the style is left out or has its default.
    case error

    /// Warnings come before errors.
    package static func < (first: Severity, second: Severity) -> Bool { first.rawValue < second.rawValue }
  }

  /// The ways in which a part of a style can be wrong.
  package enum Cause: Hashable, Sendable {
    /// The value is of another kind than the one that is needed.
    case wrongKind(expected: String)
    /// A member that has to be there is missing.
    case missing(String)
    /// The style is of another version than 8.
    case unsupportedVersion
    /// A member that the specification does not know.
    case unknownMember
    /// A kind of layers that there is not.
    case unknownLayerKind(String)
    /// A kind of sources that there is not.
    case unknownSourceKind(String)
    /// A property that layers of this kind do not have.
    case unknownProperty(String, LayerKind)
    /// A source that the style does not have.
    case unknownSource(String)
    /// A layer that another one refers to and that is not there.
    case unknownLayer(String)
    /// An identifier that an earlier layer has.
    case duplicateIdentifier(String)
    /// A number outside of its range.
    case outOfRange(Double, ClosedRange<Double>)
    /// A word that is none of those allowed.
    case notAllowed(String, allowed: [String])
    /// An expression, function or filter that is wrong.
    case expression(ExpressionIssue.Cause)
  }

  /// How much it matters.
  package let severity: Severity
  /// What is wrong.
  package let cause: Cause
  /// The way to it, such as `layers[3].paint.line-width[2]`.
  package let path: JSONPath
  /// Line and column of the value at the path, or of the nearest one round it.
  package let position: JSONPosition
}

/// Why a text is no style at all.
package enum StyleError: Error, Hashable, Sendable {
  /// It is no JSON.
  case json(JSONError)
  /// It is JSON, but no object.
  case notAnObject
}
