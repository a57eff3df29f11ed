extension PropertyTable {
  /// The properties of `hillshade` layers, in the order of ``StyleProperty``.
  static let hillshade: [PropertyDefinition] = [
    PropertyDefinition(
      "hillshade-illumination-direction", .paint, .numberArray, default: .numberArray([335]), range: 0...359,
      .zoom, interpolated: true),
    PropertyDefinition(
      "hillshade-illumination-altitude", .paint, .numberArray, default: .numberArray([45]), range: 0...90,
      .zoom, interpolated: true),
    PropertyDefinition(
      "hillshade-illumination-anchor", .paint, .enumeration(["map", "viewport"]),
      default: .string("viewport"), .zoom),
    PropertyDefinition(
      "hillshade-exaggeration", .paint, .number, default: .number(0.5), range: 0...1, .zoom,
      interpolated: true),
    PropertyDefinition(
      "hillshade-shadow-color", .paint, .colorArray, default: .colorArray([.black]), .zoom, interpolated: true
    ),
    PropertyDefinition(
      "hillshade-highlight-color", .paint, .colorArray,
      default: .colorArray([CSSColor(hexadecimal: 0xFFFFFF)]), .zoom, interpolated: true),
    PropertyDefinition(
      "hillshade-accent-color", .paint, .color, default: .color(.black), .zoom, interpolated: true),
    PropertyDefinition(
      "hillshade-method", .paint,
      .enumeration(["standard", "basic", "combined", "igor", "multidirectional"]),
      default: .string("standard"), .zoom),
  ]
}
