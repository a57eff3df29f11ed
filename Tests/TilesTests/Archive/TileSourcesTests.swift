import Foundation
import Geography
import Support
import Testing

@testable import Tiles

/// A folder of its own for each test, gone with it.
private final class Folder: Sendable {
  let path = NSTemporaryDirectory() + "veduta-sources-\(UUID().uuidString)"

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = "\(path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}

@Suite("Whatever holds tiles is opened by what is in it") struct TileSourcesTests {
  private let folder: Folder
  private let here = TileAddress(z: 3, x: 4, y: 2)

  init() throws { folder = try Folder() }

  private static let empty: [UInt8] = []

  @Test("a folder gives its tiles, inflated, and what its metadata say")
  func folderOfTiles() throws {
    _ = try folder.write("3/4/2.pbf", Gzip.deflate([1, 2, 3]))
    _ = try folder.write("5/16/8.pbf", [4, 5])
    _ = try folder.write(
      "metadata.json",
      Array(#"{"minzoom": "3", "maxzoom": 5, "bounds": "10,20,30,40", "attribution": "Us"}"#.utf8))
    let source = try TileSources.open(folder.path + "/")
    #expect(source.content == .vector && source.zooms == 3...5 && source.attribution == "Us")
    #expect(source.bounds == BoundingBox(west: 10, south: 20, east: 30, north: 40))
    #expect(try source.tile(at: here) == [1, 2, 3])
    #expect(try source.tile(at: TileAddress(z: 5, x: 16, y: 8)) == [4, 5])
    #expect(try source.tile(at: TileAddress(z: 3, x: 4, y: 3)) == nil)
    #expect(try source.tile(at: TileAddress(z: 3, x: 400, y: 3)) == nil)
  }

  @Test("a folder without metadata has the zooms of its folders")
  func bareFolder() throws {
    _ = try folder.write("7/1/1.png", [0x89, 0x50])
    _ = try folder.write("11/1/1.png", [0x89, 0x50])
    let source = try TileSources.open(folder.path)
    #expect(source.content == .png && source.zooms == 7...11 && source.attribution == nil)
  }

  @Test("what is no tile set is told by what it is")
  func refused() throws {
    #expect(throws: TileSourceError.cannotOpen(path: "\(folder.path)/none", code: ENOENT)) {
      try TileSources.open(folder.path + "/none")
    }
    #expect(throws: TileSourceError.folder(.noTiles(path: folder.path))) { try TileSources.open(folder.path) }
    let text = try folder.write("text.mbtiles", Array("hello".utf8))
    #expect(throws: TileSourceError.unknownKind(path: text)) { try TileSources.open(text) }
    let cut = try folder.write("cut.mbtiles", Array("SQLite format 3\0".utf8))
    #expect(throws: TileSourceError.self) { try TileSources.open(cut) }
    let archive = try folder.write("cut.pmtiles", Array("PMTiles\u{3}".utf8))
    #expect(throws: TileSourceError.self) { try TileSources.open(archive) }
    _ = try folder.write("1/0/0.pbf", [0x1F, 0x8B, 0])
    _ = try folder.write("tiles.json", Array("[1]".utf8))
    #expect(throws: TileSourceError.folder(.malformedMetadata(path: folder.path + "/tiles.json"))) {
      try TileSources.open(folder.path)
    }
  }

  @Test("a tile that begins as gzip and is none is an error, and so is a folder in its place")
  func brokenTile() throws {
    _ = try folder.write("1/0/0.pbf", [0x1F, 0x8B, 0])
    _ = try folder.write("1/1/0.pbf/x", [1])
    let source = try TileSources.open(folder.path)
    #expect(throws: TileFolder.Failure.malformedGzip(path: "\(folder.path)/1/0/0.pbf")) {
      try source.tile(at: TileAddress(z: 1, x: 0, y: 0))
    }
    #expect(throws: TileFolder.Failure.self) { try source.tile(at: TileAddress(z: 1, x: 1, y: 0)) }
  }

  @Test("an MBTiles file may have tables or views, rows count from the south, and little needs to be said")
  func mbtiles() throws {
    let path = folder.path + "/a.mbtiles"
    try SQLiteScript.run(
      """
      CREATE TABLE metadata (name TEXT, value TEXT);
      INSERT INTO metadata VALUES ('bounds', '-10,-5.5,10,5'), ('attribution', ''), ('name', 'n');
      CREATE TABLE images (id INTEGER, data BLOB); INSERT INTO images VALUES (1, x'0102');
      CREATE TABLE map (z INTEGER, x INTEGER, y INTEGER, id INTEGER); INSERT INTO map VALUES (3, 4, 5, 1);
      CREATE VIEW tiles AS SELECT z AS zoom_level, x AS tile_column, y AS tile_row, data AS tile_data
        FROM map JOIN images USING (id);
      """, path)
    let source = try TileSources.open(path)
    #expect(source.content == .vector && source.zooms == 3...3 && source.attribution == nil)
    #expect(source.bounds == BoundingBox(west: -10, south: -5.5, east: 10, north: 5))
    #expect(try source.tile(at: here) == [1, 2])
    #expect(try source.tile(at: TileAddress(z: 3, x: 4, y: 5)) == nil)
  }

  private static let tables = """
    CREATE TABLE metadata (name TEXT, value TEXT);
    CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);

    """

