extension PropertyTable {
  /// The properties of `fill` layers, in the order of ``StyleProperty``.
  static let fill: [PropertyDefinition] = [
    PropertyDefinition("fill-sort-key", .layout, .number, .feature),
    PropertyDefinition("fill-antialias", .paint, .boolean, default: .boolean(true), .zoom),
    PropertyDefinition(
      "fill-opacity", .paint, .number, default: .number(1), range: 0...1, .feature, interpolated: true),
    PropertyDefinition(
      "fill-layer-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition("fill-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition("fill-outline-color", .paint, .color, .feature, interpolated: true),
    PropertyDefinition(
      "fill-translate", .paint, .array(.number, length: 2), default: .array([.number(0), .number(0)]), .zoom,
      interpolated: true),
    PropertyDefinition(
      "fill-translate-anchor", .paint, .enumeration(["map", "viewport"]), default: .string("map"), .zoom),
    PropertyDefinition("fill-pattern", .paint, .image, .feature),
  ]
}
