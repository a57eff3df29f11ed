import Geography
import Raster
import Scene
import Testing

@Suite("A stroke")
struct StrokeTests {
  private func stroke(
    _ path: Path..., width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter, limit: Double = 4,
    dashes: [Double] = [], phase: Double = 0, blur: Double = 0, color: Color = .black
  ) -> SceneItem {
    .stroke(
      Stroke(
        path, width: width, cap: cap, join: join, miterLimit: limit, dashes: dashes, dashPhase: phase,
        blur: blur, color: color))
  }

  @Test("has its width, also below a pixel", arguments: [0.1, 0.4, 1, 2.5, 6])
  func width(_ width: Double) throws {
    let bitmap = try painted(stroke(polygon((-5, 20), (45, 20), isClosed: false), width: width))
    for x in 0..<40 {
      let sum = (0..<40).reduce(0) { $0 + bitmap.alpha(x, $1) }
      #expect(abs(Double(sum) - width * 255) <= 1)
    }
  }

  @Test(
    "ends as its cap says",
    arguments: [(Stroke.Cap.butt, 120.0), (.square, 156.0), (.round, 148.274)])
  func caps(_ cap: Stroke.Cap, _ area: Double) throws {
    let line = polygon((10, 10), (26, 22), isClosed: false)
    #expect(abs(try painted(stroke(line, width: 6, cap: cap)).coveredArea - area) < 0.5)
  }

  @Test(
    "turns a right angle as its join says",
    arguments: [(Stroke.Join.miter, 36.0), (.bevel, 31.5), (.round, 34.069)])
  func joins(_ join: Stroke.Join, _ corner: Double) throws {
    let bitmap = try painted(
      stroke(polygon((5, 30), (25, 30), (25, 10), isClosed: false), width: 6, join: join))
    #expect(abs(bitmap.coveredArea - (17 * 6 * 2 + corner)) < 0.3)
  }

  @Test(
    "bevels where a miter would be longer than its limit",
    arguments: [
      (1.5, true), (1.41, false),
    ])
  func miterLimit(_ limit: Double, _ isPointed: Bool) throws {
    // At a right angle the miter is √2 half widths long.
    let path = polygon((5, 30), (25, 30), (25, 10), isClosed: false)
    let bitmap = try painted(stroke(path, width: 6, limit: limit))
    #expect((bitmap.alpha(27, 32) == 255) == isPointed)
  }

  @Test("of a closed line has no ends")
  func closed() throws {
    let bitmap = try painted(stroke(rectangle(10, 10, 20, 20), width: 4))
    #expect(bitmap.coveredArea == 24 * 24 - 16 * 16)
    #expect(bitmap.alpha(8, 8) == 255)
  }

  @Test("of a closed line that was drawn back to its start is the same")
  func closedTwice() throws {
    let path = polygon((10, 10), (30, 10), (30, 30), (10, 30), (10, 10))
    #expect(try painted(stroke(path, width: 4)) == painted(stroke(rectangle(10, 10, 20, 20), width: 4)))
  }

  @Test(
    "covers fully and no more where it turns sharply, however short its pieces",
    arguments: [
      Stroke.Join.miter, .bevel, .round,
    ])
  func sharpTurns(_ join: Stroke.Join) throws {
    let zigzag = polygon((20, 20), (21, 21), (20, 21.5), (21.5, 22), (19, 20), (20.5, 23), isClosed: false)
    let bitmap = try painted(stroke(zigzag, width: 12, join: join, limit: 1, color: Color.black.opacity(0.5)))
    #expect(bitmap.pixels.map { $0 >> 24 }.max() == 128)
    for y in 19...23 { for x in 19...22 { #expect(bitmap.alpha(x, y) == 128) } }
  }

  @Test("of many lines is one shape")
  func union() throws {
    let bitmap = try painted(
      stroke(
        polygon((0, 0), (40, 40), isClosed: false), polygon((40, 0), (0, 40), isClosed: false), width: 8,
        color: Color.black.opacity(0.5)))
    #expect(bitmap.alpha(20, 20) == 128)
    #expect(bitmap.alpha(8, 8) == 128)
  }

  @Test("along a curve keeps its width")
  func curve() throws {
    var circle = Path()
    let k = 12 * 0.552_284_75
    func at(_ x: Double, _ y: Double) -> ViewPoint { ViewPoint(x: 20 + x, y: 20 + y) }
    circle.move(to: at(12, 0))
    circle.cubic(at(12, k), at(k, 12), to: at(0, 12))
    circle.cubic(at(-k, 12), at(-12, k), to: at(-12, 0))
    circle.cubic(at(-12, -k), at(-k, -12), to: at(0, -12))
    circle.cubic(at(k, -12), at(12, -k), to: at(12, 0))
    circle.close()
    let area = try painted(stroke(circle, width: 5)).coveredArea
    #expect(abs(area - 2 * .pi * 12 * 5) < 1.2)
  }

  @Test(
    "without length is a dot for round caps, a square for square ones and nothing for butt ones",
    arguments: [(Stroke.Cap.butt, 0.0), (.square, 64.0), (.round, 50.265)])
  func dots(_ cap: Stroke.Cap, _ area: Double) throws {
    let point = polygon((20, 20), (20, 20), isClosed: false)
    #expect(abs(try painted(stroke(point, width: 8, cap: cap)).coveredArea - area) < 0.4)
  }

  @Test("is cut into dashes that go on round corners")
  func dashes() throws {
    let path = polygon((2, 10.5), (12, 10.5), (12, 30.5), isClosed: false)
    let bitmap = try painted(stroke(path, width: 1, dashes: [4, 3]))
    #expect(
      bitmap.alphas(row: 10).prefix(14).map { $0 > 0 ? 1 : 0 } == [0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 0])
    let shifted = try painted(stroke(path, width: 1, dashes: [4, 3], phase: 5))
    #expect(shifted.alphas(row: 10).prefix(9).map { $0 > 0 ? 1 : 0 } == [0, 0, 0, 0, 1, 1, 1, 1, 0])
  }

  @Test("takes an odd number of dashes twice, and dashes without length as dots")
  func oddDashes() throws {
    let path = polygon((0, 10.5), (40, 10.5), isClosed: false)
    #expect(
      try painted(stroke(path, width: 1, dashes: [3, 1, 2]))
        == painted(stroke(path, width: 1, dashes: [3, 1, 2, 3, 1, 2])))
    let dots = try painted(stroke(path, width: 2, cap: .round, dashes: [0, 10]))
    // The first of them lies half outside.
    #expect(abs(dots.coveredArea - 3.5 * .pi) < 0.5)
  }

