/// The way from the root of a JSON text to a value in it, such as `layers[3].paint.line-width[2]`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// One step down.
  package enum Step: Hashable, Sendable {
    /// Into an object, by name.
    case key(String)
    /// Into an array, counted from 0.
    case index(Int)
  }

  /// The steps from the root; none is the root itself.
  package var steps: [Step]

  /// The root, or the way along some steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The way to a named value of what this leads to.
  package func appending(_ key: String) -> JSONPath { JSONPath(steps + [.key(key)]) }

  /// The way to an element of what this leads to.
  package func appending(_ index: Int) -> JSONPath { JSONPath(steps + [.index(index)]) }

  /// The steps as people write them: names joined by dots, places in brackets; the root is empty.
  ///
  /// Names that hold a dot, a bracket, a quotation mark or nothing at all are written `["such a.name"]`.
  package var description: String {
    var text = ""
    for step in steps {
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += text.isEmpty ? key : "." + key
      case .key(let key): text += "[" + JSONValue.string(key).text() + "]"
      }
    }
    return text
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0 > 0x20 && ![0x22, 0x2E, 0x5B, 0x5D, 0x7F].contains($0) }
  }
}
