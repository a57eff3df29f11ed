import Geography
import Support
import Testing
import Tiles

@Suite("The number of a tile in an archive")
struct TileAddressIDTests {
  @Test(
    "follows the Hilbert curve of its zoom",
    arguments: [
      (0, 0, 0, 0), (1, 0, 0, 1), (1, 0, 1, 2), (1, 1, 1, 3), (1, 1, 0, 4), (2, 0, 0, 5), (2, 1, 0, 6),
      (3, 7, 0, 84), (12, 3423, 1763, 19_078_479),
    ] as [(Int, Int, Int, UInt64)])
  func known(z: Int, x: Int, y: Int, id: UInt64) {
    #expect(TileAddress(z: z, x: x, y: y).tileID == id)
    #expect(TileAddress(tileID: id) == TileAddress(z: z, x: x, y: y))
  }

  @Test("leads back to the address")
  func inverse() {
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    for z in 0...30 {
      for _ in 0..<20 {
        let last = 1 << z - 1
        let address = TileAddress(
          z: z, x: Int.random(in: 0...last, using: &random), y: Int.random(in: 0...last, using: &random))
        #expect(TileAddress(tileID: address.tileID) == address, "seed \(seed)")
      }
    }
  }

  @Test("is that of a neighbour for the next number")
  func neighbours() throws {
    let first = TileAddress(z: 6, x: 0, y: 0).tileID
    for id in first..<(first + 4095) {
      let (here, next) = (try #require(TileAddress(tileID: id)), try #require(TileAddress(tileID: id + 1)))
      #expect(abs(here.x - next.x) + abs(here.y - next.y) == 1)
    }
  }

  @Test("stops at zoom 30")
  func limit() {
    let last = TileAddress(z: 30, x: 1 << 30 - 1, y: 0).tileID
    #expect(TileAddress(tileID: last) != nil)
    #expect(TileAddress(tileID: last + 1) == nil)
    #expect(TileAddress(tileID: .max) == nil)
  }
}
