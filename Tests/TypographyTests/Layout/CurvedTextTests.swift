import Geography
import Testing
import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Text along lines")
struct CurvedTextTests {
  let text = FontLibrary.bundled.shape("Boulevard", TextAttributes(size: 12))

  private func line(_ points: (Double, Double)...) -> [ViewPoint] {
    points.map { ViewPoint(x: $0.0, y: $0.1) }
  }

  @Test("On a level line the text is straight, its x-height's middle on the line")
  func level() throws {
    let curved = try #require(text.along(line((0, 50), (100, 50), (200, 50)), center: 100))
    #expect(curved.turn == 0)
    #expect(!curved.isReversed)
    for (placed, shaped) in zip(curved.glyphs, text.glyphs) {
      #expect(placed.angle == 0)
      #expect(abs(placed.x - (100 - text.width / 2 + shaped.x)) < 1e-9)
      #expect(abs(placed.y - (50 + text.middle)) < 1e-9)
    }
  }

  @Test("A line drawn backward gives the same picture")
  func backward() throws {
    let forward = line((0, 50), (120, 40), (240, 60))
    let one = try #require(text.along(forward, center: 100))
    let legs: [Double] = [14_500, 14_800]
    let length = legs[0].squareRoot() + legs[1].squareRoot()
    let other = try #require(text.along(forward.reversed(), center: length - 100))
    #expect(other.isReversed)
    for (a, b) in zip(one.glyphs, other.glyphs) {
      #expect(abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9 && abs(a.angle - b.angle) < 1e-9)
    }
    let turned = try #require(text.along(forward.reversed(), center: length - 100, keepsUpright: false))
    #expect(!turned.isReversed)
    #expect(abs(abs(turned.glyphs[0].angle) - 180) < 20)
  }

  @Test("Text on an upright line reads upward, whichever way the line runs")
  func upright() throws {
    for points in [line((10, 0), (10, 200)), line((10, 200), (10, 0))] {
      let curved = try #require(text.along(points, center: 100))
      #expect(curved.glyphs.allSatisfy { $0.angle == -90 })
      // The baseline lies right of the line, as the letters stand on their side.
      #expect(curved.glyphs.allSatisfy { abs($0.x - 10 - text.middle) < 1e-9 })
    }
  }

  @Test("On a circle each glyph's middle lies on it and its turn follows the tangent")
  func circle() throws {
    let radius = 100.0
    let points = (0...180).map { step in
      let angle = Double(step) * .pi / 180
      return ViewPoint(x: -radius * cos(angle), y: -radius * sin(angle))
    }
    let curved = try #require(text.along(points, center: 150))
    for (placed, shaped) in zip(curved.glyphs, text.glyphs) {
      let back = Transform.rotation(degrees: placed.angle)
        .apply(ViewPoint(x: shaped.x - shaped.middle, y: shaped.y + text.middle))
      let middle = ViewPoint(x: placed.x - back.x, y: placed.y - back.y)
      #expect(abs((middle.x * middle.x + middle.y * middle.y).squareRoot() - radius) < 0.02)
      let tangent = atan2(middle.x, -middle.y) * 180 / .pi
      #expect(abs(tangent - placed.angle) < 0.6)
    }
    let expected = (text.glyphs[8].middle - text.glyphs[0].middle) / radius * 180 / .pi
    #expect(abs(curved.turn - expected) < 1)
  }

  @Test("A corner sharper than allowed has no room for text")
  func corner() {
    let corner = line((0, 0), (100, 0), (100, 100))
    #expect(text.along(corner, center: 100, maxAngle: 30) == nil)
    #expect(text.along(corner, center: 40, maxAngle: 30) != nil)
    #expect(text.along(corner, center: 100, maxAngle: 90) != nil)
  }

  @Test("Text that does not fit a line is not laid on it")
  func tooLong() {
    #expect(text.along(line((0, 0), (text.width - 1, 0)), center: text.width / 2) == nil)
    #expect(text.along(line((0, 0), (200, 0)), center: text.width / 2 - 1) == nil)
    #expect(text.along(line((0, 0), (200, 0)), center: 201 - text.width / 2) == nil)
    #expect(text.along(line((0, 0), (200, 0)), center: 199 - text.width / 2) != nil)
  }

  @Test("Lines without length and numbers that are none have no room for text")
  func broken() {
    #expect(text.along([], center: 0) == nil)
    #expect(text.along(line((1, 1)), center: 0) == nil)
    #expect(text.along(line((1, 1), (1, 1)), center: 0) == nil)
    #expect(text.along(line((0, 0), (.nan, 0)), center: 50) == nil)
    #expect(text.along(line((0, 0), (.infinity, 0)), center: 50) == nil)
    #expect(text.along(line((0, 0), (200, 0)), center: .nan) == nil)
  }

  @Test("Repeated points change nothing")
  func repeated() {
    let once = text.along(line((0, 0), (100, 10), (200, 0)), center: 100)
    #expect(once != nil)
    #expect(text.along(line((0, 0), (0, 0), (100, 10), (100, 10), (200, 0), (200, 0)), center: 100) == once)
  }
}
