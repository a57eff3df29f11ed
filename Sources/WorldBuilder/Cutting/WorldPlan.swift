import Geography

/// What the tiles of each zoom hold: which scale of the data, and what of it.
struct WorldPlan {
  /// The lowest and the highest zoom.
  static let zooms = 0...6

  /// Everything that was read, in the plane of the world.
  let data: WorldData

  /// The tiles of a zoom.
  ///
  /// The last one is seen enlarged a hundred times, so its units are finer.
  static func grid(_ zoom: Int) -> TileGrid {
    TileGrid(zoom: zoom, extent: zoom == zooms.upperBound ? 16_384 : 4096)
  }

  /// The scale of the data that a zoom shows.
  static func scale(_ zoom: Int) -> NaturalEarth.Scale {
    zoom <= 1 ? .far : zoom <= 4 ? .middle : .near
  }

  /// The layers of a zoom, in the order in which they are drawn and written.
  func layers(_ zoom: Int) -> [WorldLayer] {
    let scale = WorldPlan.scale(zoom)
    // A pixel is 8 units at most zooms and 32 at the last.
    let isLast = zoom == WorldPlan.zooms.upperBound
    let fine = isLast ? 4.0 : 2.5
    return [
      WorldLayer(
        "ocean", [WorldFeature(shape: .area(data.oceans[scale] ?? []))], outline: "coast", tolerance: fine,
        smallestArea: isLast ? 60 : 40),
      WorldLayer(
        "lake", (data.lakes[scale] ?? []).map(lake), outline: "shore", tolerance: fine,
        smallestArea: isLast ? 400 : 160),
      WorldLayer("river", (data.rivers[scale] ?? []).compactMap { river($0, zoom) }, tolerance: fine * 2),
      WorldLayer("boundary", (data.borders[scale] ?? []).map(border), tolerance: fine * 1.5),
      WorldLayer("boundary1", stateBorders(zoom), tolerance: fine * 3),
      WorldLayer("sea", seas(zoom)),
      WorldLayer("lake_name", data.lakeNames.filter { $0.zoom <= zoom }.map(\.feature)),
      WorldLayer("country", data.countries.filter { $0.zoom <= zoom }.map(\.feature)),
      WorldLayer("state", data.states.filter { $0.zoom <= zoom }.map(\.feature)),
      WorldLayer("place", data.places.filter { isShown($0, zoom) }.map(place)),
      WorldLayer("town", isLast ? data.settlements.towns.map(settlement) : []),
      WorldLayer("neighbourhood", isLast ? data.settlements.neighbourhoods.map(settlement) : []),
    ]
  }

  private func lake(_ lake: NaturalEarth.Lake) -> WorldFeature {
    WorldFeature(shape: .area(lake.rings))
  }

  private func river(_ river: NaturalEarth.River, _ zoom: Int) -> WorldFeature? {
    let ranks = [-1, -1, 3, 4, 5, 6, 12]
    guard river.rank <= ranks[zoom] else { return nil }
    var properties: WorldFeature.Properties = [("scalerank", .number(Double(river.rank)))]
    if zoom >= 4, !river.name.isEmpty { properties.insert(("name", .string(river.name)), at: 0) }
    return WorldFeature(shape: .lines(river.lines), properties: properties)
  }

  private func border(_ border: NaturalEarth.Border) -> WorldFeature {
    WorldFeature(
      shape: .lines(border.lines), properties: [("disputed", .number(border.isDisputed ? 1 : 0))])
  }

  /// State borders from zoom 3 on.
  ///
  /// Natural Earth counts zooms of tiles half as wide.
  private func stateBorders(_ zoom: Int) -> [WorldFeature] {
    guard zoom >= 3 else { return [] }
    return data.stateBorders.filter { $0.zoom <= Double(zoom + 1) }
      .map { WorldFeature(shape: .lines($0.lines)) }
  }

  private func seas(_ zoom: Int) -> [WorldFeature] {
    Seas.all.filter { Seas.firstZoom(ofRank: $0.rank) <= zoom }.map { sea in
      WorldFeature(
        shape: .point(WorldPlane.project(SIMD2(sea.longitude, sea.latitude))),
        properties: [("name", .string(sea.name)), ("rank", .number(Double(sea.rank)))])
    }
  }

  /// A place shows by rank, or by how many people light up the night.
  private func isShown(_ place: NaturalEarth.Place, _ zoom: Int) -> Bool {
    let ranks = [-1, -1, 1, 2, 4, 6, 12]
    let people = [Int.max, .max, .max, 400_000, 400_000, 100_000, 0]
    return place.rank <= ranks[zoom] || place.population >= people[zoom]
  }

  private func place(_ place: NaturalEarth.Place) -> WorldFeature {
    WorldFeature(
      shape: .point(WorldPlane.project(place.position)),
      properties: [
        ("name", .string(place.name)), ("rank", .number(Double(place.rank))),
        ("capital", .number(place.isCapital ? 1 : 0)), ("pop", .number(Double(place.population))),
      ])
  }

  private func settlement(_ place: GeoName) -> WorldFeature {
    WorldFeature(
      shape: .point(WorldPlane.project(place.position)),
      properties: [("name", .string(place.name)), ("pop", .number(Double(place.population)))])
  }
}
