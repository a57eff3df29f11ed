import JSON
import Style

extension PropertyDefinition {
  /// A definition from the words of the specification's own file.
  init(specification json: JSON?) {
    let expression = json?["expression"]
    let parameters = expression?["parameters"]?.elements.compactMap(\.string) ?? []
    let mayUseFeatures = json?["property-type"]?.string?.hasSuffix("data-driven") ?? true
    self.init(
      "some-property", .paint, Kind(specification: json),
      default: json?["default"].map { StyleValue($0.value) },
      mayUseFeatures ? .feature : parameters.contains("zoom") ? .zoom : .state,
      interpolated: expression?["interpolated"]?.bool ?? false, tokens: json?["tokens"]?.bool ?? false)
  }
}

extension PropertyDefinition.Kind {
  fileprivate init(specification json: JSON?) {
    let plain: [String: PropertyDefinition.Kind] = [
      "number": .number, "string": .string, "boolean": .boolean, "color": .color, "formatted": .formatted,
      "resolvedImage": .image, "padding": .padding, "numberArray": .numberArray, "colorArray": .colorArray,
      "variableAnchorOffsetCollection": .anchorOffsets, "projectionDefinition": .projection,
    ]
    switch json?["type"]?.string {
    case "enum": self = .enumeration(json?["values"]?.members.map(\.key) ?? [])
    case "array":
      let item = json?["value"]?.string.map { $0 == "enum" ? .string : plain[$0] ?? .any }
      self = .array(item, length: json?["length"]?.integer)
    case let name?: self = plain[name] ?? .any
    case nil: self = .any
    }
  }
}
