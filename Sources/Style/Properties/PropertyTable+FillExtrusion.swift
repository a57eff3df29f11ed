extension PropertyTable {
  /// The properties of `fill-extrusion` layers, in the order of ``StyleProperty``.
  static let fillExtrusion: [PropertyDefinition] = [
    PropertyDefinition(
      "fill-extrusion-rounded-corner-distance", .layout, .number, default: .number(0),
      range: 0...Double.infinity, .constant),
    PropertyDefinition(
      "fill-extrusion-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition(
      "fill-extrusion-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition(
      "fill-extrusion-translate", .paint, .array(.number, length: 2),
      default: .array([.number(0), .number(0)]), .zoom, interpolated: true),
    PropertyDefinition(
      "fill-extrusion-translate-anchor", .paint, .enumeration(["map", "viewport"]), default: .string("map"),
      .zoom),
    PropertyDefinition("fill-extrusion-pattern", .paint, .image, .feature),
    PropertyDefinition(
      "fill-extrusion-height", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "fill-extrusion-base", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition("fill-extrusion-vertical-gradient", .paint, .boolean, default: .boolean(true), .zoom),
  ]
}
