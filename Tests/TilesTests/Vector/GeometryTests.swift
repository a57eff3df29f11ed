import Geography
import Testing

@testable import Tiles

@Suite("The geometry of a feature")
struct GeometryTests {
  /// Decodes commands that are given as numbers.
  private func geometry(
    _ numbers: [UInt64], _ kind: GeometryKind, version: UInt64 = 2
  ) throws -> TileGeometry {
    var commands = ByteWriter()
    for number in numbers { commands.varint(number) }
    var feature = ByteWriter()
    feature.field(3, varint: UInt64(kind.rawValue))
    feature.field(4, bytes: commands.bytes)
    var layer = ByteWriter()
    layer.field(15, varint: version)
    layer.field(1, bytes: "layer".utf8)
    layer.field(2, bytes: feature.bytes)
    var tile = ByteWriter()
    tile.field(3, bytes: layer.bytes)
    let read = try #require(try VectorTile(tile.bytes).layer(named: "layer"))
    return try read.feature(at: 0).geometry()
  }

  @Test("of several polygons tells outer rings from holes by their area")
  func polygons() throws {
    // The example of the specification, 4.3.5.6: a square, and a larger one with a hole.
    let geometry = try geometry(
      [
        9, 0, 0, 26, 20, 0, 0, 20, 19, 0, 15, 9, 22, 2, 26, 18, 0, 0, 18, 17, 0, 15, 9, 4, 13, 26, 0, 8, 8, 0,
        0,
        7, 15,
      ], .polygon)
    #expect(geometry.polygonStarts == [0, 1])
    #expect(geometry.partStarts == [0, 4, 8])
    #expect(geometry.rings(ofPolygon: 1) == 1..<3)
    #expect(
      Array(geometry.points[geometry.part(2)]) == points((13, 13), (13, 17), (17, 17), (17, 13)))
    #expect(geometry.faults.isEmpty)
  }

  @Test("takes the first ring for an outer one, whichever way it runs")
  func reversed() throws {
    let geometry = try geometry([9, 0, 0, 18, 0, 20, 20, 0, 15], .polygon)
    #expect(geometry.polygonStarts == [0])
    #expect(geometry.points == points((0, 0), (0, 10), (10, 10)))
  }

  @Test("drops rings without area and mends open ones and those that return to their start")
  func rings() throws {
    let flat = try geometry([9, 0, 0, 18, 20, 0, 20, 0, 15], .polygon)
    #expect(flat.isEmpty && flat.partStarts.isEmpty)
    #expect(flat.faults.map(\.cause) == [.flatRing])
    let short = try geometry([9, 0, 0, 10, 20, 0, 15], .polygon)
    #expect(short.isEmpty)
    #expect(short.faults.map(\.cause) == [.shortPart])
    let open = try geometry([9, 0, 0, 18, 20, 0, 0, 20], .polygon)
    #expect(open.points == points((0, 0), (10, 0), (10, 10)))
    #expect(open.faults.map(\.cause) == [.openRing])
    let closed = try geometry([9, 0, 0, 26, 20, 0, 0, 20, 19, 19, 15], .polygon)
    #expect(closed.points == points((0, 0), (10, 0), (10, 10)))
    #expect(closed.faults.map(\.cause) == [.repeatedPoint])
  }

  @Test("starts a line at each MoveTo and drops those that go nowhere")
  func lines() throws {
    let geometry = try geometry([17, 0, 0, 20, 20, 10, 2, 2, 9, 2, 2], .line)
    #expect(geometry.partCount == 1)
    #expect(geometry.points == points((10, 10), (11, 11)))
    #expect(geometry.faults.map(\.cause) == [.shortPart])
  }

  @Test("of a line is closed by ClosePath in version 1 only")
  func closedLine() throws {
    let commands: [UInt64] = [9, 4, 4, 18, 0, 16, 16, 0, 15]
    #expect(
      try geometry(commands, .line, version: 1).points == points((2, 2), (2, 10), (10, 10), (2, 2)))
    #expect(throws: TileError.misplacedCommand(at: 25)) { try geometry(commands, .line) }
  }

  @Test("stays within 32 bits however far the steps lead")
  func overflow() throws {
    let far = UInt64(UInt32.max - 1)
    let geometry = try geometry([9, far, 0, 18, far, 2, far - 1, 2], .line)
    #expect(geometry.points == points((.max, 0), (.max, 1), (.max, 2)))
  }

  @Test(
    "is refused for commands that mean nothing",
    arguments: [
      ([15], .polygon, .misplacedCommand(at: 17)), ([10, 2, 2], .line, .misplacedCommand(at: 17)),
      ([9, 2, 2, 10, 2, 2], .point, .misplacedCommand(at: 20)), ([11, 2, 2], .line, .unknownCommand(at: 17)),
      ([1, 2, 2], .line, .commandCount(0, at: 17)), ([9, 2], .point, .missingParameters(at: 17)),
      ([0xFFFF_FFF9, 2, 2], .point, .missingParameters(at: 17)),
      ([9, 2, 2, 18, 2, 2, 2, 4, 23], .polygon, .commandCount(2, at: 25)),
    ] as [([UInt64], GeometryKind, TileError)])
  func refused(commands: [UInt64], kind: GeometryKind, error: TileError) {
    #expect(throws: error) { try geometry(commands, kind) }
  }
}
