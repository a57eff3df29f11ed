extension PropertyTable {
  /// The properties of `color-relief` layers, in the order of ``StyleProperty``.
  static let colorRelief: [PropertyDefinition] = [
    PropertyDefinition(
      "color-relief-opacity", .paint, .number, default: .number(1), range: 0...1, .zoom, interpolated: true),
    PropertyDefinition("color-relief-color", .paint, .color, .ramp, interpolated: true),
  ]
}
