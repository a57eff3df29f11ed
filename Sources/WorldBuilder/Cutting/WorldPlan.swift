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
    let tolerances = isLast ? Tolerances.last : .others
    let smallestLake = isLast ? 400.0 : 160
    let unit = WorldPlan.grid(zoom).unit
    let lakes = (data.lakes[scale] ?? []).filter { lake in
      Ring.area(lake.rings.first ?? []) >= smallestLake * unit * unit
    }
    let layers = [
      WorldLayer(
        "ocean", [WorldFeature(shape: .area(data.oceans[scale] ?? []))], outline: "coast",
        tolerance: tolerances.coast,
        smallestArea: isLast ? 60 : 40),
      WorldLayer(
        "lake", lakes.map(lake), outline: "shore", tolerance: tolerances.coast, smallestArea: smallestLake / 2
      ),
      WorldLayer("river", rivers(scale, lakes, zoom), tolerance: tolerances.river),
      WorldLayer("boundary", (data.borders[scale] ?? []).map(border), tolerance: tolerances.border),
      WorldLayer("boundary1", stateBorders(zoom), tolerance: tolerances.stateBorder),
      WorldLayer("sea", seas(zoom)),
      WorldLayer("lake_name", data.lakeNames.filter { $0.zoom <= zoom }.map(\.feature)),
      WorldLayer("country", data.countries.filter { $0.zoom <= zoom }.map(\.feature)),
      WorldLayer("state", data.states.filter { $0.zoom <= zoom }.map(\.feature)),
      WorldLayer("place", data.places.filter { isShown($0, zoom) }.map(place)),
      WorldLayer("town", isLast ? data.settlements.towns.map(settlement) : []),
      WorldLayer("neighbourhood", isLast ? data.settlements.neighbourhoods.map(settlement) : []),
    ]
    return layers.map { layer in
      var layer = layer
      layer.isOnGround = isLast
      return layer
    }
  }

  /// How far lines may be off, in tile units.
  private struct Tolerances {
    var coast, river, border, stateBorder: Double

    /// A third of a pixel for coasts, and more for what is drawn faintly.
    static let others = Tolerances(coast: 2.5, river: 5, border: 4, stateBorder: 8)
    /// On the ground: 190 metres for coasts, well within what the data knows.
    static let last = Tolerances(coast: 5, river: 10, border: 7, stateBorder: 16)
  }

  private func lake(_ lake: NaturalEarth.Lake) -> WorldFeature {
    WorldFeature(shape: .area(lake.rings))
  }

  private func rivers(
    _ scale: NaturalEarth.Scale, _ lakes: [NaturalEarth.Lake], _ zoom: Int
  ) -> [WorldFeature] {
    let ranks = [-1, -1, 3, 4, 5, 5, 12]
    let courses = LakeCourses(lakes)
    return (data.rivers[scale] ?? []).filter { $0.rank <= ranks[zoom] }.compactMap { river in
      let lines = courses.lines(of: river)
      guard !lines.isEmpty else { return nil }
      var properties: WorldFeature.Properties = [("scalerank", .number(Double(river.rank)))]
      if zoom >= 4, let name = WaterNames.river(river.name) {
        properties.insert(("name", .string(name)), at: 0)
      }
      return WorldFeature(shape: .lines(lines), properties: properties)
    }
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
        ("capital", .number(place.isCapital ? 1 : 0)), ("pop", people(place.population)),
      ])
  }

  private func settlement(_ place: GeoName) -> WorldFeature {
    WorldFeature(
      shape: .point(WorldPlane.project(place.position)),
      properties: [("name", .string(place.name)), ("pop", people(place.population))])
  }

  /// A population with two digits that count: more is not known, and tiles share equal numbers.
  private func people(_ population: Int) -> PropertyValue {
    var (digits, scale) = (population, 1)
    while digits >= 1000 { (digits, scale) = (digits / 10, scale * 10) }
    if digits >= 100 { (digits, scale) = ((digits + 5) / 10, scale * 10) }
    return .number(Double(digits * scale))
  }
}
