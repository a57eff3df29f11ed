/// What the style specification says of a property.
package struct PropertyDefinition: Sendable {
  /// Where in a layer a property stands.
  package enum Group: String, Sendable {
    /// Under `layout`.
    case layout
    /// Under `paint`.
    case paint
  }

  /// What values a property has.
  package indirect enum Kind: Hashable, Sendable {
    /// A number.
    case number
    /// A text.
    case string
    /// True or false.
    case boolean
    /// A colour.
    case color
    /// One of several words.
    case enumeration([String])
    /// Values of one kind, of any number if no length is given.
    case array(Kind?, length: Int?)
    /// Text in sections.
    case formatted
    /// An image by name.
    case image
    /// Four distances.
    case padding
    /// One or several numbers.
    case numberArray
    /// One or several colours.
    case colorArray
    /// Places round a point with offsets.
    case anchorOffsets
    /// A projection.
    case projection
    /// Anything.
    case any
  }

  /// What a property's expression may ask for.
  package enum Dependence: Hashable, Sendable {
    /// Nothing.
    case constant
    /// The zoom, or the state of the map.
    case zoom
    /// Features as well.
    case feature
    /// One value that runs along a ramp of colours.
    case ramp
    /// Neither zoom nor features, but the state of the map.
    case state
  }

  /// The name, such as `line-width`.
  package let name: String
  /// Where it stands.
  package let group: Group
  /// What values it has.
  package let kind: Kind
  /// The value where a style says none; nothing if there is no such value.
  package let defaultValue: StyleValue?
  /// The least and the greatest number.
  package let range: ClosedRange<Double>
  /// What its expression may ask for.
  package let dependence: Dependence
  /// Whether its values may be interpolated.
  package let isInterpolated: Bool
  /// Whether `{name}` in a plain text stands for a property of the feature.
  package let hasTokens: Bool

  /// Makes a definition.
  package init(
    _ name: String, _ group: Group, _ kind: Kind, default defaultValue: StyleValue? = nil,
    range: ClosedRange<Double> = -.infinity ... .infinity, _ dependence: Dependence,
    interpolated isInterpolated: Bool = false, tokens hasTokens: Bool = false
  ) {
    self.name = name
    self.group = group
    self.kind = kind
    self.defaultValue = defaultValue
    self.range = range
    self.dependence = dependence
    self.isInterpolated = isInterpolated
    self.hasTokens = hasTokens
  }

  /// The type that its expression has to have.
  package var type: ExpressionType { kind.type }

  /// The words that it allows, if it is one of several words.
  package var words: [String]? {
    if case .enumeration(let words) = kind { return words }
    return nil
  }
}

extension PropertyDefinition.Kind {
  var type: ExpressionType {
    switch self {
    case .number: .number
    case .string, .enumeration: .string
    case .boolean: .boolean
    case .color: .color
    case .array(let item, let length): .array(item?.type ?? .value, length: length)
    case .formatted: .formatted
    case .image: .resolvedImage
    case .padding: .padding
    case .numberArray: .numberArray
    case .colorArray: .colorArray
    case .anchorOffsets: .variableAnchorOffsetCollection
    case .projection: .projectionDefinition
    case .any: .value
    }
  }

  /// Whether a plain array can be one of its values.
  var takesArrays: Bool {
    switch self {
    case .array, .padding, .numberArray, .colorArray, .anchorOffsets, .projection: true
    default: false
    }
  }
}
