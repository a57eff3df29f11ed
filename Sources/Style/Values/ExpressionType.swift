/// The types that expressions are checked by.
package indirect enum ExpressionType: Hashable, Sendable {
  /// Nothing.
  case null
  /// A number.
  case number
  /// A text.
  case string
  /// True or false.
  case boolean
  /// A colour.
  case color
  /// Named values.
  case object
  /// Anything at all; what it is turns out when it is evaluated.
  case value
  /// A rule for comparing texts.
  case collator
  /// Text in sections of different looks.
  case formatted
  /// Four distances.
  case padding
  /// One or several numbers.
  case numberArray
  /// One or several colours.
  case colorArray
  /// The name of an image, and whether there is such an image.
  case resolvedImage
  /// A projection, or a way from one to another.
  case projectionDefinition
  /// Places round a point, each with an offset.
  case variableAnchorOffsetCollection
  /// Values of one type; of any number if no length is given.
  case array(ExpressionType, length: Int?)

  /// Whether it is an array of any kind.
  var isArray: Bool {
    if case .array = self { return true }
    return false
  }

  /// Whether every value of a type is one of this type as well.
  package func includes(_ other: ExpressionType) -> Bool {
    switch (self, other) {
    case (.value, .collator): false
    case (.value, _): true
    case (.array(let item, let length), .array(let otherItem, let otherLength)):
      // An empty array is an array of anything.
      ((otherLength == 0 && otherItem == .value) || item.includes(otherItem))
        && (length == nil || length == otherLength)
    default: self == other
    }
  }
}

extension ExpressionType: CustomStringConvertible {
  /// The type as the style specification spells it, such as `array<number, 2>`.
  package var description: String {
    switch self {
    case .null: "null"
    case .number: "number"
    case .string: "string"
    case .boolean: "boolean"
    case .color: "color"
    case .object: "object"
    case .value: "value"
    case .collator: "collator"
    case .formatted: "formatted"
    case .padding: "padding"
    case .numberArray: "numberArray"
    case .colorArray: "colorArray"
    case .resolvedImage: "resolvedImage"
    case .projectionDefinition: "projectionDefinition"
    case .variableAnchorOffsetCollection: "variableAnchorOffsetCollection"
    case .array(.value, nil): "array"
    case .array(let item, nil): "array<\(item)>"
    case .array(let item, let length?): "array<\(item), \(length)>"
    }
  }
}
