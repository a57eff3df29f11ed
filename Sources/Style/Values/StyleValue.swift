package import Geography
package import JSON

/// A value that an expression gives.
package enum StyleValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A colour.
  case color(CSSColor)
  /// Values in order.
  case array([StyleValue])
  /// Named values.
  case object([String: StyleValue])
  /// A rule for comparing texts.
  case collator(Collator)
  /// Text in sections.
  case formatted(Formatted)
  /// Distances from top, right, bottom and left.
  case padding([Double])
  /// One or several numbers.
  case numberArray([Double])
  /// One or several colours.
  case colorArray([CSSColor])
  /// The name of an image.
  case image(ResolvedImage)
  /// A projection.
  indirect case projection(ProjectionDefinition)
  /// Places round a point.
  case anchors(VariableAnchorOffsets)
}

/// A projection, or how far on the way from one to another.
package struct ProjectionDefinition: Hashable, Sendable {
  /// The projection it starts from.
  package var from: String
  /// The projection it goes to.
  package var to: String
  /// How far it has gone, 0 to 1.
  package var transition: Double
}

extension StyleValue {
  /// The type of the value; an array has a type of items only if all are of one.
  package var type: ExpressionType {
    switch self {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    case .color: .color
    case .array(let values): .array(Self.commonType(values), length: values.count)
    case .object: .object
    case .collator: .collator
    case .formatted: .formatted
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .image: .resolvedImage
    case .projection: .projectionDefinition
    case .anchors: .variableAnchorOffsetCollection
    }
  }

  private static func commonType(_ values: [StyleValue]) -> ExpressionType {
    guard let first = values.first?.type else { return .value }
    if values.count > 1, first.isArray { return .value }
    return values.allSatisfy { $0.type == first } ? first : .value
  }

  /// Whether it counts as true where a truth value is made of it.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .boolean(let value): value
    case .number(let value): !(value == 0 || value.isNaN)
    case .string(let value): !value.isEmpty
    default: true
    }
  }

  /// The value as a text: plain for texts and numbers, empty for null, JSON for arrays and objects.
  package var text: String {
    switch self {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): NumberText.script(value)
    case .string(let value): value
    case .color(let value): value.text
    case .formatted(let value): value.text
    case .image(let value): value.name
    default: json
    }
  }

  /// The value as JSON, names of objects sorted.
  private var json: String {
    switch self {
    case .null, .collator: "null"
    case .boolean, .color, .formatted, .image: text
    case .number(let value): value.isFinite ? NumberText.script(value) : "null"
    case .string(let value): JSONValue.string(value).text()
    case .array(let values): "[" + values.map(\.quoted).joined(separator: ",") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { JSONValue.string($0.key).text() + ":" + $0.value.quoted }.joined(separator: ",") + "}"
    case .padding(let values), .numberArray(let values):
      "[" + values.map(NumberText.script).joined(separator: ",") + "]"
    case .colorArray(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .projection(let value):
      "[\"\(value.from)\",\"\(value.to)\",\(NumberText.script(value.transition))]"
    case .anchors(let value):
      "["
        + value.entries.map {
          "\"\($0.anchor.rawValue)\",[\(NumberText.script($0.x)),\(NumberText.script($0.y))]"
        }.joined(separator: ",") + "]"
    }
  }

  private var quoted: String {
    switch self {
    case .color, .formatted, .image: JSONValue.string(text).text()
    default: json
    }
  }

  /// Whether two values are the same to an expression; texts by their code points.
  func isSame(as other: StyleValue) -> Bool {
    switch (self, other) {
    case (.string(let first), .string(let second)): first.isSame(as: second)
    case (.number(let first), .number(let second)): first == second
    case (.boolean(let first), .boolean(let second)): first == second
    case (.null, .null): true
    default: false
    }
  }
}

extension String {
  /// Whether two texts have the same code points; `==` also holds for texts that only look the same.
  func isSame(as other: String) -> Bool { self == other && utf8.elementsEqual(other.utf8) }
}

extension StyleValue {
  /// A property of a feature.
  package init(_ value: PropertyValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map(StyleValue.init))
    case .object(let members): self = .object(members.mapValues(StyleValue.init))
    }
  }

  /// A value of a JSON text.
  package init(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .bool(let value): self = .boolean(value)
    case .number(let value): self = .number(value)
    case .string(let value): self = .string(value)
    case .array(let values): self = .array(values.map(StyleValue.init))
    case .object(let members): self = .object(members.mapValues(StyleValue.init))
    }
  }
}
