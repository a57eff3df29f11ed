import Geography

/// Where the names of countries and states stand, and how large those are.
enum RegionLabels {
  /// A name with its place in the world's plane.
  struct Label {
    var position: SIMD2<Double>
    var name: String
    /// Square kilometres.
    var area: Double
    /// The row that it was made from.
    var row: GeoPackage.Row
  }

  /// A label for every row whose first text is a name.
  static func labels(_ rows: [GeoPackage.Row]) -> [Label] {
    rows.compactMap { row in
      guard let name = row.texts.first ?? nil, !name.isEmpty else { return nil }
      let projected = row.polygons.map { rings in rings.map { $0.map(WorldPlane.project) } }
      guard let position = position(polygons: projected) else { return nil }
      let area = row.polygons.reduce(0) { $0 + AreaRank.squareKilometres($1) }
      return Label(position: position, name: name, area: area, row: row)
    }
  }

  /// The place in the largest polygon, as the map shows it, with the most room for a name: names are
  /// wide, so the room is measured with heights counted twice.
  static func position(polygons: [[[SIMD2<Double>]]]) -> SIMD2<Double>? {
    let flat = polygons.map { rings in
      rings.map { ring in ring.map { $0 * SIMD2(1, nameShape) } }
    }
    let largest = flat.max { abs(Ring.area($0.first ?? [])) < abs(Ring.area($1.first ?? [])) }
    guard let rings = largest, let outer = rings.first, let bounds = Bounds(outer) else { return nil }
    let size = bounds.maximum - bounds.minimum
    let precision = max(size.x, size.y) / 500
    let found = InnerPoint(of: rings, precision: max(precision, 1e-9))?.point
    let point = found ?? (bounds.minimum + bounds.maximum) / 2
    return SIMD2(point.x, point.y / nameShape)
  }

  private static let nameShape = 2.0
}

extension RegionLabels {
  /// The labels of countries: name, `iso3` and the rank of their area.
  static func countries(_ rows: [GeoPackage.Row]) -> [WorldData.Label] {
    labels(rows).map { label in
      let rank = AreaRank.rank(of: label.area, steps: AreaRank.countries)
      // Rank 0 from zoom 0 on; the smallest islands from zoom 5 on.
      let zoom = [0, 1, 2, 3, 4, 4, 5][rank]
      let properties: WorldFeature.Properties = [
        ("name", .string(RegionNames.country(label.name))), ("iso3", .string(label.iso3)),
        ("rank", .number(Double(rank))),
      ]
      return WorldData.Label(
        zoom: zoom, feature: WorldFeature(shape: .point(label.position), properties: properties))
    }
  }

  /// The labels of states: name, the country's `iso3` and the rank of their area.
  ///
  /// A state counts no more than the middle one of its country, so that a country's states come up together: those of
  /// a country cut small do not, one by one, before their neighbours.
  static func states(_ rows: [GeoPackage.Row]) -> [WorldData.Label] {
    let labels = labels(rows)
    let areas = Dictionary(grouping: labels, by: \.iso3).mapValues { $0.map(\.area).sorted() }
    return labels.compactMap { label in
      let all = areas[label.iso3] ?? []
      let middle = all[all.count / 2]
      let rank = AreaRank.rank(of: min(label.area, 2 * middle), steps: AreaRank.states)
      guard rank < AreaRank.states.count else { return nil }
      let properties: WorldFeature.Properties = [
        ("name", .string(Names.tidied(label.name))), ("iso3", .string(label.iso3)),
        ("rank", .number(Double(rank))),
      ]
      return WorldData.Label(
        zoom: [3, 4, 4, 5, 6][rank],
        feature: WorldFeature(shape: .point(label.position), properties: properties))
    }
  }
}

extension RegionLabels.Label {
  /// The country's three letters, as the row gives them after the name.
  var iso3: String {
    row.texts.count > 1 ? row.texts[1] ?? "" : ""
  }
}