  @Test("an MBTiles file tells its centre and its box, which is none where it is all the world")
  func places() throws {
    let path = folder.path + "/a.mbtiles"
    try SQLiteScript.run(
      Self.tables + """
        INSERT INTO metadata VALUES ('bounds', '9,47,10,48'), ('center', '9.5, 47.5,7');
        INSERT INTO tiles VALUES (3, 4, 5, x'0102');
        """, path)
    let source = try TileSources.open(path)
    #expect(source.center == TileCenter(coordinate: Coordinate(latitude: 47.5, longitude: 9.5), zoom: 7))
    #expect(source.statedBounds == BoundingBox(west: 9, south: 47, east: 10, north: 48))
    #expect(source.reach() == source.statedBounds)
    try SQLiteScript.run("UPDATE metadata SET value = '-180,-60,180,85' WHERE name = 'bounds'", path)
    let world = try TileSources.open(path)
    #expect(world.statedBounds == nil && world.reach() == nil)
    #expect(world.bounds == BoundingBox(west: -180, south: -60, east: 180, north: 85))
  }

  @Test(
    "without a word of the file its tiles tell the box; impossible ones tell nothing, and trap nothing",
    arguments: [
      ("(3, 4, 5, x'0102'), (3, 5, 4, x'0102'), (2, 0, 0, x'01')", true), ("(3, 9, 5, x'0102')", false),
      ("(3, -9223372036854775808, -9223372036854775808, x'01')", false), ("(3, 'x', x'00', x'01')", true),
    ])
  func silentPlaces(_ rows: String, _ isKnown: Bool) throws {
    let path = folder.path + "/a.mbtiles"
    try SQLiteScript.run(
      Self.tables + "INSERT INTO metadata VALUES ('center', '200,1,1'); INSERT INTO tiles VALUES \(rows);",
      path)
    let source = try TileSources.open(path)
    #expect(source.center == nil && source.statedBounds == nil)
    #expect((source.reach() != nil) == isKnown)
    guard rows.hasPrefix("(3, 4") else { return }
    let box = try #require(source.reach())
    #expect(box.west == 0 && box.east == 90 && abs(box.south) < 1e-9 && abs(box.north - 66.513) < 1e-3)
  }

  @Test(
    "an SQLite file that is no MBTiles, or a wicked one, is refused",
    arguments: [
      "CREATE TABLE t (a);",
      "CREATE TABLE metadata (name, value); CREATE TABLE tiles (a);",
      """
      CREATE TABLE metadata (name, value);
      CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
      """,
      """
      CREATE TABLE metadata (name, value);
      CREATE VIEW tiles AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT i AS zoom_level, i AS tile_column, i AS tile_row, i AS tile_data FROM n;
      """,
    ])
  func wicked(script: String) throws {
    let path = folder.path + "/a.mbtiles"
    try SQLiteScript.run(script, path)
    #expect(throws: TileSourceError.self) { try TileSources.open(path) }
  }

  @Test("an answer without end is given up, and each question has as many steps as the others")
  func longQuestions() throws {
    let path = folder.path + "/a.db"
    try SQLiteScript.run("CREATE TABLE t (a);", path)
    let file = try SQLiteFile(path: path)
    let counting = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
    func last(_ count: Int) throws -> Int {
      var last = 0
      try file.query("\(counting) SELECT max(i) FROM (SELECT i FROM n LIMIT ?1)", [count]) {
        last = $0.number(0)
        return false
      }
      return last
    }
    // Some twenty steps a row, and forty million in all.
    for _ in 0..<4 { #expect(try last(1_000_000) == 1_000_000) }
    #expect(throws: SQLiteFile.Failure(code: 9)) { try last(1 << 40) }
    #expect(try last(1000) == 1000)
    #expect(throws: SQLiteFile.Failure(code: 9), "rows that come one by one count together") {
      try file.query("\(counting) SELECT i FROM n") { _ in true }
    }
  }

  @Test(
    "a tile of no bytes is empty, one that is null is missing, and neither tells of what kind the others are")
  func emptyTiles() throws {
    let path = folder.path + "/a.mbtiles"
    try SQLiteScript.run(
      """
      CREATE TABLE metadata (name TEXT, value TEXT);
      CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB);
      INSERT INTO tiles VALUES (1, 0, 0, NULL), (1, 0, 1, x''), (1, 1, 0, x'89504E47'), (NULL, 0, 0, x'00');
      """, path)
    let source = try TileSources.open(path)
    #expect(source.content == .png && source.zooms == 1...1)
    #expect(source.sample(at: 1) == TileAddress(z: 1, x: 1, y: 1))
    #expect(try source.tile(at: TileAddress(z: 1, x: 0, y: 1)) == nil)
    #expect(try source.tile(at: TileAddress(z: 1, x: 0, y: 0)) == [])
  }

  @Test("the same tiles come out of PMTiles and MBTiles, and are cut anywhere without a trap")
  func samples() throws {
    guard let maps = TestData.maps else { return }
    let one = try TileSources.open("\(maps)/tiles/helsinki.pmtiles")
    let other = try TileSources.open("\(maps)/tiles/helsinki.mbtiles")
    #expect(one.zooms == other.zooms && one.content == other.content)
    var count = 0
    for zoom in one.zooms {
      let center = Coordinate(latitude: 60.17, longitude: 24.945)
      let address = try #require(TileAddress(containing: center, zoom: zoom))
      let (left, right) = (try one.tile(at: address), try other.tile(at: address))
      #expect(left == right)
      count += left == nil ? 0 : 1
    }
    #expect(count > 10)
    for name in ["helsinki.pmtiles", "helsinki.mbtiles"] {
      let whole = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(maps)/tiles/\(name)")))
      for step in 0..<100 {
        let path = try folder.write("cut-\(name)", Array(whole[..<(whole.count * step / 100)]))
        guard let source = try? TileSources.open(path) else { continue }
        for zoom in source.zooms {
          _ = try? source.tile(
            at: TileAddress(containing: Coordinate(latitude: 60.17, longitude: 24.945), zoom: zoom) ?? here)
        }
      }
    }
  }
}
