extension PropertyTable {
  /// The properties of `symbol` layers, in the order of ``StyleProperty``.
  static let symbol: [PropertyDefinition] = [
    PropertyDefinition(
      "symbol-placement", .layout, .enumeration(["point", "line", "line-center"]), default: .string("point"),
      .zoom),
    PropertyDefinition(
      "symbol-spacing", .layout, .number, default: .number(250), range: 1...Double.infinity, .zoom,
      interpolated: true),
    PropertyDefinition("symbol-avoid-edges", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition("symbol-sort-key", .layout, .number, .feature),
    PropertyDefinition(
      "symbol-z-order", .layout, .enumeration(["auto", "viewport-y", "source"]), default: .string("auto"),
      .zoom),
    PropertyDefinition("icon-allow-overlap", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition("icon-overlap", .layout, .enumeration(["never", "always", "cooperative"]), .zoom),
    PropertyDefinition("icon-ignore-placement", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition("icon-optional", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition(
      "icon-rotation-alignment", .layout, .enumeration(["map", "viewport", "auto"]), default: .string("auto"),
      .zoom),
    PropertyDefinition(
      "icon-size", .layout, .number, default: .number(1), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "icon-text-fit", .layout, .enumeration(["none", "width", "height", "both"]), default: .string("none"),
      .zoom),
    PropertyDefinition(
      "icon-text-fit-padding", .layout, .array(.number, length: 4),
      default: .array([.number(0), .number(0), .number(0), .number(0)]), .zoom, interpolated: true),
    PropertyDefinition("icon-image", .layout, .image, .feature, tokens: true),
    PropertyDefinition("icon-rotate", .layout, .number, default: .number(0), .feature, interpolated: true),
    PropertyDefinition(
      "icon-padding", .layout, .padding, default: .padding([2, 2, 2, 2]), .feature, interpolated: true),
    PropertyDefinition("icon-keep-upright", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition(
      "icon-offset", .layout, .array(.number, length: 2), default: .array([.number(0), .number(0)]), .feature,
      interpolated: true),
    PropertyDefinition(
      "icon-anchor", .layout,
      .enumeration([
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left", "bottom-right",
      ]), default: .string("center"), .feature),
    PropertyDefinition(
      "icon-pitch-alignment", .layout, .enumeration(["map", "viewport", "auto"]), default: .string("auto"),
      .zoom),
    PropertyDefinition(
      "text-pitch-alignment", .layout, .enumeration(["map", "viewport", "auto"]), default: .string("auto"),
      .zoom),
    PropertyDefinition(
      "text-rotation-alignment", .layout, .enumeration(["map", "viewport", "viewport-glyph", "auto"]),
      default: .string("auto"), .zoom),
    PropertyDefinition(
      "text-field", .layout, .formatted, default: .formatted(Formatted("")), .feature, tokens: true),
    PropertyDefinition(
      "text-font", .layout, .array(.string, length: nil),
      default: .array([.string("Open Sans Regular"), .string("Arial Unicode MS Regular")]), .feature),
    PropertyDefinition(
      "text-size", .layout, .number, default: .number(16), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "text-max-width", .layout, .number, default: .number(10), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "text-line-height", .layout, .number, default: .number(1.2), .zoom, interpolated: true),
    PropertyDefinition(
      "text-letter-spacing", .layout, .number, default: .number(0), .feature, interpolated: true),
    PropertyDefinition(
      "text-justify", .layout, .enumeration(["auto", "left", "center", "right"]), default: .string("center"),
      .feature),
    PropertyDefinition(
      "text-radial-offset", .layout, .number, default: .number(0), .feature, interpolated: true),
    PropertyDefinition(
      "text-variable-anchor", .layout,
      .array(
        .enumeration([
          "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left", "bottom-right",
        ]), length: nil), .zoom),
    PropertyDefinition("text-variable-anchor-offset", .layout, .anchorOffsets, .feature, interpolated: true),
    PropertyDefinition(
      "text-anchor", .layout,
      .enumeration([
        "center", "left", "right", "top", "bottom", "top-left", "top-right", "bottom-left", "bottom-right",
      ]), default: .string("center"), .feature),
    PropertyDefinition("text-max-angle", .layout, .number, default: .number(45), .zoom, interpolated: true),
    PropertyDefinition(
      "text-writing-mode", .layout, .array(.enumeration(["horizontal", "vertical"]), length: nil), .zoom),
    PropertyDefinition("text-rotate", .layout, .number, default: .number(0), .feature, interpolated: true),
    PropertyDefinition(
      "text-padding", .layout, .number, default: .number(2), range: 0...Double.infinity, .zoom,
      interpolated: true),
    PropertyDefinition("text-keep-upright", .layout, .boolean, default: .boolean(true), .zoom),
    PropertyDefinition(
      "text-transform", .layout, .enumeration(["none", "uppercase", "lowercase"]), default: .string("none"),
      .feature),
    PropertyDefinition(
      "text-offset", .layout, .array(.number, length: 2), default: .array([.number(0), .number(0)]), .feature,
      interpolated: true),
    PropertyDefinition("text-allow-overlap", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition("text-overlap", .layout, .enumeration(["never", "always", "cooperative"]), .zoom),
    PropertyDefinition("text-ignore-placement", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition("text-optional", .layout, .boolean, default: .boolean(false), .zoom),
    PropertyDefinition(
      "icon-opacity", .paint, .number, default: .number(1), range: 0...1, .feature, interpolated: true),
    PropertyDefinition("icon-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition(
      "icon-halo-color", .paint, .color, default: .color(.clear), .feature, interpolated: true),
    PropertyDefinition(
      "icon-halo-width", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "icon-halo-blur", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "icon-translate", .paint, .array(.number, length: 2), default: .array([.number(0), .number(0)]), .zoom,
      interpolated: true),
    PropertyDefinition(
      "icon-translate-anchor", .paint, .enumeration(["map", "viewport"]), default: .string("map"), .zoom),
    PropertyDefinition(
      "text-opacity", .paint, .number, default: .number(1), range: 0...1, .feature, interpolated: true),
    PropertyDefinition("text-color", .paint, .color, default: .color(.black), .feature, interpolated: true),
    PropertyDefinition(
      "text-halo-color", .paint, .color, default: .color(.clear), .feature, interpolated: true),
    PropertyDefinition(
      "text-halo-width", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "text-halo-blur", .paint, .number, default: .number(0), range: 0...Double.infinity, .feature,
      interpolated: true),
    PropertyDefinition(
      "text-translate", .paint, .array(.number, length: 2), default: .array([.number(0), .number(0)]), .zoom,
      interpolated: true),
    PropertyDefinition(
      "text-translate-anchor", .paint, .enumeration(["map", "viewport"]), default: .string("map"), .zoom),
  ]
}
