import Geography
import Testing

@testable import Scene

@Suite("Shared outlines")
struct OutlinesTests {
  private func house(_ x: Double, _ y: Double, _ builder: inout Outlines.Builder) {
    builder.add(
      [SIMD2(x, y), SIMD2(x + 10, y), SIMD2(x + 10, y + 8), SIMD2(x, y + 8)], isClosed: true)
    builder.endShape()
  }

  private func row(_ count: Int, first: Double = 0) throws -> Outlines {
    var builder = Outlines.Builder()
    for index in 0..<count { house(first + Double(index) * 12, 3, &builder) }
    return try #require(builder.outlines)
  }

  @Test("A shape has the bounds of all its lines, and shapes follow one another")
  func bounds() throws {
    var builder = Outlines.Builder()
    builder.add([SIMD2(0, 0), SIMD2(9, 1)], isClosed: false)
    builder.add([SIMD2(-4, 2), SIMD2(3, 7)], isClosed: false)
    builder.endShape()
    house(20, 30, &builder)
    let outlines = try #require(builder.outlines)
    #expect(outlines.shapes.map(\.end) == [2, 3])
    #expect(outlines.lines.map(\.end) == [2, 4, 8])
    #expect(outlines.lines.map(\.isClosed) == [false, false, true])
    #expect(outlines.shapes[0].bounds == Bounds(minimum: SIMD2(-4, 0), maximum: SIMD2(9, 7)))
    #expect(outlines.shapes[1].bounds == Bounds(minimum: SIMD2(20, 30), maximum: SIMD2(30, 38)))
  }

  @Test("Lines without points and shapes without lines are none")
  func nothing() throws {
    var builder = Outlines.Builder()
    builder.add([], isClosed: true)
    builder.endShape()
    builder.endShape()
    #expect(builder.outlines == nil)
    house(0, 0, &builder)
    builder.endShape()
    #expect(builder.outlines?.shapes.count == 1)
  }

  @Test("The digest hangs on the content alone, wherever it was made, and on all of it")
  func digests() throws {
    let digest = try row(3).digest
    #expect(digest.count == 64)
    #expect(try row(3).digest == digest)
    #expect(try row(4).digest != digest)
    #expect(try row(3, first: 0.25).digest != digest)
    var joined = Outlines.Builder()
    for index in 0..<3 {
      let x = Double(index) * 12
      joined.add([SIMD2(x, 3), SIMD2(x + 10, 3), SIMD2(x + 10, 11), SIMD2(x, 11)], isClosed: true)
    }
    joined.endShape()
    #expect(try #require(joined.outlines).digest != digest, "one shape of three rings is not three shapes")
    var open = Outlines.Builder()
    open.add([SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1)], isClosed: false)
    open.endShape()
    var closed = Outlines.Builder()
    closed.add([SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1)], isClosed: true)
    closed.endShape()
    #expect(try #require(open.outlines).digest != #require(closed.outlines).digest)
    var far = Outlines.Builder()
    far.add([SIMD2(0, 0), SIMD2(1e12, 0), SIMD2(1, 1)], isClosed: true)
    far.endShape()
    #expect(try #require(far.outlines).digest.count == 64)
  }

  @Test("A scene is printed as if they were paths, and its digest tells places apart")
  func printing() throws {
    let outlines = try row(2)
    func scene(_ x: Double, asPaths: Bool) -> Scene {
      var fill = Fill([], paint: .color(.black))
      let transform = Transform(a: 0.5, b: 0, c: 0, d: 0.5, tx: x, ty: 1)
      if asPaths {
        fill.paths = [outlines.path(transform)]
      } else {
        fill.outlines = [PlacedOutlines(outlines, transform)]
      }
      return Scene(size: ViewSize(width: 20, height: 20), items: [.fill(fill)])
    }
    let printed = scene(2, asPaths: false).description
    #expect(printed.hasSuffix(" : M2,2.5 L7,2.5 L7,6.5 L2,6.5 Z : M8,2.5 L13,2.5 L13,6.5 L8,6.5 Z\n"))
    #expect(scene(2, asPaths: true).description == printed.replacing(" Z : M8", with: " Z M8"))
    func digest(_ scene: Scene) -> String { SceneDigest.hexadecimal(of: scene) { _ in "" } }
    #expect(digest(scene(2, asPaths: false)) == digest(scene(2, asPaths: false)))
    #expect(digest(scene(2, asPaths: false)) != digest(scene(2.001, asPaths: false)))
  }
}
