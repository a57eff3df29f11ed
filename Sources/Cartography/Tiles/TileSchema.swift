/// What the layers and properties of tiles are called, which decides the look that can draw them.
package enum TileSchema: String, Hashable, Sendable, CaseIterable {
  /// The embedded world's.
  case world
  /// OpenMapTiles 3: streets.
  case openMapTiles
  /// None: the tiles are pictures.
  case pictures

  /// Layers by which each schema is told.
  private static let marks: [(schema: TileSchema, layers: Set<String>)] = [
    (.world, ["ocean", "lake", "town"]),
    (.openMapTiles, ["transportation", "waterway", "landcover", "landuse", "water_name", "aerodrome_label"]),
  ]

  /// The schema of tiles with such layers; nothing if it is none that is known.
  package init?(layers: some Sequence<String>) {
    let layers = Set(layers)
    guard let known = Self.marks.first(where: { !$0.layers.isDisjoint(with: layers) }) else { return nil }
    self = known.schema
  }

  /// Whom to credit for data in this schema where the tiles themselves say nothing.
  var credit: String? {
    switch self {
    case .world, .pictures: nil
    case .openMapTiles: "© OpenMapTiles © OpenStreetMap contributors"
    }
  }
}
