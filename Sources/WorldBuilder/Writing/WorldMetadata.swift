import Geography
import Tiles

/// What the archive says of itself.
enum WorldMetadata {
  /// The metadata for tiles that hold these layers.
  static let metadata = ArchiveMetadata(
    name: "World",
    description: "Natural Earth's land, water, borders and cities, with towns and quarters from GeoNames",
    attribution: "Made with Natural Earth, © GeoNames",
    layers: layers)

  private static let layers: [ArchiveMetadata.Layer] = [
    layer("ocean", [:], 0), layer("coast", [:], 0),
    layer("lake", [:], 0), layer("shore", [:], 0),
    layer("river", ["name": "String", "scalerank": "Number"], 2),
    layer("boundary", ["disputed": "Number"], 0),
    layer("boundary1", [:], 3),
    layer("sea", ["name": "String", "rank": "Number"], 0),
    layer("lake_name", ["name": "String", "rank": "Number"], 4),
    layer("country", ["name": "String", "iso3": "String", "rank": "Number"], 0),
    layer("state", ["name": "String", "iso3": "String", "rank": "Number"], 3),
    layer("place", ["name": "String", "rank": "Number", "capital": "Number", "pop": "Number"], 2),
    layer("town", ["name": "String", "pop": "Number"], 6),
    layer("neighbourhood", ["name": "String", "pop": "Number"], 6),
  ]
}

extension WorldMetadata {
  private static func layer(
    _ id: String, _ fields: [String: String], _ lowest: Int
  ) -> ArchiveMetadata.Layer {
    ArchiveMetadata.Layer(id: id, fields: fields, zooms: lowest...WorldPlan.zooms.upperBound)
  }
}
