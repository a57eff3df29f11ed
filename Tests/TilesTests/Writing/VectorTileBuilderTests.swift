import Geography
import Support
import Testing
import Tiles

@Suite("Vector tiles that were written")
struct VectorTileBuilderTests {
  @Test("read back the same")
  func readBack() throws {
    var roads = VectorTileLayerBuilder(name: "roads", extent: 16_384)
    let line = points((0, 0), (100, -20), (16_500, 7))
    roads.add(
      .lines([line]), id: 12,
      properties: [("class", .string("primary")), ("lanes", .number(2)), ("toll", .bool(false))])
    roads.add(.lines([line, line]), properties: [("class", .string("primary"))])
    var tile = VectorTileBuilder()
    tile.add(roads)

    let read = try VectorTile(tile.encode())
    #expect(read.layerNames == ["roads"])
    let layer = try #require(try read.layer(named: "roads"))
    #expect(layer.extent == 16_384)
    #expect(layer.version == 2)
    #expect(layer.featureCount == 2)
    #expect(layer.keys == ["class", "lanes", "toll"])
    #expect(layer.skipped.isEmpty)

    let first = layer.feature(at: 0)
    #expect(first.identifier == 12)
    #expect(first.id == .number(12))
    #expect(first.kind == .line)
    #expect(first.names == ["class", "lanes", "toll"])
    #expect(first.value(named: "class") == .string("primary"))
    #expect(first.value(named: "lanes") == .number(2))
    #expect(first.value(named: "toll") == .bool(false))
    #expect(first.value(named: "name") == nil)
    #expect(try first.geometry().points == line)

    let second = layer.feature(at: 1)
    #expect(second.id == .null)
    #expect(second.names == ["class"])
    #expect(second.value(for: try #require(layer.key(named: "lanes"))) == nil)
    let geometry = try second.geometry()
    #expect(geometry.partStarts == [0, 3])
    #expect(geometry.points == line + line)
  }

  @Test("have the bytes that the specification's example has")
  func knownBytes() {
    var layer = VectorTileLayerBuilder(name: "hello")
    layer.add(.points(points((25, 17))), id: 1, properties: [("hello", .string("world"))])
    var tile = VectorTileBuilder()
    tile.add(layer)
    let expected: [UInt8] =
      [0x1A, 0x2B, 0x78, 2, 0x0A, 5] + Array("hello".utf8)
      + [0x12, 0x0D, 8, 1, 0x12, 2, 0, 0, 0x18, 1, 0x22, 3, 9, 50, 34]
      + [0x1A, 5] + Array("hello".utf8) + [0x22, 7, 0x0A, 5] + Array("world".utf8)
      + [0x28, 0x80, 0x20]
    #expect(tile.encode() == expected)
  }

  @Test(
    "keep every number",
    arguments: [
      0, 1, -1, 4096, -4096, 0x1p53, -0x1p53, 0x1p60, 0.5, 0.1, -1e300, .infinity, -0.0,
      .leastNonzeroMagnitude,
    ])
  func numbers(number: Double) throws {
    var layer = VectorTileLayerBuilder(name: "numbers")
    layer.add(.points(points((0, 0))), properties: [("n", .number(number))])
    let feature = try read(layer).feature(at: 0)
    guard case .number(let found) = feature.value(named: "n") else {
      Issue.record("not a number")
      return
    }
    #expect(found.bitPattern == number.bitPattern)
  }

  @Test("turn rings so that outer ones run clockwise and holes the other way")
  func orientation() throws {
    let square = points((0, 0), (10, 0), (10, 10), (0, 10))
    let hole = points((2, 2), (4, 2), (4, 4), (2, 4))
    for (outer, inner) in [(square, hole), (square.reversed(), hole), (square, hole.reversed())] {
      var layer = VectorTileLayerBuilder(name: "land")
      layer.add(.polygons([[outer, inner], [hole]]))
      let geometry = try read(layer).feature(at: 0).geometry()
      #expect(geometry.polygonStarts == [0, 2])
      #expect(geometry.rings(ofPolygon: 0) == 0..<2)
      #expect(geometry.rings(ofPolygon: 1) == 2..<3)
      #expect(TileGeometry.doubleArea(geometry.points[geometry.part(0)]) == 200)
      #expect(TileGeometry.doubleArea(geometry.points[geometry.part(1)]) == -8)
      #expect(geometry.points.first == outer.first)
      #expect(geometry.faults.isEmpty)
    }
  }

  @Test("leave out what draws nothing")
  func degenerate() throws {
    let dot = points((3, 3), (3, 3))
    let spike = points((0, 0), (5, 5), (0, 0))
    let line = points((0, 0), (0, 0), (5, 5), (5, 5))
    var layer = VectorTileLayerBuilder(name: "nothing")
    for shape: TileShape in [.points([]), .lines([dot]), .lines([]), .polygons([[spike]]), .polygons([[]])] {
      let added = layer.add(shape)
      #expect(!added)
    }
    #expect(layer.isEmpty)
    var tile = VectorTileBuilder()
    tile.add(layer)
    #expect(tile.encode().isEmpty)
    let added = layer.add(.lines([dot, line]))
    #expect(added)
    let geometry = try read(layer).feature(at: 0).geometry()
    #expect(geometry.points == points((0, 0), (5, 5)))
    #expect(geometry.faults.isEmpty)
  }

  @Test("come back from random shapes and properties")
  func random() throws {
    for seed in UInt64(1)...30 {
      var random = SeededGenerator(seed: seed)
      var layer = VectorTileLayerBuilder(name: "l\(seed)")
      var expected: [(lines: [[TilePoint]], properties: [(name: String, value: PropertyValue)])] = []
      for _ in 0..<20 {
        let lines = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          walk(Int.random(in: 2...30, using: &random), &random)
        }
        let properties = (0..<Int.random(in: 0...4, using: &random)).map { index in
          (name: "k\(index)", value: PropertyValue.number(Double(Int.random(in: -9...9, using: &random))))
        }
        layer.add(.lines(lines), properties: properties)
        expected.append((lines, properties))
      }
      let found = try read(layer)
      #expect(found.featureCount == expected.count, "seed \(seed)")
      for (feature, wanted) in zip(found.features, expected) {
        let geometry = try feature.geometry()
        let lines = (0..<geometry.partCount).map { Array(geometry.points[geometry.part($0)]) }
        #expect(lines == wanted.lines, "seed \(seed)")
        #expect(feature.names == wanted.properties.map(\.name), "seed \(seed)")
        #expect(feature.properties.map(\.value) == wanted.properties.map(\.value), "seed \(seed)")
      }
    }
  }

  private func read(_ layer: VectorTileLayerBuilder) throws -> VectorTileLayer {
    var tile = VectorTileBuilder()
    tile.add(layer)
    return try #require(try VectorTile(tile.encode()).layer(named: layer.name))
  }

  /// A line that never stays where it is.
  private func walk(_ count: Int, _ random: inout SeededGenerator) -> [TilePoint] {
    var (x, y) = (Int32(0), Int32(0))
    return (0..<count).map { _ in
      x += Int32.random(in: 1...5000, using: &random)
      y += Int32.random(in: -5000...5000, using: &random)
      return TilePoint(x: x, y: y)
    }
  }
}

/// Points from pairs of tile units.
func points(_ pairs: (Int32, Int32)...) -> [TilePoint] {
  pairs.map { TilePoint(x: $0.0, y: $0.1) }
}
