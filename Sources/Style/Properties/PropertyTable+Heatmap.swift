extension PropertyTable {
  /// The properties of `heatmap` layers, in the order of ``StyleProperty``.
  static let heatmap: [PropertyDefinition] = [
    PropertyDefinition(
      "heatmap-radius", .paint, .number, default: .number(30), range: 1...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "heatmap-weight", .paint, .number, default: .number(1), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "heatmap-intensity", .paint, .number, default: .number(1), range: 0...Double.infinity, .zoom,
      interpolated: true),
    PropertyDefinition("heatmap-color", .paint, .color, .ramp, interpolated: true),
    PropertyDefinition(
      "heatmap-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
  ]
}
