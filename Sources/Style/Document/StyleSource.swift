package import JSON

/// Where a style says that features or pictures come from.
package struct StyleSource: Sendable {
  /// The kinds of sources.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Vector tiles.
    case vector
    /// Pictures in tiles.
    case raster
    /// Heights in tiles.
    case rasterDEM = "raster-dem"
    /// Features in one file.
    case geojson
    /// One picture in the frame of four corners.
    case image
    /// A film in the frame of four corners.
    case video
  }

  /// Which way rows of tiles are counted.
  package enum Scheme: String, Hashable, Sendable {
    /// From the north.
    case xyz
    /// From the south.
    case tms
  }

  /// The name by which layers refer to it.
  package let id: String
  /// What kind it is.
  package let kind: Kind
  /// The address of a description or of the data.
  package let url: String?
  /// Addresses of tiles with `{z}`, `{x}` and `{y}`; nothing where the style names none.
  package let tiles: [String]?
  /// The least zoom that has tiles; 0 unless told.
  package let minZoom: Double
  /// The greatest zoom that has tiles; 22 unless told, 18 for GeoJSON.
  package let maxZoom: Double
  /// The width of a tile in points; 512 unless told.
  package let tileSize: Double
  /// Which way rows are counted; from the north unless told.
  package let scheme: Scheme
  /// West, south, east and north in degrees; the whole world unless told.
  package let bounds: [Double]
  /// Whom to name.
  package let attribution: String?
  /// The source as it is written, for what only some kinds have (`data`, `cluster`, `coordinates`, ...).
  package let json: JSON

  init?(id: String, _ json: JSON, _ reader: inout StyleReader) {
    guard json.kind == .object else {
      reader.report(.wrongKind(expected: "object"), at: json)
      return nil
    }
    guard let name = reader.string("type", of: json) else {
      if json["type"] == nil { reader.report(.missing("type"), at: json) }
      return nil
    }
    guard let kind = Kind(rawValue: name) else {
      reader.report(.unknownSourceKind(name), at: json, [.key("type")])
      return nil
    }
    self.id = id
    self.kind = kind
    self.json = json
    url = kind == .video ? nil : reader.string("url", of: json)
    tiles = reader.value("tiles", of: json, "array of strings") { member in
      guard let items = member.array else { return nil }
      let strings = items.compactMap(\.string)
      return strings.count == items.count ? strings : nil
    }
    minZoom = reader.number("minzoom", of: json) ?? 0
    maxZoom = reader.number("maxzoom", of: json) ?? (kind == .geojson ? 18 : 22)
    tileSize = reader.number("tileSize", of: json) ?? 512
    scheme = reader.value("scheme", of: json, "xyz or tms") { $0.string.flatMap(Scheme.init) } ?? .xyz
    bounds = reader.numbers("bounds", count: 4, of: json) ?? [-180, -85.051129, 180, 85.051129]
    attribution = reader.string("attribution", of: json)
    if kind == .geojson, json["data"] == nil { reader.report(.missing("data"), at: json) }
    if kind == .image, url == nil, json["url"] == nil { reader.report(.missing("url"), at: json) }
  }
}
