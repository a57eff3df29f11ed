import Geography
import Support
import Testing
import Tiles

@testable import Network

@Suite("Tiles of a server", .enabled(if: Server.shared != nil), .serialized)
struct NetworkTilesTests {
  private let server: Server

  init() throws {
    server = try #require(Server.shared)
  }

  private func describe(_ folder: String, _ json: String) throws -> String {
    try server.put(Array(json.utf8), "\(folder)/tiles.json")
    return "\(server.url)/\(folder)/tiles.json"
  }

  @Test("A TileJSON tells zooms, bounds, credit, layers and where the tiles are")
  func description() throws {
    let url = try describe(
      "described",
      """
      {"tiles": ["{z}/{x}/{y}.pbf"], "minzoom": 1, "maxzoom": 3, "bounds": [10, 40, 20, 50],
       "attribution": "© Somebody", "vector_layers": [{"id": "water"}, {"id": "roads"}]}
      """)
    try server.putTile("described/3/4/2.pbf", layer: "water")
    let tiles = try NetworkTiles(url: url, Server.settings)
    #expect(tiles.zooms == 1...3 && tiles.content == .vector && tiles.attribution == "© Somebody")
    #expect(tiles.layerNames == ["water", "roads"] && tiles.bounds.north == 50)
    let bytes = try #require(try tiles.tile(at: TileAddress(z: 3, x: 4, y: 2)))
    #expect(try VectorTile(bytes).layerNames == ["water"])
    // Outside the bounds nothing is asked for.
    #expect(try tiles.tile(at: TileAddress(z: 3, x: 0, y: 0)) == nil)
  }

  @Test("A tile that the server lacks fails with its place, unless that is allowed")
  func missing() throws {
    let template = server.url + "/lacking/{z}/{x}/{y}.pbf"
    let tile = TileAddress(z: 2, x: 1, y: 3)
    let url = server.url + "/lacking/2/1/3.pbf"
    #expect(throws: NetworkError.status(404, url: url)) {
      try NetworkTiles(url: template, Server.settings).tile(at: tile)
    }
    var lenient = Server.settings
    lenient.allowsMissingTiles = true
    #expect(try NetworkTiles(url: template, lenient).tile(at: tile) == nil)
  }

  @Test("Rows from the south are asked for by their numbers")
  func rows() throws {
    let url = try describe("south", #"{"tiles": ["/south/{z}/{x}/{y}.pbf"], "scheme": "tms"}"#)
    try server.putTile("south/2/1/3.pbf", layer: "water")
    #expect(try NetworkTiles(url: url, Server.settings).tile(at: TileAddress(z: 2, x: 1, y: 0)) != nil)
  }

  @Test("A page in place of a tile is refused, whatever the server calls it", arguments: ["page", "lie"])
  func pages(path: String) throws {
    let tile = TileAddress(z: 0, x: 0, y: 0)
    let url = server.url + "/\(path)/0/0/0.pbf"
    #expect(
      throws: NetworkError.unexpectedContent(url: url, found: path == "page" ? "text/html" : "text")
    ) {
      try NetworkTiles(url: server.url + "/\(path)/{z}/{x}/{y}.pbf", Server.settings).tile(at: tile)
    }
  }

  @Test("What describes no tiles is refused")
  func malformed() throws {
    for json in ["[]", "{}", #"{"tiles": []}"#, "{", "<html></html>"] {
      let url = try describe("malformed", json)
      #expect(throws: NetworkError.malformedDescription(url: url)) {
        try NetworkTiles(url: url, Server.settings)
      }
    }
    let url = try describe("malformed", #"{"tiles": ["{z}/{x}.pbf"]}"#)
    #expect(throws: NetworkError.template(text: "\(server.url)/malformed/{z}/{x}.pbf", .namesNoTile)) {
      try NetworkTiles(url: url, Server.settings)
    }
  }

  @Test("Many threads at once get the same tiles, over two connections")
  func threads() async throws {
    let url = try describe("threads", #"{"tiles": ["{z}/{x}/{y}.pbf"], "maxzoom": 3}"#)
    for x in 0..<8 { try server.putTile("threads/3/\(x)/0.pbf", layer: "layer \(x)") }
    let tiles = try NetworkTiles(url: url, Server.settings)
    let found = try await withThrowingTaskGroup(of: (Int, [String]).self) { group in
      for index in 0..<40 {
        group.addTask {
          let bytes = try tiles.tile(at: TileAddress(z: 3, x: index % 8, y: 0)) ?? []
          return (index % 8, try VectorTile(bytes).layerNames)
        }
      }
      return try await group.reduce(into: [(Int, [String])]()) { $0.append($1) }
    }
    #expect(found.count == 40 && found.allSatisfy { $0.1 == ["layer \($0.0)"] })
  }
}
