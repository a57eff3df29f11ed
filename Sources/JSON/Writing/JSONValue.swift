/// A JSON value to be written, or one read whose place in a text no longer matters.
package enum JSONValue: Hashable, Sendable {
  /// The word `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, see ``JSONNumber`` for how it is written.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Named values; written sorted by name.
  case object([String: JSONValue])

  /// The text in UTF-8, see ``text(pretty:)``.
  package func encoded(pretty: Bool = false) -> [UInt8] {
    var writer = JSONWriter(pretty: pretty)
    writer.write(self)
    return writer.bytes
  }

  /// The value as a JSON text, the same one for equal values.
  ///
  /// A `pretty` text has each value on a line of its own, indented by two spaces a level, and ends with a
  /// line feed; otherwise there is no white space at all.
  package func text(pretty: Bool = false) -> String {
    String(decoding: encoded(pretty: pretty), as: UTF8.self)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A text.
  package init(stringLiteral value: String) { self = .string(value) }
  /// A number.
  package init(floatLiteral value: Double) { self = .number(value) }
  /// A number.
  package init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSONValue: ExpressibleByBooleanLiteral, ExpressibleByNilLiteral {
  /// A truth value.
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  /// The word `null`.
  package init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Values in order.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Named values; of two of the same name the last counts.
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(elements) { $1 })
  }
}

extension JSON {
  /// The value without its place.
  package var value: JSONValue {
    switch kind {
    case .null: .null
    case .bool: .bool(bool ?? false)
    case .number: .number(number ?? 0)
    case .string: .string(string ?? "")
    case .array: .array(elements.map(\.value))
    case .object: .object(Dictionary(members.map { ($0.key, $0.value.value) }) { $1 })
    }
  }
}
