import Geography

/// The layers of Natural Earth that the Debian package libmagics++-data carries, at three scales.
struct NaturalEarth {
  /// The scales, named as the folders are.
  enum Scale: String, CaseIterable {
    /// 1 to 110 million.
    case far = "110m"
    /// 1 to 50 million.
    case middle = "50m"
    /// 1 to 10 million.
    case near = "10m"
  }

  /// A river's course or the line of it through a lake.
  struct River {
    var lines: [[SIMD2<Double>]]
    var name: String
    /// 0 for the greatest up to 10.
    var rank: Int
    /// Whether it runs through a lake.
    var isInLake: Bool
  }

  /// A lake or reservoir.
  struct Lake {
    var rings: [[SIMD2<Double>]]
    var name: String
    /// Square kilometres.
    var area: Double
  }

  /// A border of a country or of a state.
  struct Border {
    var lines: [[SIMD2<Double>]]
    /// Whether it is claimed otherwise, or a line of control.
    var isDisputed = false
    /// From what zoom it should be seen, in zooms of 256-pixel tiles.
    var zoom = 0.0
  }

  /// A city or town.
  struct Place {
    var position: SIMD2<Double>
    var name: String
    var ascii: String
    /// 0 for the greatest up to 10.
    var rank: Int
    var isCapital: Bool
    var population: Int
    /// Its number in GeoNames, or nothing.
    var id: Int?
  }

  /// The folder that holds the folders of the scales.
  let folder: String

  private func path(_ scale: Scale, _ layer: String) -> String {
    "\(folder)/\(scale.rawValue)/ne_\(scale.rawValue)_\(layer)"
  }

  private func open(_ scale: Scale, _ layer: String) throws(BuildError) -> (Shapefile, Table) {
    let path = path(scale, layer)
    let shapes = try Shapefile(path: path + ".shp")
    let table = try Table(path: path + ".dbf")
    guard shapes.shapes.count == table.count else {
      throw .unequalCounts(path: path, shapes: shapes.shapes.count, records: table.count)
    }
    return (shapes, table)
  }

  /// The ocean's rings in the plane of the world; the lakes in the same file are left out.
  func ocean(_ scale: Scale) throws -> [[SIMD2<Double>]] {
    let (shapes, table) = try open(scale, "ocean")
    let classes = try table.texts("featurecla")
    return zip(shapes.shapes, classes).filter { $0.1 == "Ocean" }.flatMap { projected($0.0) }
  }

  /// The lakes, which the package joined with the ocean in one file.
  func lakes(_ scale: Scale) throws -> [Lake] {
    let (shapes, table) = try open(scale, "ocean")
    let (classes, names) = (try table.texts("featurecla"), try table.texts("name"))
    return shapes.shapes.indices.filter { classes[$0] != "Ocean" && !shapes.shapes[$0].isEmpty }
      .map {
        let area = AreaRank.squareKilometres(shapes.shapes[$0])
        return Lake(rings: projected(shapes.shapes[$0]), name: names[$0], area: area)
      }
  }

  /// The rivers.
  func rivers(_ scale: Scale) throws -> [River] {
    let (shapes, table) = try open(scale, "rivers_lake_centerlines")
    let (names, classes) = (try table.texts("name"), try table.texts("featurecla"))
    let ranks = try table.numbers("scalerank")
    return shapes.shapes.indices.map {
      River(
        lines: projected(shapes.shapes[$0]), name: names[$0], rank: Int(ranks[$0] ?? 10),
        isInLake: classes[$0] == "Lake Centerline")
    }
  }

  /// The borders of countries on land.
  ///
  /// Limits of leases and overlays are left out, as is what the package itself marks to be forgotten.
  func borders(_ scale: Scale) throws -> [Border] {
    let (shapes, table) = try open(scale, "admin_0_boundary_lines_land")
    let classes = try table.texts("featurecla")
    let ignored = ["Overlay limit", "Lease limit", "ForgetMagics"]
    let disputed = ["Disputed", "Indefinite", "Line of control", "Indeterminant"]
    return shapes.shapes.indices.filter { !ignored.contains(classes[$0]) }.map { index in
      Border(
        lines: projected(shapes.shapes[index]),
        isDisputed: disputed.contains { classes[index].hasPrefix($0) })
    }
  }

  /// The borders of states and provinces, at the nearest scale alone.
  func stateBorders() throws -> [Border] {
    let (shapes, table) = try open(.near, "admin_1_states_provinces_lines")
    let zooms = try table.numbers("min_zoom")
    return shapes.shapes.indices.map {
      Border(lines: projected(shapes.shapes[$0]), zoom: zooms[$0] ?? 20)
    }
  }

  /// The cities and towns, at the nearest scale alone.
  func places() throws -> [Place] {
    let (shapes, table) = try open(.near, "populated_places_simple")
    let (names, ascii) = (try table.texts("name"), try table.texts("nameascii"))
    let (ranks, capitals) = (try table.numbers("scalerank"), try table.numbers("adm0cap"))
    let (populations, ids) = (try table.numbers("pop_max"), try table.numbers("geonameid"))
    return shapes.shapes.indices.compactMap { index in
      guard let position = shapes.shapes[index].first?.first else { return nil }
      return Place(
        position: position, name: names[index], ascii: ascii[index], rank: Int(ranks[index] ?? 10),
        isCapital: capitals[index] == 1, population: Int(max(populations[index] ?? 0, 0)),
        id: ids[index].map { Int($0) })
    }
  }

  private func projected(_ parts: [[SIMD2<Double>]]) -> [[SIMD2<Double>]] {
    parts.map { $0.map(WorldPlane.project) }
  }
}
