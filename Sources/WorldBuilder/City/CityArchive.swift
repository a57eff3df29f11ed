import Geography
import Tiles

/// Packs the tiles of a city into the archive that is embedded; what is in the tiles stays as it is.
enum CityArchive {
  /// The box of the extract.
  static let bounds = BoundingBox(west: 24.9351762, south: 60.164155, east: 24.9534145, north: 60.179113)
  private static let center = Coordinate(latitude: 60.1705, longitude: 24.9445)

  /// The bytes of an archive of all tiles that a source has in the box.
  static func pack(_ source: MBTilesArchive) throws -> [UInt8] {
    var archive = TileArchiveWriter(
      metadata: ArchiveMetadata(
        name: "Helsinki", description: "The centre of Helsinki, by the OpenMapTiles schema",
        attribution: "© OpenStreetMap contributors", layers: source.metadata.layers),
      bounds: bounds, center: center, centerZoom: 14)
    let corners = [
      Coordinate(latitude: bounds.north, longitude: bounds.west),
      Coordinate(latitude: bounds.south, longitude: bounds.east),
    ]
    for zoom in source.zooms {
      let ends = corners.compactMap { TileAddress(containing: $0, zoom: zoom) }
      guard ends.count == 2 else { continue }
      for y in ends[0].y...ends[1].y {
        for x in ends[0].x...ends[1].x {
          let address = TileAddress(z: zoom, x: x, y: y)
          if let bytes = try source.tile(at: address) { archive.add(bytes, at: address) }
        }
      }
    }
    return archive.encode()
  }
}
