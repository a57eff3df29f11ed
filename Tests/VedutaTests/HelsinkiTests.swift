import Foundation
import Geography
import Support
import Testing

@testable import Cartography
@testable import Tiles
@testable import Veduta

@Suite("The city that is part of the program") struct HelsinkiTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../..").standardized.path
  private let view: Viewport

  init() throws {
    view = try Viewport(
      center: Coordinate(latitude: 60.175, longitude: 24.9445), zoom: 15.6,
      size: ViewSize(width: 400, height: 400))
  }

  private func picture(_ tiles: MapTiles) throws -> Snapshot {
    try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: tiles, viewport: view, scale: 1, appearance: .light, annotations: [], attribution: .automatic))
  }

  /// All tiles of the city.
  private func tiles() throws -> [(address: TileAddress, bytes: [UInt8])] {
    let archive = try TileArchive(.helsinki)
    return try archive.tileEntries().flatMap { entry in
      try (0..<UInt64(entry.runLength)).compactMap { step in
        let address = try #require(TileAddress(tileID: entry.id + step))
        return try archive.tile(at: address).map { (address, $0) }
      }
    }
  }

  /// The tiles as files, with what is said of them.
  private func unpack(to folder: String) throws {
    for (address, bytes) in try tiles() {
      let column = "\(folder)/\(address.z)/\(address.x)"
      try FileManager.default.createDirectory(atPath: column, withIntermediateDirectories: true)
      try Data(bytes).write(to: URL(fileURLWithPath: "\(column)/\(address.y).pbf"))
    }
    let words = #"""
      {"tilejson": "3.0.0", "attribution": "© OpenStreetMap contributors", "minzoom": 0, "maxzoom": 14,
       "tiles": ["{z}/{x}/{y}.pbf"], "vector_layers": [{"id": "transportation"}]}
      """#
    for name in ["metadata.json", "tiles.json"] {
      try Data(words.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
    }
  }

  private func database(at path: String) throws {
    var script = """
      CREATE TABLE metadata (name TEXT, value TEXT);
      CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
      INSERT INTO metadata VALUES ('format', 'pbf'), ('attribution', '© OpenStreetMap contributors');

      """
    for (tile, bytes) in try tiles() {
      let digits = bytes.map { String(Int($0) + 256, radix: 16).dropFirst() }.joined()
      let row = (1 << tile.z) - 1 - tile.y
      script += "INSERT INTO tiles VALUES (\(tile.z), \(tile.x), \(row), X'\(digits)');\n"
    }
    try SQLiteScript.run(script, path)
  }

  @Test("its picture is the same from the program, PMTiles, MBTiles, a folder of its tiles and a server")
  func same() throws {
    let folder = NSTemporaryDirectory() + "veduta-helsinki-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try unpack(to: folder + "/tiles")
    try database(at: folder + "/city.mbtiles")
    let one = try picture(.helsinki).pngData()
    for path in [root + "/Sources/CAssets/helsinki.pmtiles", folder + "/city.mbtiles", folder + "/tiles"] {
      #expect(try picture(MapTiles(contentsOf: path)).pngData() == one, "\(path)")
    }
    let environment = ProcessInfo.processInfo.environment
    guard let url = environment["VEDUTA_TEST_SERVER"], let root = environment["VEDUTA_TEST_SERVER_ROOT"]
    else {
      return
    }
    try unpack(to: root + "/city")
    var options = NetworkOptions(userAgent: "VedutaTests/1 (the tests of Veduta)")
    options.cache = nil
    options.allowsMissingTiles = true
    #expect(try picture(MapTiles(url: url + "/city/tiles.json", options)).pngData() == one)
  }

  @Test("it has streets with names, buildings, house numbers, the sea, green, rails and places to go")
  func contents() throws {
    var counts: [String: Int] = [:]
    var words: Set<String> = []
    for (address, bytes) in try tiles() where address.z == 14 {
      for layer in try VectorTile(bytes).layers() {
        counts[layer.name, default: 0] += layer.featureCount
        for feature in layer.features {
          for name in ["class", "subclass", "name", "name:sv", "housenumber"] {
            if case .string(let word)? = feature.value(named: name) { words.insert("\(layer.name) \(word)") }
          }
        }
      }
    }
    for (layer, least) in [
      "transportation": 1500, "transportation_name": 200, "building": 500, "housenumber": 300, "poi": 400,
      "landcover": 50, "water": 4, "place": 5,
    ] {
      #expect(counts[layer, default: 0] >= least, "\(layer): \(counts[layer, default: 0])")
    }
    for word in [
      "water ocean", "transportation_name Mannerheimintie", "transportation_name Mannerheimvägen",
      "transportation tram", "transportation rail", "place Kluuvi", "place Gloet", "poi railway",
      "water lake",
    ] {
      #expect(words.contains(word), "\(word)")
    }
  }

  @Test("OpenStreetMap's contributors are credited, and names have their places")
  func credit() throws {
    let map = try picture(.helsinki).map
    #expect(map.credits == ["© OpenStreetMap contributors"])
    #expect(map.labels.contains { $0.text == "Kaisaniemenlahti" })
    #expect(map.warnings.isEmpty, "\(map.warnings)")
  }
}
