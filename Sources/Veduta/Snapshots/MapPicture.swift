package import Cartography
package import Geography

/// A picture of a map with everything about it settled: equal ones give the same bytes.
package struct MapPicture: Hashable, Sendable {
  /// What it is drawn from.
  package var tiles: MapTiles
  /// What is shown, and how large in points.
  package var viewport: Viewport
  /// Pixels a point.
  package var scale: Double
  /// Light or dark.
  package var appearance: MapLook
  /// What stands on the map.
  package var annotations: [MapAnnotation]
  /// How it says whose data it shows.
  package var attribution: MapAttribution
  /// Whether the view is that of all the tiles, so that it is no news that they end in it.
  package var showsAllTiles = false

  /// Makes a picture from its parts.
  package init(
    tiles: MapTiles = .world, viewport: Viewport, scale: Double, appearance: MapLook,
    annotations: [MapAnnotation], attribution: MapAttribution
  ) {
    self.tiles = tiles
    self.viewport = viewport
    self.scale = scale
    self.appearance = appearance
    self.annotations = annotations
    self.attribution = attribution
  }

  /// Settles the options of a snapshot.
  package init(_ options: MapSnapshotter.Options) throws(GeographyError) {
    self.init(
      tiles: options.tiles, viewport: try options.resolvedViewport(), scale: options.scale,
      appearance: options.appearance,
      annotations: options.annotations, attribution: options.attribution)
  }
}
