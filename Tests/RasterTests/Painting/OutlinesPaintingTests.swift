import Geography
import Scene
import Testing
import Typography

@testable import Raster

@Suite("Painting of shared outlines")
struct OutlinesPaintingTests {
  /// Many small rings with a hole each, and a few lines, over a plane of 4096 units.
  private static let rings: Outlines? = made { index, x, y, builder in
    let side = Double(10 + index % 7 * 9)
    builder.add(
      [SIMD2(x, y), SIMD2(x + side, y + 3), SIMD2(x + side, y + side), SIMD2(x, y + side)], isClosed: true)
    builder.add(
      [SIMD2(x + 3, y + 4), SIMD2(x + 3, y + side - 3), SIMD2(x + side - 3, y + side - 3)], isClosed: true)
  }
  private static let lines: Outlines? = made { index, x, y, builder in
    builder.add([SIMD2(x, y), SIMD2(x + 90, y + 20), SIMD2(x + 40, y + 70)], isClosed: false)
  }

  private static func made(
    _ add: (Int, Double, Double, inout Outlines.Builder) -> Void
  ) -> Outlines? {
    var builder = Outlines.Builder()
    for index in 0..<600 {
      add(index, Double(index * 331 % 4096), Double(index * 797 % 4096), &builder)
      builder.endShape()
    }
    return builder.outlines
  }

  /// One path a shape.
  private func paths(_ outlines: Outlines, _ transform: Transform) -> [Path] {
    var (line, point) = (0, 0)
    return outlines.shapes.map { shape in
      var path = Path()
      while line < Int(shape.end) {
        let first = point
        while point < Int(outlines.lines[line].end) {
          let place = transform.apply(
            ViewPoint(x: outlines.points[point].x, y: outlines.points[point].y))
          if point == first { path.move(to: place) } else { path.line(to: place) }
          point += 1
        }
        if outlines.lines[line].isClosed { path.close() }
        line += 1
      }
      return path
    }
  }

  /// The most that a component of any pixel differs.
  private func difference(_ one: Bitmap, _ other: Bitmap) -> Int {
    var most = 0
    for (a, b) in zip(one.pixels, other.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        let (left, right) = (Int(a >> shift & 0xFF), Int(b >> shift & 0xFF))
        most = max(most, abs(left - right))
      }
    }
    return most
  }

  @Test(
    "They look as paths do, wherever they lie and however they are turned",
    arguments: [
      Transform(a: 0.2, b: 0, c: 0, d: 0.2, tx: -37.3, ty: -120.9),
      Transform(a: 0.16, b: 0.12, c: -0.12, d: 0.16, tx: 300.5, ty: -99.25),
      Transform(a: -0.25, b: 0, c: 0, d: 0.25, tx: 700, ty: 0),
    ])
  func samePixels(transform: Transform) throws {
    let (rings, lines) = (try #require(Self.rings), try #require(Self.lines))
    var fill = Fill(paths(rings, transform), paint: .color(.black))
    var stroke = Stroke(
      paths(lines, transform), width: 3, cap: .round, join: .round, dashes: [5, 4],
      color: Color(200, 0, 0, alpha: 0.5))
    let asPaths = try painted(.fill(fill), .stroke(stroke), width: 700, height: 500, scale: 1.5)
    (fill.paths, fill.outlines) = ([], [PlacedOutlines(rings, transform)])
    (stroke.paths, stroke.outlines) = ([], [PlacedOutlines(lines, transform)])
    let shared = try painted(.fill(fill), .stroke(stroke), width: 700, height: 500, scale: 1.5)
    #expect(asPaths.coveredArea > 10_000)
    #expect(difference(asPaths, shared) <= 1)
  }

  @Test("A group holds them with their shadow, and what is too far away to count is left out")
  func groupsAndFarAway() throws {
    let rings = try #require(Self.rings)
    var fill = Fill([], paint: .color(.black))
    fill.outlines = [PlacedOutlines(rings, .scale(0.05, 0.05))]
    let group = Group([.fill(fill)], opacity: 0.5)
    let grouped = try painted(.group(group), width: 220, height: 220)
    let plain = try painted(.fill(fill), width: 220, height: 220)
    #expect(abs(grouped.coveredArea * 2 - plain.coveredArea) < plain.coveredArea * 0.02)
    fill.outlines = [PlacedOutlines(rings, .scale(1e9, 1e9))]
    #expect(try painted(.fill(fill)).coveredArea == 0)
    fill.outlines = [PlacedOutlines(rings, .scale(.nan, 1))]
    #expect(try painted(.fill(fill)).coveredArea == 0)
  }

  @Test("Several painters give the pixels of one, to the bit", arguments: [1, 2, 4])
  func crews(others: Int) throws {
    let (rings, lines) = (try #require(Self.rings), try #require(Self.lines))
    let turned = Transform(a: 0.21, b: 0.03, c: -0.03, d: 0.21, tx: 11.3, ty: -40.9)
    var fill = Fill([], paint: .color(Color(40, 90, 160)))
    fill.outlines = [PlacedOutlines(rings, turned)]
    var thin = Stroke([], width: 2.5, cap: .round, dashes: [9, 5], color: Color(200, 0, 0, alpha: 0.5))
    thin.outlines = [PlacedOutlines(lines, turned)]
    var soft = Stroke([], width: 9, join: .round, blur: 3, color: Color(0, 120, 0))
    soft.outlines = [PlacedOutlines(lines, .scale(0.2, 0.2))]
    let large = Fill([rectangle(50.3, 20.7, 500, 400)], paint: .color(Color(250, 240, 220)))
    let disc = Disc(center: ViewPoint(x: 300, y: 200), radius: 90, color: Color(255, 0, 255))
    let scene = Scene(
      size: ViewSize(width: 700, height: 520), scale: 1.5, background: .white,
      items: [
        .fill(large), .fill(fill), .stroke(thin), .disc(disc), .stroke(soft),
        .group(Group([.fill(fill)], opacity: 0.4)), .stroke(thin),
      ])
    let alone = try Painter(fonts: .bundled).paint(scene)
    let crew = (0..<others).map { _ in Painter(fonts: .bundled) }
    let together = try Painter(fonts: .bundled).paint(scene, with: crew)
    #expect(alone.pixels == together.pixels)
    #expect(Set(alone.pixels).count > 1000)
  }
}
