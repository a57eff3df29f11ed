/// What the layers and properties of tiles are called, which decides the look that can draw them.
package enum TileSchema: String, Hashable, Sendable, CaseIterable {
  /// The embedded world's.
  case world
  /// OpenMapTiles 3: streets.
  case openMapTiles
  /// Shortbread 1: streets.
  case shortbread
  /// Protomaps' basemap, version 4: streets.
  case protomaps
  /// One that no built-in look draws; a style of one's own may.
  case unknown
  /// None: the tiles are pictures.
  case pictures

  /// Layers by one of which each schema is told; the first that is counts, as some share names with others.
  private static let marks: [(schema: TileSchema, layers: Set<String>)] = [
    (.shortbread, ["streets", "street_labels", "street_polygons", "place_labels", "water_polygons"]),
    (.world, ["ocean", "lake", "town"]),
    (.protomaps, ["earth"]),
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
    case .world, .pictures, .unknown: nil
    case .openMapTiles: "© OpenMapTiles © OpenStreetMap contributors"
    case .shortbread, .protomaps: "© OpenStreetMap contributors"
    }
  }
}
