extension PropertyTable {
  /// The properties of `raster` layers, in the order of ``StyleProperty``.
  static let raster: [PropertyDefinition] = [
    PropertyDefinition(
      "raster-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition("raster-hue-rotate", .paint, .number, default: .number(0), .zoom, interpolated: true),
    PropertyDefinition(
      "raster-brightness-min", .paint, .number, default: .number(0), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition(
      "raster-brightness-max", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition(
      "raster-saturation", .paint, .number, default: .number(0), range: -1...1, .zoom, interpolated: true),
    PropertyDefinition(
      "raster-contrast", .paint, .number, default: .number(0), range: -1...1, .zoom, interpolated: true),
    PropertyDefinition(
      "raster-resampling", .paint, .enumeration(["linear", "nearest"]), default: .string("linear"), .zoom),
    PropertyDefinition(
      "raster-fade-duration", .paint, .number, default: .number(300), range: 0...Double.infinity, .zoom,
      interpolated: true),
  ]
}
