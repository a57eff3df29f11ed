extension PropertyTable {
  /// The properties of `line` layers, in the order of ``StyleProperty``.
  static let line: [PropertyDefinition] = [
    PropertyDefinition(
      "line-cap", .layout, .enumeration(["butt", "round", "square"]), default: .string("butt"), .feature),
    PropertyDefinition(
      "line-join", .layout, .enumeration(["bevel", "round", "miter"]), default: .string("miter"), .feature),
    PropertyDefinition(
      "line-miter-limit", .layout, .number, default: .number(2), .feature, interpolated: true),
    PropertyDefinition(
      "line-round-limit", .layout, .number, default: .number(1.05), .feature, interpolated: true),
    PropertyDefinition("line-sort-key", .layout, .number, .feature),
    PropertyDefinition(
      "line-opacity", .paint, .number, default: .number(1), range: 0...1, .feature, interpolated: true),
    PropertyDefinition(
      "line-layer-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition("line-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition(
      "line-translate", .paint, .array(.number, length: 2), default: .array([.number(0), .number(0)]), .zoom,
      interpolated: true),
    PropertyDefinition(
      "line-translate-anchor", .paint, .enumeration(["map", "viewport"]), default: .string("map"), .zoom),
    PropertyDefinition(
      "line-width", .paint, .number, default: .number(1), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "line-gap-width", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition("line-offset", .paint, .number, default: .number(0), .feature, interpolated: true),
    PropertyDefinition(
      "line-blur", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "line-dasharray", .paint, .array(.number, length: nil), range: 0...Double.infinity, .feature),
    PropertyDefinition("line-pattern", .paint, .image, .feature),
    PropertyDefinition("line-gradient", .paint, .color, .ramp, interpolated: true),
  ]
}
