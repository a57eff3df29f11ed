import Geography
import Support
import Testing

@Suite("Tile addresses")
struct TileAddressTests {
  let tile = TileAddress(z: 10, x: 486, y: 332)

  @Test("A tile has the edges that mercantile documents")
  func edges() {
    let box = tile.boundingBox
    #expect(box.west == -9.140625 && box.east == -8.7890625)
    #expect(near(box.south, 53.12040528310657, 2e-14) && near(box.north, 53.33087298301705, 2e-14))
    let metres = tile.mercatorBounds
    #expect(near(metres.left, -1017529.7205322663, 1e-8) && near(metres.right, -978393.962050256, 1e-8))
    #expect(near(metres.bottom, 7005300.768279833, 1e-8) && near(metres.top, 7044436.526761846, 1e-8))
  }

  @Test("Quadkeys are those of the references, and read back")
  func quadkeys() {
    #expect(tile.quadkey == "0313102310")
    #expect(TileAddress(z: 3, x: 3, y: 5).quadkey == "213")
    #expect(TileAddress(z: 0, x: 0, y: 0).quadkey == "")
    for tile in [tile, TileAddress(z: 0, x: 0, y: 0), TileAddress(z: 30, x: (1 << 30) - 1, y: 5)] {
      #expect(TileAddress(quadkey: tile.quadkey) == tile)
    }
  }

  @Test(
    "What is no quadkey gives no tile", arguments: ["4", "01a", "-1", "é", String(repeating: "0", count: 31)])
  func badQuadkeys(quadkey: String) {
    #expect(TileAddress(quadkey: quadkey) == nil)
  }

  @Test(
    "Places lie in the tiles of the references",
    arguments: [
      (Coordinate(latitude: 41.85, longitude: -87.65), TileAddress(z: 3, x: 2, y: 2)),
      (Coordinate(latitude: 41.85, longitude: -87.65), TileAddress(z: 19, x: 134494, y: 194918)),
      (Coordinate(latitude: 40.1222, longitude: 20.6852), TileAddress(z: 9, x: 285, y: 193)),
      (Sample.colosseum, TileAddress(z: 14, x: 8760, y: 6088)),
      (Sample.pantheon, TileAddress(z: 14, x: 8759, y: 6088)),
      (Sample.eiffel, TileAddress(z: 14, x: 8296, y: 5636)),
      (Sample.louvre, TileAddress(z: 14, x: 8298, y: 5636)),
      (Sample.tokyo, TileAddress(z: 14, x: 14552, y: 6451)),
      (Coordinate(latitude: 90, longitude: 180), TileAddress(z: 5, x: 0, y: 0)),
      (Coordinate(latitude: -90, longitude: -180), TileAddress(z: 5, x: 0, y: 31)),
    ])
  func containing(coordinate: Coordinate, tile: TileAddress) {
    #expect(TileAddress(containing: coordinate, zoom: tile.z) == tile)
  }

  @Test("There is no tile of no zoom or no place")
  func nothing() {
    #expect(TileAddress(containing: Sample.trevi, zoom: 31) == nil)
    #expect(TileAddress(containing: Sample.trevi, zoom: -1) == nil)
    #expect(TileAddress(containing: Coordinate(latitude: .nan, longitude: 0), zoom: 3) == nil)
    #expect(TileAddress(containing: WorldPoint(x: 0, y: .infinity), zoom: 3) == nil)
    #expect(TileAddress(containing: WorldPoint(x: 1e300, y: -1e300), zoom: 30)?.isValid == true)
  }

  @Test("Parents and children are those of the reference, and one another's")
  func family() {
    #expect(tile.parent == TileAddress(z: 9, x: 243, y: 166))
    #expect(TileAddress(z: 0, x: 0, y: 0).parent == nil)
    #expect(tile.children.allSatisfy { $0.parent == tile } && Set(tile.children).count == 4)
    #expect(tile.children.first == TileAddress(z: 11, x: 972, y: 664))
    #expect(TileAddress(z: 30, x: 0, y: 0).children.isEmpty)
    #expect(tile.ancestor(zoom: 10) == tile && tile.ancestor(zoom: 9) == tile.parent)
    #expect(tile.ancestor(zoom: 0) == TileAddress(z: 0, x: 0, y: 0) && tile.ancestor(zoom: 11) == nil)
  }

  @Test("Rows counted from the south come back")
  func flipped() {
    #expect(tile.flipped == TileAddress(z: 10, x: 486, y: 691) && tile.flipped.flipped == tile)
  }

  @Test("The children fill their parent, and a tile holds its middle", arguments: 0..<20 as Range<UInt64>)
  func bounds(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let zoom = Int.random(in: 0...29, using: &random)
    let tile = try #require(TileAddress(containing: random.coordinate(), zoom: zoom), "seed \(seed)")
    #expect(
      tile.isValid && tile.children.map(\.bounds).reduce(WorldRect.null) { $0.union($1) } == tile.bounds)
    #expect(TileAddress(containing: tile.bounds.center, zoom: zoom) == tile, "seed \(seed)")
    let corner = WorldPoint(x: tile.bounds.minX, y: tile.bounds.minY)
    #expect(TileAddress(containing: corner, zoom: zoom) == tile, "seed \(seed)")
  }

  @Test("Addresses that do not exist do no harm", arguments: [Int.min, -1, 31, 64, Int.max])
  func absurd(value: Int) {
    let tile = TileAddress(z: value, x: value, y: value)
    #expect(!tile.isValid && tile.children.isEmpty && tile.ancestor(zoom: 0) == nil)
    #expect(tile.bounds.width > 0 || value > 1_000)
    _ = (tile.flipped, tile.parent, tile.boundingBox, tile.mercatorBounds)
  }
}