  @Test("with dashes on a line that is mostly far away is right where it is seen")
  func farDashes() throws {
    let far = polygon((-7e8, 10.5), (7e8, 10.5), isClosed: false)
    let bitmap = try painted(stroke(far, width: 1, dashes: [4, 4]))
    #expect(abs(bitmap.coveredArea - 20) < 0.1)
  }

  @Test(
    "with dashes that make no sense is unbroken",
    arguments: [[0.0, 0], [-1, 2], [.nan, 2], [1e-9, 1e-9], [.infinity]])
  func badDashes(_ dashes: [Double]) throws {
    let path = polygon((0, 10.5), (40, 10.5), isClosed: false)
    #expect(try painted(stroke(path, width: 1, dashes: dashes)) == painted(stroke(path, width: 1)))
  }

  @Test("with blur fades inward from its edge")
  func blur() throws {
    let bitmap = try painted(stroke(polygon((-50, 20), (90, 20), isClosed: false), width: 20, blur: 9))
    let column = (0..<40).map { bitmap.alpha(20, $0) }
    // Pixel y lies |y + 0.5 - 20| off the line; 10.5 off and more is clear, each pixel nearer a tenth more.
    let exact = (0..<40).map { max(0, min(1, (10.5 - abs(Double($0) - 19.5)) / 10)) * 255 }
    for (have, want) in zip(column, exact) { #expect(abs(Double(have) - want) <= 1) }
  }

  @Test("with blur shows no knots where pieces join or lines cross")
  func softUnion() throws {
    let straight = try painted(stroke(polygon((-50, 20), (90, 20), isClosed: false), width: 20, blur: 9))
    let pieces = try painted(
      stroke(polygon([-50, 3, 10, 11, 20, 27, 90].map { ($0, 20) }, isClosed: false), width: 20, blur: 9))
    #expect(straight == pieces)
    let twice = try painted(
      stroke(
        polygon((-50, 20), (90, 20), isClosed: false), polygon((90, 20), (-50, 20), isClosed: false),
        width: 20,
        blur: 9))
    #expect(straight == twice)
  }

  @Test("with blur ends as its cap says")
  func softCaps() throws {
    let line = polygon((10, 20), (30, 20), isClosed: false)
    let butt = try painted(stroke(line, width: 10, blur: 4))
    #expect(butt.alpha(9, 20) == 0)
    #expect(butt.alpha(10, 20) == 255)
    let round = try painted(stroke(line, width: 10, cap: .round, blur: 4))
    #expect(round.alpha(7, 20) > 0)
    #expect(round.alpha(4, 20) == 0)
    let square = try painted(stroke(line, width: 10, cap: .square, blur: 4))
    #expect(square.alpha(5, 20) == 255)
    #expect(square.alpha(4, 20) == 0)
  }

  @Test("takes the geometric mean of a transform that is not the same in all directions")
  func transformed() throws {
    let group = Group(
      [stroke(polygon((-5, 10), (45, 10), isClosed: false), width: 2)], transform: .scale(1, 4))
    let bitmap = try painted(.group(group), width: 20, height: 80)
    #expect((0..<80).map { bitmap.alpha(10, $0) }.reduce(0, +) == 4 * 255)
  }
}
