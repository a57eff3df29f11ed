package import Geography
package import JSON

/// What TileJSON (3.0) says of tiles, as far as it is needed; MBTiles tools write the same with all values as texts.
package struct TileJSON: Hashable, Sendable {
  /// Where tiles are: addresses with `{z}`, `{x}` and `{y}` in them.
  package var tiles: [String]
  /// The zooms that have tiles, if both ends are said and make sense.
  package var zooms: ClosedRange<Int>?
  /// The part of the globe that has tiles.
  package var bounds: BoundingBox?
  /// Where to look at first.
  package var center: TileCenter?
  /// Whom to credit, perhaps with HTML tags in it.
  package var attribution: String?
  /// Whether rows count from the south (`tms`) rather than from the north (`xyz`).
  package var isTMS: Bool

  /// Takes what is known from JSON and passes over the rest.
  package init(_ json: JSON) {
    tiles = (json["tiles"]?.array ?? []).compactMap(\.string)
    attribution = json["attribution"]?.string.flatMap { $0.isEmpty ? nil : $0 }
    isTMS = json["scheme"]?.string == "tms"
    bounds = Self.bounds(json["bounds"])
    center =
      json["center"]?.string.map { TileCenter($0) }
      ?? TileCenter((json["center"]?.array ?? []).compactMap(\.number))
    if let lowest = Self.number(json["minzoom"]), let highest = Self.number(json["maxzoom"]),
      lowest <= highest, (0.0...30.0).contains(lowest), highest <= 30
    {
      zooms = Int(lowest)...Int(highest)
    }
  }

  private static func number(_ json: JSON?) -> Double? {
    json?.number ?? json?.string.flatMap(Double.init)
  }

  private static func bounds(_ json: JSON?) -> BoundingBox? {
    if let text = json?.string { return BoundingBox(tileBounds: text) }
    let numbers = (json?.array ?? []).compactMap(\.number)
    return BoundingBox(tileBounds: numbers)
  }
}

extension BoundingBox {
  /// Bounds as tile sets write them: west, south, east and north in degrees, with commas between them.
  package init?(tileBounds text: String) {
    self.init(tileBounds: text.split(separator: ",").compactMap { Double($0.filter { $0 != " " }) })
  }

  /// West, south, east and north in degrees, cut to the Web Mercator world; nothing for what is no box.
  init?(tileBounds numbers: [Double]) {
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    let (south, north) = (max(numbers[1], Self.world.south), min(numbers[3], Self.world.north))
    guard south <= north, numbers[0] >= -180, numbers[0] <= 180, numbers[2] >= -180, numbers[2] <= 180 else {
      return nil
    }
    self.init(west: numbers[0], south: south, east: numbers[2], north: north)
  }

  /// The box of tiles of a zoom, by their columns and their rows from the north; nothing where there are none such.
  init?(tilesOf zoom: Int, columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    let corners = [
      TileAddress(z: zoom, x: columns.lowerBound, y: rows.lowerBound),
      TileAddress(z: zoom, x: columns.upperBound, y: rows.upperBound),
    ]
    guard corners.allSatisfy(\.isValid) else { return nil }
    self.init(corners[0].bounds.union(corners[1].bounds))
  }
}
