import Geography
import Testing

@testable import Cartography
@testable import Tiles
@testable import Veduta

@Suite("Tiles by other schemas") struct SchemaTests {
  /// What is meant in all schemas, with what they have no words for left out.
  @Sendable private static func plain(
    _ layer: String, _ kind: GeometryKind, _ said: RenamedTiles.Properties
  ) -> RenamedTiles.Properties? {
    var said = said
    let name = said["class"]?.text ?? ""
    switch layer {
    case "landuse": return ["stadium", "track", "military", "bus_station"].contains(name) ? nil : said
    case "landcover": if name != "grass" { said["subclass"] = nil }
    case "poi": if name == "entrance" || name == "information" { return nil }
    case "transportation": if kind == .polygon, name == "service" || name == "track" { return nil }
    default: break
    }
    return said
  }

  /// The kind of a road or rail in the words of OpenStreetMap.
  private static func road(_ said: RenamedTiles.Properties) -> String {
    switch said["class"]?.text {
    case "minor"?: "residential"
    case "path"?, "rail"?, "transit"?: said["subclass"]?.text ?? ""
    case let name: name ?? ""
    }
  }

  private static let ground = [
    "wood": "forest", "farmland": "allotments", "sand": "beach", "rock": "bare_rock",
    "wetland": "marsh",
  ]

  @Sendable private static func shortbread(
    _ layer: String, _ kind: GeometryKind, _ plain: RenamedTiles.Properties
  ) -> [(layer: String, said: RenamedTiles.Properties)] {
    guard var said = self.plain(layer, kind, plain) else { return [] }
    let name = said.removeValue(forKey: "class")?.text ?? ""
    let subclass = said.removeValue(forKey: "subclass")?.text
    let level = said.removeValue(forKey: "brunnel")?.text
    if let level { said[level] = .bool(true) }
    if said.removeValue(forKey: "ramp") != nil { said["link"] = .bool(true) }
    said["kind"] = .string(name)
    switch layer {
    case "transportation":
      switch (name, kind) {
      case ("ferry", _): return [("ferries", said)]
      case ("pier", .polygon): return [("pier_polygons", said)]
      case ("pier", _): return [("pier_lines", said)]
      default:
        said["kind"] = .string(road(plain))
        return [(kind == .polygon ? "street_polygons" : "streets", said)]
      }
    case "transportation_name":
      said["kind"] = .string(road(plain))
      said["ref_length"] = nil
      return [("street_labels", said)]
    case "water":
      if name == "lake" { said["kind"] = .string("water") }
      return [(name == "ocean" ? "ocean" : "water_polygons", said)]
    case "waterway": return [("water_lines", said)]
    case "landcover":
      said["kind"] = .string(name == "grass" ? subclass ?? "" : ground[name] ?? "")
      return [("land", said)]
    case "landuse":
      let sites = ["school", "university", "college", "kindergarten", "hospital", "library", "pitch"]
      if name == "pitch" { said["kind"] = .string("sports_center") }
      return [(sites.contains(name) ? "sites" : "land", said)]
    case "building": return [("buildings", said)]
    case "housenumber": return [("addresses", said)]
    case "water_name": return [("water_polygons_labels", said)]
    case "place":
      if said.removeValue(forKey: "rank") != nil { said["population"] = .number(600_000) }
      return [("place_labels", said)]
    case "poi":
      said["rank"] = nil
      said["kind"] = .string(subclass ?? "")
      if name == "railway" { return [("public_transport", said)] }
      said["amenity"] = said.removeValue(forKey: "kind")
      return [("pois", said)]
    default: return []
    }
  }

  @Sendable private static func protomaps(
    _ layer: String, _ kind: GeometryKind, _ plain: RenamedTiles.Properties
  ) -> [(layer: String, said: RenamedTiles.Properties)] {
    guard var said = self.plain(layer, kind, plain) else { return [] }
    let name = said.removeValue(forKey: "class")?.text ?? ""
    let subclass = said.removeValue(forKey: "subclass")?.text
    if let level = said.removeValue(forKey: "brunnel")?.text { said["is_\(level)"] = .bool(true) }
    if said.removeValue(forKey: "ramp") != nil { said["is_link"] = .bool(true) }
    said["kind"] = .string(name)
    switch layer {
    case "transportation":
      if kind == .polygon {
        said["kind"] = .string(name == "path" ? subclass ?? "" : name)
        return [("landuse", said)]
      }
      said["kind"] = .string("other")
      said["kind_detail"] = .string(road(plain))
      said["ref_length"] = nil
      return [("roads", said)]
    case "water", "water_name", "waterway":
      return [("water", said)]
    case "landcover":
      let kind = name == "grass" ? subclass ?? "" : ground[name] ?? ""
      said["kind"] = .string(kind == "marsh" ? "wetland" : kind)
      return [("landuse", said)]
    case "landuse": return [("landuse", said)]
    case "building":
      said["kind"] = .string("building")
      return [("buildings", said)]
    case "housenumber":
      return [("buildings", ["kind": .string("address"), "addr_housenumber": said["housenumber"] ?? .null])]
    case "place":
      said["kind"] = .string(name == "city" ? "locality" : name)
      said["kind_detail"] = .string(name)
      if said.removeValue(forKey: "rank") != nil { said["population_rank"] = .number(11) }
      return [("places", said)]
    case "poi":
      said["rank"] = nil
      said["kind"] = .string(subclass ?? "")
      return [("pois", said)]
    default: return []
    }
  }

