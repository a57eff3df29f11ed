import Geography
import Support
import Testing

@testable import Tiles

@Suite("Bytes that were damaged")
struct DamageTests {
  @Test("are still a tile or are refused, and never become more than they are", arguments: UInt64(1)...4)
  func tiles(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let whole = Self.tile()
    for _ in 0..<700 {
      let bytes = whole.mutated(using: &random)
      guard let tile = try? VectorTile(bytes) else { continue }
      for name in tile.layerNames {
        guard let layer = try? tile.layer(named: name) else { continue }
        #expect(layer.featureCount + layer.keys.count <= bytes.count, "seed \(seed)")
        for feature in layer.features {
          #expect(feature.properties.count <= bytes.count, "seed \(seed)")
          _ = feature.value(named: "name")
          let geometry = (try? feature.geometry()) ?? TileGeometry()
          #expect(geometry.points.count <= bytes.count, "seed \(seed)")
          for polygon in 0..<geometry.polygonCount {
            for ring in geometry.rings(ofPolygon: polygon) {
              #expect(geometry.part(ring).count >= 3, "seed \(seed)")
            }
          }
        }
      }
    }
  }

  @Test("are still an archive or are refused", arguments: UInt64(1)...4)
  func archives(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let tile = Self.tile()
    var writer = TileArchiveTests.writer()
    for id in UInt64(0)..<21 where id != 7 {
      guard let address = TileAddress(tileID: id) else { continue }
      writer.add(tile + [UInt8(id)], at: address)
    }
    let leaf = ArchiveDirectory([.init(id: 3, offset: 0, length: 8, runLength: 4)]).encode()
    let root = ArchiveDirectory([
      .init(id: 0, offset: 0, length: UInt32(tile.count), runLength: 2),
      .init(id: 3, offset: 0, length: UInt32(leaf.count), runLength: 0),
    ])
    let plain = ArchiveParts(root: root, leaves: leaf, tiles: [tile]).encode()
    for whole in [writer.encode(), plain] {
      for _ in 0..<300 {
        // Damage to the tiles themselves is the other test's; here it is header and directories.
        let start = Array(whole.prefix(170)).mutated(using: &random)
        guard let archive = try? TileArchive(start + whole.dropFirst(170)) else { continue }
        for id in UInt64(0)..<8 {
          guard let address = TileAddress(tileID: id) else { continue }
          let bytes = (try? archive.tile(at: address)) ?? []
          #expect(bytes.count <= TileArchive.Limit.tile, "seed \(seed)")
        }
      }
    }
  }

  /// A tile with all kinds of geometry and values.
  private static func tile() -> [UInt8] {
    var places = VectorTileLayerBuilder(name: "places")
    places.add(
      .points(points((5, 5), (300, 4000))), id: 1,
      properties: [("name", .string("Nowhere")), ("rank", .number(3)), ("capital", .bool(true))])
    places.add(.points(points((0, 0))), id: .max, properties: [("name", .string("Elsewhere"))])
    var roads = VectorTileLayerBuilder(name: "roads")
    roads.add(.lines([points((0, 0), (9, 9)), points((1, 1), (2, 5), (-9000, 8))]))
    var land = VectorTileLayerBuilder(name: "land", extent: 512)
    let square = points((0, 0), (100, 0), (100, 100), (0, 100))
    let hole = points((20, 20), (30, 20), (30, 30))
    land.add(.polygons([[square, hole], [hole]]), properties: [("area", .number(0.1))])
    var tile = VectorTileBuilder()
    for layer in [places, roads, land] { tile.add(layer) }
    return tile.encode()
  }
}
