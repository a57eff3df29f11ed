/// All properties of all layers with what the style specification (version 8) says of them.
enum PropertyTable {
  /// By the numbers of ``StyleProperty``.
  static let all: [PropertyDefinition] =
    background + fill + line + symbol + circle + raster + heatmap + fillExtrusion + hillshade + colorRelief
    + shared

  /// The properties that several kinds of layers have.
  private static let shared: [PropertyDefinition] = [
    PropertyDefinition(
      "visibility", .layout, .enumeration(["visible", "none"]), default: .string("visible"), .state),
    PropertyDefinition(
      "resampling", .paint, .enumeration(["linear", "nearest"]), default: .string("linear"), .zoom),
  ]

  /// The properties of each kind of layers by name.
  static let names: [LayerKind: [String: StyleProperty]] = {
    var names: [LayerKind: [String: StyleProperty]] = [:]
    for kind in LayerKind.allCases {
      for property in kind.properties where kind.slot(of: property) != nil {
        names[kind, default: [:]][property.name] = property
      }
    }
    return names
  }()
}
