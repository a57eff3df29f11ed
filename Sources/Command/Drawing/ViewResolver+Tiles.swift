import Veduta

extension ViewResolver {
  /// The part of the world that there are tiles for; all of it where they do not say.
  var tilesBox: BoundingBox {
    if let region = tiles.startRegion {
      let (center, span) = (region.center, region.span)
      return BoundingBox(
        west: center.longitude - span.longitudeDelta / 2, south: center.latitude - span.latitudeDelta / 2,
        east: center.longitude + span.longitudeDelta / 2, north: center.latitude + span.latitudeDelta / 2)
    }
    let limit = Mercator.latitudeLimit
    return tiles.reach ?? BoundingBox(west: -180, south: -limit, east: 180, north: limit)
  }

  /// The view of tiles where nothing else is asked for: where they say to look first, else all of them.
  func start(_ size: ViewSize, _ insets: ViewInsets, _ heading: Double) throws(GeographyError) -> Viewport {
    if let region = tiles.startRegion {
      return try Viewport(region: region, size: size, insets: insets, heading: heading)
    }
    let all = try Viewport(box: tilesBox, size: size, insets: insets, heading: heading)
    guard let center = center(beside: all) else { return all }
    return try Viewport(center: center.coordinate, zoom: center.zoom, size: size, heading: heading)
  }

  /// Whether the view of tiles is that of all of them, so that it reaches out of what they cover.
  func showsAllTiles(_ viewport: Viewport) -> Bool {
    tiles.startRegion == nil && center(beside: viewport) == nil
  }

  /// The centre that the tiles say, where it is of use beside the view of all of them: makers of tiles that nobody told
  /// one write any zoom, at which what there is would be a speck.
  private func center(beside all: Viewport) -> (coordinate: Coordinate, zoom: Double)? {
    guard framing.size.height != nil, let center = tiles.center, center.zoom >= all.zoom - Self.smallest,
      tilesBox.contains(center.coordinate)
    else { return nil }
    return center
  }

  /// By how many zooms all tiles together may be smaller than the picture.
  private static let smallest = 1.0
}