  private func picture(_ source: RenamedTiles, _ look: MapLook, zoom: Double) throws -> Snapshot {
    let view = try Viewport(
      center: Coordinate(latitude: 60.1725, longitude: 24.9445), zoom: zoom,
      size: ViewSize(width: 500, height: 700))
    return try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: MapTiles(source, name: "renamed"), viewport: view, scale: 1, appearance: look, annotations: [],
        attribution: .automatic))
  }

  private let omt: [String] = ["transportation", "water", "poi"]

  /// The city by OpenMapTiles, without what the other schemas cannot say.
  private func city(namesOnRoads: Bool, order: @escaping RenamedTiles.Renaming) throws -> RenamedTiles {
    try RenamedTiles(layers: omt, namesOnRoads: namesOnRoads, order: order) { layer, kind, said in
      guard let said = Self.plain(layer, kind, said) else { return [] }
      guard namesOnRoads, layer == "transportation", said["name"] != nil else { return [(layer, said)] }
      let road = said.filter { !$0.key.hasPrefix("name") && !$0.key.hasPrefix("ref") }
      return [("transportation", road), ("transportation_name", said)]
    }
  }

  @Test(
    "the city is the same picture from Shortbread as from OpenMapTiles",
    arguments: MapLook.allCases, [15.0, 16.4])
  func shortbreadIsTheSame(look: MapLook, zoom: Double) throws {
    let tiles = try RenamedTiles(
      layers: ["streets", "street_labels", "land", "buildings", "ocean", "water_polygons", "place_labels"],
      Self.shortbread)
    let (one, other) = (
      try picture(city(namesOnRoads: false, order: Self.shortbread), look, zoom: zoom),
      try picture(tiles, look, zoom: zoom)
    )
    #expect(one.map.labels.count > 3 && one.map.labels == other.map.labels)
    #expect("\(one.map.scene)".diff("\(other.map.scene)") == nil)
    #expect(try one.pngData() == other.pngData())
    #expect(other.map.warnings.allSatisfy(Self.tellsOfEnds), "\(other.map.warnings)")
  }

  /// Whether a warning is that the city ends within the picture.
  private static func tellsOfEnds(_ warning: MapWarning) -> Bool {
    if case .tilesEnd = warning { true } else { false }
  }

  @Test(
    "the city is the same picture from Protomaps' basemap as from OpenMapTiles",
    arguments: MapLook.allCases, [15.0, 16.4])
  func protomapsIsTheSame(look: MapLook, zoom: Double) throws {
    let tiles = try RenamedTiles(
      layers: [
        "boundaries", "buildings", "earth", "landcover", "landuse", "places", "pois", "roads", "water",
      ],
      namesOnRoads: true, Self.protomaps)
    let (one, other) = (
      try picture(city(namesOnRoads: true, order: Self.protomaps), look, zoom: zoom),
      try picture(tiles, look, zoom: zoom)
    )
    #expect(one.map.labels.count > 3 && one.map.labels == other.map.labels)
    #expect("\(one.map.scene)".diff("\(other.map.scene)") == nil)
    #expect(try one.pngData() == other.pngData())
    #expect(other.map.warnings.allSatisfy(Self.tellsOfEnds), "\(other.map.warnings)")
  }

  @Test("schemas are told by their layers")
  func told() {
    #expect(TileSchema(layers: ["streets", "ocean", "land"]) == .shortbread)
    #expect(TileSchema(layers: ["ocean", "coast", "lake"]) == .world)
    #expect(TileSchema(layers: ["earth", "landuse", "roads"]) == .protomaps)
    #expect(TileSchema(layers: ["landuse", "transportation"]) == .openMapTiles)
    #expect(TileSchema(layers: ["roads"]) == nil)
  }
}

extension PropertyValue {
  fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }
}

extension String {
  /// The first line in which two texts differ, of both.
  fileprivate func diff(_ other: String) -> String? {
    let (one, other) = (split(separator: "\n"), other.split(separator: "\n"))
    for (line, (mine, its)) in zip(one, other).enumerated() where mine != its {
      return "line \(line): \(mine.prefix(300)) / \(its.prefix(300))"
    }
    return one.count == other.count ? nil : "\(one.count) and \(other.count) lines"
  }
}
