import Testing

@testable import WorldBuilder

@Suite("Reading shapefiles") struct ShapefileTests {
  private static let ring = [SIMD2(0.0, 0), SIMD2(0, 5), SIMD2(5, 5), SIMD2(0, 0)]
  private static let hole = [SIMD2(1.0, 2), SIMD2(2, 3), SIMD2(1, 3), SIMD2(1, 2)]

  /// One record after a gap, and its index.
  private func files(type: Int, parts: [[SIMD2<Double>]], gap: Int = 0) -> (ByteReader, ByteReader) {
    var shapes = ByteMaker(bytes: [UInt8](repeating: 0, count: 100 + gap))
    let start = shapes.bytes.count
    shapes.big(1)
    shapes.big(0)
    shapes.little(type)
    if type == 1 { shapes.point(parts[0][0]) }
    if type == 3 || type == 5 {
      shapes.bytes += [UInt8](repeating: 0, count: 32)
      shapes.little(parts.count)
      shapes.little(parts.joined().count)
      var first = 0
      for part in parts {
        shapes.little(first)
        first += part.count
      }
      for point in parts.joined() { shapes.point(point) }
    }
    var index = ByteMaker(bytes: [UInt8](repeating: 0, count: 100))
    index.big(start / 2)
    index.big(0)
    return (ByteReader(bytes: shapes.bytes, path: "a.shp"), ByteReader(bytes: index.bytes, path: "a.shx"))
  }

  @Test("A polygon's rings come without their repeated vertex, a line's strokes as they are")
  func parts() throws {
    let (shapes, index) = files(type: 5, parts: [Self.ring, Self.hole])
    #expect(
      try Shapefile(shapes: shapes, index: index).shapes == [[Self.ring.dropLast(), Self.hole.dropLast()]])
    let (lines, lineIndex) = files(type: 3, parts: [Self.ring])
    #expect(try Shapefile(shapes: lines, index: lineIndex).shapes == [[Self.ring]])
  }

  @Test("Points are read, and a record without geometry has no parts") func points() throws {
    let (shapes, index) = files(type: 1, parts: [[SIMD2(12.5, 41.9)]])
    #expect(try Shapefile(shapes: shapes, index: index).shapes == [[[SIMD2(12.5, 41.9)]]])
    let (empty, emptyIndex) = files(type: 0, parts: [])
    #expect(try Shapefile(shapes: empty, index: emptyIndex).shapes == [[]])
  }

  @Test("The index leads over gaps between records") func gap() throws {
    let (shapes, index) = files(type: 3, parts: [Self.ring], gap: 24)
    #expect(try Shapefile(shapes: shapes, index: index).shapes == [[Self.ring]])
  }

  @Test("A cut file is an error with its place, wherever it is cut") func cut() {
    let (shapes, index) = files(type: 5, parts: [Self.ring])
    for count in 100..<shapes.bytes.count {
      let short = ByteReader(bytes: Array(shapes.bytes.prefix(count)), path: "a.shp")
      #expect(throws: BuildError.self) { try Shapefile(shapes: short, index: index) }
    }
  }

  @Test("Numbers that make no sense are an error", arguments: [36, 40, 44])
  func nonsense(offset: Int) {
    let (shapes, index) = files(type: 5, parts: [Self.ring])
    var bytes = shapes.bytes
    // The record's content starts after the file's header and its own of 8 bytes.
    bytes.replaceSubrange(108 + offset..<112 + offset, with: [0xFF, 0xFF, 0xFF, 0x7F])
    let broken = ByteReader(bytes: bytes, path: "a.shp")
    #expect(throws: BuildError.self) { try Shapefile(shapes: broken, index: index) }
  }
}
