import Foundation
import Geography
import Support
import Testing

@testable import Cartography
@testable import Tiles
@testable import Veduta

@Suite("Maps from tiles of one's own") struct MapTilesTests {
  private let helsinki = Coordinate(latitude: 60.17, longitude: 24.945)

  private func picture(_ tiles: MapTiles, _ look: MapLook = .light, zoom: Double = 15.3, side: Double = 200)
    throws -> Snapshot
  {
    let view = try Viewport(center: helsinki, zoom: zoom, size: ViewSize(width: side, height: side))
    return try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: tiles, viewport: view, scale: 1, appearance: look, annotations: [], attribution: .automatic))
  }

  /// The tiles of an archive as files.
  private func unpack(_ source: any TileSource, to folder: String) throws {
    for zoom in source.zooms {
      let cover = try TileCover(
        Viewport(center: helsinki, zoom: Double(zoom) + 1, size: ViewSize(width: 1200, height: 1200)),
        zoom: zoom)
      for tile in cover.tiles {
        guard let bytes = try source.tile(at: tile.address) else { continue }
        let (z, x, y) = (tile.address.z, tile.address.x, tile.address.y)
        try FileManager.default.createDirectory(
          atPath: "\(folder)/\(z)/\(x)", withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(z)/\(x)/\(y).pbf"))
      }
    }
  }

  @Test(
    "a picture is the same from PMTiles, MBTiles and a folder, light and dark are not", arguments: [15.3, 12])
  func same(zoom: Double) throws {
    guard let maps = TestData.maps else { return }
    let archive = try MapTiles(contentsOf: "\(maps)/tiles/helsinki.pmtiles")
    let folder = NSTemporaryDirectory() + "veduta-tiles-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try unpack(archive.source, to: folder)
    let others = [
      try MapTiles(contentsOf: "\(maps)/tiles/helsinki.mbtiles"), try MapTiles(contentsOf: folder),
    ]
    let one = try picture(archive, zoom: zoom).pngData()
    for other in others { #expect(try picture(other, zoom: zoom).pngData() == one) }
    #expect(try picture(archive, .dark, zoom: zoom).pngData() != one)
    #expect(try picture(.world, zoom: zoom).pngData() != one)
  }

  @Test(
    "a picture from a server is the one from the archive, and comes again from the cache without the server")
  func server() throws {
    guard let maps = TestData.maps, let url = ProcessInfo.processInfo.environment["VEDUTA_TEST_SERVER"],
      let root = ProcessInfo.processInfo.environment["VEDUTA_TEST_SERVER_ROOT"]
    else { return }
    let archive = try MapTiles(contentsOf: "\(maps)/tiles/helsinki.pmtiles")
    try unpack(archive.source, to: root + "/fresh-helsinki")
    let cache = NSTemporaryDirectory() + "veduta-cache-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: cache) }
    var options = NetworkOptions(userAgent: "VedutaTests/1 (the tests of Veduta)")
    options.cache = cache
    options.allowsMissingTiles = true
    let template = url + "/fresh/fresh-helsinki/{z}/{x}/{y}.pbf"
    let one = try picture(archive).pngData()
    #expect(try picture(MapTiles(url: template, options)).pngData() == one)
    options.isOffline = true
    #expect(try picture(MapTiles(url: template, options)).pngData() == one)
    options.allowsMissingTiles = false
    options.cache = nil
    #expect(throws: SnapshotError.self) { try picture(MapTiles(url: template, options)) }
  }

  @Test("streets are named along their lines, and whoever made the data is credited")
  func names() throws {
    guard let maps = TestData.maps else { return }
    let map = try picture(MapTiles(contentsOf: "\(maps)/tiles/helsinki.pmtiles"), zoom: 16, side: 480).map
    #expect(map.credits == ["© OpenMapTiles © OpenStreetMap contributors"])
    #expect(map.labels.contains { $0.layer.hasSuffix("-name") && $0.angle != 0 })
    #expect(map.warnings.isEmpty, "\(map.warnings)")
  }

  @Test("a view beyond what the tiles cover is refused, or drawn with a warning where that is allowed")
  func missing() throws {
    guard let maps = TestData.maps else { return }
    let path = "\(maps)/tiles/helsinki.pmtiles"
    let tiles = try MapTiles(contentsOf: path)
    let view = try Viewport(
      center: Coordinate(latitude: 61, longitude: 24), zoom: 15, size: ViewSize(width: 100, height: 100))
    let bounds = BoundingBox(west: 24.93, south: 60.16, east: 24.96, north: 60.18)
    #expect(throws: SnapshotError.map(.noTiles(source: path, reach: bounds))) { try compose(tiles, view) }
    let map = try compose(tiles.allowingMissing(), view)
    #expect(map.warnings == [.missingTiles(source: path, isAll: true)])
    let edge = try Viewport(center: helsinki, zoom: 12, size: ViewSize(width: 4000, height: 300))
    #expect(try compose(tiles, edge).warnings == [.tilesEnd(source: path, bounds: bounds)])
    let inside = try Viewport(center: helsinki, zoom: 16, size: ViewSize(width: 100, height: 100))
    #expect(try compose(tiles, inside).warnings.isEmpty)
  }

  private func compose(_ tiles: MapTiles, _ view: Viewport) throws -> ComposedMap {
    try MapRenderer.shared.compose(
      MapPicture(
        tiles: tiles, viewport: view, scale: 1, appearance: .light, annotations: [], attribution: .automatic))
  }

  /// A tile with a layer of streets, version 2, in which there are none.
  private static let streets: [UInt8] = [0x1A, 18, 0x0A, 14] + Array("transportation".utf8) + [0x78, 2]

  /// What is warned of in a view of the two northern tiles of zoom 1, each of these bytes or not there.
  private func warnings(_ tiles: [[UInt8]?]) throws -> [MapWarning] {
    let folder = NSTemporaryDirectory() + "veduta-tiles-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (x, bytes) in tiles.enumerated() {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/1/\(x)", withIntermediateDirectories: true)
      if let bytes { try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/1/\(x)/0.pbf")) }
    }
    try FileManager.default.createDirectory(atPath: folder + "/0/0", withIntermediateDirectories: true)
    try Data(Self.streets).write(to: URL(fileURLWithPath: folder + "/0/0/0.pbf"))
    try Data(#"{"minzoom": 0, "maxzoom": 1, "vector_layers": []}"#.utf8)
      .write(to: URL(fileURLWithPath: folder + "/metadata.json"))
    let view = try Viewport(
      center: Coordinate(latitude: 50, longitude: 0), zoom: 2.1, size: ViewSize(width: 300, height: 100))
    return try compose(MapTiles(contentsOf: folder), view).warnings
  }

  @Test(
    "a view that needs far too many tiles is refused before any name is looked for", .timeLimit(.minutes(1)))
  func tooMany() throws {
    let folder = NSTemporaryDirectory() + "veduta-tiles-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/14/0", withIntermediateDirectories: true)
    try Data(Self.streets).write(to: URL(fileURLWithPath: folder + "/14/0/0.pbf"))
    let view = try Viewport(center: helsinki, zoom: 5, size: ViewSize(width: 400, height: 300))
    #expect(throws: SnapshotError.map(.tooManyTiles(zoom: 14))) {
      try compose(MapTiles(contentsOf: folder), view)
    }
  }

  /// Whether all tiles are said to be missing, or some; nothing where there is no such warning.
  private func saysAll(_ tiles: [[UInt8]?]) throws -> Bool? {
    for case .missingTiles(_, let isAll) in try warnings(tiles) { return isAll }
    return nil
  }

  @Test("where all tiles of a view are empty or missing the map is said to be none")
  func blank() throws {
    #expect(try saysAll([[], []]) == true)
    #expect(try saysAll([[], nil]) == true)
    #expect(try saysAll([nil, Gzip.deflate([])]) == true)
    #expect(try saysAll([[], Self.streets]) == nil)
    #expect(try saysAll([nil, Self.streets]) == false)
  }

  @Test("a broken part is warned of, and a broken tile refused, with the layer and the place")
  func broken() throws {
    let twice = try warnings([Self.streets + Self.streets, Self.streets])
    guard case .skippedFeature(TileAddress(z: 1, x: 0, y: 0), nil, _, let reason)? = twice.first else {
      Issue.record("\(twice)")
      return
    }
    #expect(reason == "a second layer of the same name is left out, at byte 20 of the inflated tile")
    do throws(any Error) {
      let narrow = [0x1A, 20] + Self.streets[2...] + [0x28, 0]
      Issue.record("\(try warnings([narrow, nil]))")
    } catch SnapshotError.map(.tile(let address, _, let reason, _)) {
      #expect(address == TileAddress(z: 1, x: 0, y: 0))
      #expect(reason == "layer transportation: a layer is no units wide, at byte 20 of the inflated tile")
    }
  }

  @Test("what the tiles say of their makers is shown without its tags")
  func credit() {
    #expect(
      "<a href=\"https://x\">&copy; Us</a>  <b>&amp; them</b>".withoutTags == "© Us & them")
    #expect("plain © text".withoutTags == "plain © text")
    #expect("1 < 2".withoutTags == "1")
  }

  @Test("layers tell the schema")
  func schema() {
    #expect(TileSchema(layers: ["water", "transportation"]) == .openMapTiles)
    #expect(TileSchema(layers: ["ocean", "town"]) == .world)
    #expect(TileSchema(layers: ["roads", "ground"]) == nil)
  }

  @Test("tiles that no look draws are refused by the names of their layers")
  func unknown() throws {
    let folder = NSTemporaryDirectory() + "veduta-tiles-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder + "/0/0", withIntermediateDirectories: true)
    // A layer called "roads", version 2, with nothing in it.
    let bytes: [UInt8] = [0x1A, 9, 0x0A, 5] + Array("roads".utf8) + [0x78, 2]
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/0/0/0.pbf"))
    #expect(throws: MapTilesError.unknownSchema(path: folder, layers: ["roads"])) {
      try MapTiles(contentsOf: folder)
    }
  }
}
