import Foundation
import Geography
import Raster
import Scene
import Support
import Testing

@testable import Cartography
@testable import Veduta

@Suite("Maps from tiles that are pictures") struct PictureTilesTests {
  private let drawing = TileDrawing(tiles: .world, look: .light, side: 256, scale: 1, format: .png)

  /// A folder of the tiles of some zooms, in some columns.
  private func folder(_ zooms: ClosedRange<Int>, columns: (Int) -> Bool = { _ in true }) throws -> String {
    let folder = NSTemporaryDirectory() + "veduta-pictures-\(UUID().uuidString)"
    for zoom in zooms {
      let all = (0..<(1 << zoom)).flatMap { x in (0..<(1 << zoom)).map { TileAddress(z: zoom, x: x, y: $0) } }
      for block in drawing.blocks(of: all.filter { columns($0.x) }) {
        for (tile, bytes) in try drawing.draw(block).files {
          let path = "\(folder)/\(tile.z)/\(tile.x)"
          try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
          try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(tile.y).png"))
        }
      }
    }
    return folder
  }

  private func snapshot(_ tiles: MapTiles, zoom: Double, heading: Double = 0, scale: Double = 1) throws
    -> Snapshot
  {
    let view = try Viewport(
      center: Coordinate(latitude: 0, longitude: 0), zoom: zoom, size: ViewSize(width: 512, height: 512),
      heading: heading)
    return try MapRenderer.shared.snapshot(
      MapPicture(
        tiles: tiles, viewport: view, scale: scale, appearance: .light, annotations: [], attribution: .none))
  }

  @Test(
    "at a whole zoom the picture has the very pixels of the tiles, and two pixels a point take the zoom below"
  )
  func exact() throws {
    let path = try folder(2...3)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let tiles = try MapTiles(contentsOf: path)
    let four = [TileAddress(z: 2, x: 1, y: 1), TileAddress(z: 2, x: 2, y: 1)]
    let whole = try snapshot(tiles, zoom: 2)
    #expect(whole.map.tiles.map(\.address.z).max() == 2 && whole.map.warnings.isEmpty)
    for (index, tile) in four.enumerated() {
      let data = try #require(FileManager.default.contents(atPath: "\(path)/2/\(tile.x)/\(tile.y).png"))
      let part = try Picture(data: Array(data))
      let found = whole.bitmap.cropped(x: index * 256, y: 0, width: 256, height: 256)
      #expect(found.pixels == part.pixels, "\(tile)")
    }
    #expect(try snapshot(tiles, zoom: 2, scale: 2).map.tiles.map(\.address.z).max() == 3)
  }

  @Test("between zooms and turned no seam shows", arguments: [(2.3, 0.0), (2, 30), (3.7, 200)])
  func seams(zoom: Double, heading: Double) throws {
    let path = NSTemporaryDirectory() + "veduta-pictures-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let blue = try PNGEncoder().encode(Bitmap(width: 256, height: 256, filledWith: 0xFF33_6699))
    for x in 0..<4 {
      try FileManager.default.createDirectory(atPath: "\(path)/2/\(x)", withIntermediateDirectories: true)
      for y in 0..<4 { try Data(blue).write(to: URL(fileURLWithPath: "\(path)/2/\(x)/\(y).png")) }
    }
    let bitmap = try snapshot(MapTiles(contentsOf: path), zoom: zoom, heading: heading).bitmap
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF33_6699 })
  }

  @Test("what is missing is filled from the zoom above it, with a warning")
  func missing() throws {
    let path = try folder(1...2) { $0 == 0 || $0 == 1 }
    defer { try? FileManager.default.removeItem(atPath: path) }
    let map = try snapshot(MapTiles(contentsOf: path), zoom: 2).map
    #expect(map.tiles.contains { $0.address.z == 1 } && map.tiles.contains { $0.address.z == 2 })
    #expect(map.warnings == [.missingTiles(source: path, isAll: false)])
    let data = Data("no picture".utf8)
    try data.write(to: URL(fileURLWithPath: "\(path)/2/1/1.png"))
    #expect(throws: SnapshotError.self) { try snapshot(MapTiles(contentsOf: path), zoom: 2) }
  }

  @Test(
    "a tile that cannot be read is named, with what is wrong with it",
    arguments: [
      (1025, 1.0, "it has 1025 x 1025 pixels, and at most 1024 a side are read"),
      (256, 0.5, "it is cut short"),
    ])
  func unreadable(_ side: Int, _ part: Double, _ reason: String) throws {
    let path = NSTemporaryDirectory() + "veduta-pictures-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try FileManager.default.createDirectory(atPath: path + "/0/0", withIntermediateDirectories: true)
    let file = try WebPEncoder().encode(Bitmap(width: side, height: side, filledWith: 0xFF33_6699))
    try Data(file.prefix(Int(Double(file.count) * part))).write(
      to: URL(fileURLWithPath: path + "/0/0/0.webp"))
    let tile = TileAddress(z: 0, x: 0, y: 0)
    #expect(throws: SnapshotError.map(.tile(tile, source: path, reason: reason))) {
      try snapshot(MapTiles(contentsOf: path), zoom: 1)
    }
  }

  @Test("an archive of pictures is drawn, and credits whom it says")
  func archive() throws {
    guard let maps = TestData.maps else { return }
    let tiles = try MapTiles(contentsOf: "\(maps)/pmtiles-fixtures/stamen_toner_raster_z3.pmtiles")
    #expect(tiles.schema == .pictures)
    let view = try Viewport(
      center: Coordinate(latitude: 30, longitude: 10), zoom: 2.4, size: ViewSize(width: 400, height: 300))
    let picture = MapPicture(
      tiles: tiles, viewport: view, scale: 1, appearance: .light, annotations: [], attribution: .automatic)
    let map = try MapRenderer.shared.snapshot(picture).map
    #expect(map.tiles.count > 3 && map.warnings.isEmpty)
  }
}
