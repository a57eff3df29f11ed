import Geography
import Support
import Testing
import Tiles

@testable import WorldBuilder

@Suite("Cutting the world") struct CutterTests {
  /// The tiles of a zoom by address, decoded.
  private func cut(_ layers: [WorldLayer], zoom: Int, extent: Int = 4096) throws -> [TileAddress: VectorTile]
  {
    var tiles: [TileAddress: VectorTile] = [:]
    let cutter = Cutter(layers, grid: TileGrid(zoom: zoom, extent: extent))
    try cutter.cut { tiles[$0] = try VectorTile($1) }
    return tiles
  }

  private func parts(_ tile: VectorTile?, _ layer: String) throws -> [[TilePoint]] {
    guard let layer = try tile?.layer(named: layer) else { return [] }
    return try layer.features.flatMap { feature in
      let geometry = try feature.geometry()
      return (0..<geometry.partCount).map { Array(geometry.points[geometry.part($0)]) }
    }
  }

  private static let everywhere = [SIMD2(0, -0.05), SIMD2(1, -0.05), SIMD2(1, 1.05), SIMD2(0, 1.05)]

  @Test("An ocean without land is one square a tile, buffer and all, and has no coast") func ocean() throws {
    let layer = WorldLayer("ocean", [WorldFeature(shape: .area([Self.everywhere]))], outline: "coast")
    let tiles = try cut([layer], zoom: 2)
    #expect(tiles.count == 16)
    let middle = try #require(tiles[TileAddress(z: 2, x: 1, y: 1)])
    #expect(
      try parts(middle, "ocean").map(Set.init) == [
        [
          TilePoint(x: -64, y: -64), TilePoint(x: 4160, y: -64), TilePoint(x: 4160, y: 4160),
          TilePoint(x: -64, y: 4160),
        ]
      ])
    for tile in tiles.values { #expect(try parts(tile, "coast").isEmpty) }
  }

  @Test("An island cut at the antimeridian has its coast on both sides and none along the cut")
  func antimeridian() throws {
    // The ocean's ring runs round two halves of an island at the edges of the world.
    let ring = [
      SIMD2(0, -0.05), SIMD2(1, -0.05), SIMD2(1, 0.4), SIMD2(0.95, 0.45), SIMD2(1, 0.5), SIMD2(1, 1.05),
      SIMD2(0, 1.05), SIMD2(0, 0.5), SIMD2(0.05, 0.45), SIMD2(0, 0.4),
    ]
    let layer = WorldLayer("ocean", [WorldFeature(shape: .area([ring]))], outline: "coast")
    let tiles = try cut([layer], zoom: 1)
    for (x, edge) in [(0, 0), (1, 4096)] as [(Int, Int32)] {
      let lines = try parts(tiles[TileAddress(z: 1, x: x, y: 0)], "coast")
      #expect(!lines.isEmpty)
      for line in lines {
        for (start, end) in zip(line, line.dropFirst()) { #expect(start.x != end.x || start.x != edge) }
        // The other half shows in the buffer.
        #expect(line.allSatisfy { (-64...4160).contains($0.x) })
      }
      #expect(lines.joined().contains { x == 0 ? $0.x < 0 : $0.x > 4096 })
    }
  }

  @Test("Every point is in exactly one tile, also on an edge", arguments: 0..<5)
  func points(zoom: Int) throws {
    var positions = (0...8).flatMap { x in (0...8).map { SIMD2(Double(x) / 8, Double($0) / 8) } }
    var random = SeededGenerator(seed: 7)
    for _ in 0..<50 {
      positions.append(SIMD2(.random(in: 0...1, using: &random), .random(in: 0...1, using: &random)))
    }
    let layer = WorldLayer("place", positions.map { WorldFeature(shape: .point($0)) })
    let tiles = try cut([layer], zoom: zoom)
    let found = try tiles.values.flatMap { try parts($0, "place").joined() }
    #expect(found.count == positions.count)
    #expect(found.allSatisfy { (0..<4096).contains($0.x) && (0..<4096).contains($0.y) })
  }

  @Test("Neighbouring tiles agree on a coast where they meet", arguments: 0..<10)
  func seams(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let line = (0...200).map { SIMD2(Double($0) / 250 + 0.1, 0.3 + .random(in: 0...0.01, using: &random)) }
    let tiles = try cut([WorldLayer("river", [WorldFeature(shape: .lines([line]))], tolerance: 2)], zoom: 2)
    let left = try parts(tiles[TileAddress(z: 2, x: 1, y: 1)], "river").joined()
    let right = try parts(tiles[TileAddress(z: 2, x: 2, y: 1)], "river").joined()
    // Vertices well within the buffer of both.
    let shared = Set(left.filter { $0.x > 4096 - 60 && $0.x < 4096 + 60 })
    let same = Set(right.filter { $0.x > -60 && $0.x < 60 }.map { TilePoint(x: $0.x + 4096, y: $0.y) })
    #expect(shared == same && !shared.isEmpty, "seed \(seed)")
  }

  @Test("Islands below the smallest area go, larger ones stay holes of their ocean") func islands() throws {
    func island(_ side: Double) -> [SIMD2<Double>] {
      [SIMD2(0.3, 0.3), SIMD2(0.3, 0.3 + side), SIMD2(0.3 + side, 0.3 + side), SIMD2(0.3 + side, 0.3)]
    }
    let counts = try [0, 5.0 / 4096, 7.0 / 4096].map { side in
      let rings = side == 0 ? [Self.everywhere] : [Self.everywhere, island(side)]
      let layer = WorldLayer("ocean", [WorldFeature(shape: .area(rings))], smallestArea: 36)
      return try parts(try cut([layer], zoom: 0)[TileAddress(z: 0, x: 0, y: 0)], "ocean").count
    }
    // The oceans of the worlds to the left and right reach into the buffer.
    #expect(counts[0] > 0)
    #expect(counts[1] == counts[0])
    #expect(counts[2] == counts[0] + 1)
  }

  @Test("The map's limits and edges are where Mercator has them") func projection() {
    #expect(WorldPlane.project(SIMD2(0, 0)) == SIMD2(0.5, 0.5))
    #expect(WorldPlane.project(SIMD2(-179.999_999_999_999_9, 0)).x == 0)
    #expect(WorldPlane.project(SIMD2(180.000_000_000_000_2, 0)).x == 1)
    #expect(abs(WorldPlane.project(SIMD2(0, 85.051_128_779_806_6)).y) < 1e-9)
    #expect(
      WorldPlane.project(SIMD2(0, 90)).y < -1.0 / 64 && WorldPlane.project(SIMD2(0, -90)).y > 1 + 1.0 / 64)
    #expect(abs(WorldPlane.stretch(WorldPlane.project(SIMD2(0, 60))) - 2) < 1e-9)
  }
}
