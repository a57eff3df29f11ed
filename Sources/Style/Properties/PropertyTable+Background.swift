extension PropertyTable {
  /// The properties of `background` layers, in the order of ``StyleProperty``.
  static let background: [PropertyDefinition] = [
    PropertyDefinition(
      "background-color", .paint, .color, default: .color(.black), .zoom, interpolated: true),
    PropertyDefinition("background-pattern", .paint, .image, .zoom),
    PropertyDefinition(
      "background-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
  ]
}
