extension PropertyTable {
  /// The properties of `circle` layers, in the order of ``StyleProperty``.
  static let circle: [PropertyDefinition] = [
    PropertyDefinition("circle-sort-key", .layout, .number, .feature),
    PropertyDefinition(
      "circle-radius", .paint, .number, default: .number(5), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition("circle-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition("circle-blur", .paint, .number, default: .number(0), .feature, interpolated: true),
    PropertyDefinition(
      "circle-opacity", .paint, .number, default: .number(1), range: 0...1, .feature, interpolated: true),
    PropertyDefinition(
      "circle-translate", .paint, .array(.number, length: 2), default: .array([.number(0), .number(0)]),
      .zoom, interpolated: true),
    PropertyDefinition(
      "circle-translate-anchor", .paint, .enumeration(["map", "viewport"]), default: .string("map"), .zoom),
    PropertyDefinition(
      "circle-pitch-scale", .paint, .enumeration(["map", "viewport"]), default: .string("map"), .zoom),
    PropertyDefinition(
      "circle-pitch-alignment", .paint, .enumeration(["map", "viewport"]), default: .string("viewport"), .zoom
    ),
    PropertyDefinition(
      "circle-stroke-width", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "circle-stroke-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition(
      "circle-stroke-opacity", .paint, .number, default: .number(1), range: 0...1, .feature,
      interpolated: true),
  ]
}
