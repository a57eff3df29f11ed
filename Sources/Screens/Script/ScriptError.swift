package import Features
package import JSON

/// Why a script cannot be played, and where in its file that is.
package struct ScriptError: Error, Hashable, Sendable {
  /// The ways in which a script can be wrong.
  package enum Cause: Error, Hashable, Sendable {
    /// It is no JSON, apart from its comments.
    case json(JSONError.Cause)
    /// Something is of another kind than it has to be.
    case wrongKind(found: JSON.Kind, wanted: [JSON.Kind])
    /// Something that has to be said is not.
    case missing(String)
    /// A name that means nothing there, and those that do.
    case unknownName(String, known: [String])
    /// A word that means nothing there, and those that do.
    case unknownWord(String, known: [String])
    /// Two names of which only one may be there.
    case conflict(String, String)
    /// A size that is not written as in `390x844` or `390x844@2x`.
    case malformedSize(String)
    /// A number that is not whole, negative, or too large to be exact.
    case notACount(Double)
    /// The list of places cannot be read; the error has its own place.
    case places(PlaceListError)
    /// The screen cannot be, or something cannot happen to it.
    case screen(ScreenError.Cause)
  }

  /// What is wrong.
  package let cause: Cause
  /// The way to it from the root.
  package let path: JSONPath
  /// Its line and column.
  package let position: JSONPosition

  init(_ cause: Cause, at json: JSON) {
    self.cause = cause
    path = json.path
    position = json.position
  }

  init(_ error: JSONError) {
    cause = .json(error.cause)
    path = JSONPath()
    position = error.position
  }
}
