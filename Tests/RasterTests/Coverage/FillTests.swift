import Geography
import Raster
import Scene
import Support
import Testing

@Suite("A fill")
struct FillTests {
  @Test(
    "covers each pixel by the exact area",
    arguments: [
      (0.0, 0.0, 255), (0.5, 0.0, 128), (0.25, 0.5, 96), (0.75, 0.75, 16), (0.999, 0.0, 0),
    ])
  func pixel(_ dx: Double, _ dy: Double, _ expected: Int) throws {
    let bitmap = try painted(fill(rectangle(3 + dx, 5 + dy, 1 - dx, 1 - dy)))
    #expect(bitmap.alpha(3, 5) == expected)
    #expect(bitmap.touchedCount == (expected == 0 ? 0 : 1))
  }

  @Test("of a square turned by any angle covers its area", arguments: [0.0, 7, 14, 30, 45, 60, 71, 89.9])
  func turned(_ degrees: Double) throws {
    let square = rectangle(-10, -10, 20, 20).applying(
      Transform.rotation(degrees: degrees).then(.translation(x: 20.3, y: 19.6)))
    let bitmap = try painted(fill(square))
    // Each touched pixel is off by half a level at most, and by chance to either side.
    #expect(abs(bitmap.coveredArea - 400) < 0.2)
  }

  @Test("has each pixel right to a level, against the polygon cut by the pixel")
  func exact() throws {
    for seed in UInt64(1)...40 {
      var random = SeededGenerator(seed: seed)
      let triangle = polygon(
        (0..<3).map { _ in
          (Double.random(in: -15...55, using: &random), .random(in: -15...55, using: &random))
        })
      let bitmap = try painted(fill(triangle))
      let corners = triangle.points.map { ($0.x, $0.y) }
      for y in 0..<40 {
        for x in 0..<40 {
          let exact = area(cut(corners, x: Double(x), y: Double(y))) * 255
          let message: Comment = "seed \(seed) at \(x),\(y)"
          #expect(abs(Double(bitmap.alpha(x, y)) - exact) <= 0.51, message)
        }
      }
    }
  }

  /// A polygon cut by a pixel, side after side (Sutherland and Hodgman).
  private func cut(_ corners: [(Double, Double)], x: Double, y: Double) -> Path {
    let sides: [(Double, Double, Double)] = [(1, 0, -x), (-1, 0, x + 1), (0, 1, -y), (0, -1, y + 1)]
    let inside = sides.reduce(corners) { corners, side in
      func depth(_ p: (Double, Double)) -> Double { side.0 * p.0 + side.1 * p.1 + side.2 }
      return corners.indices.flatMap { index -> [(Double, Double)] in
        let (a, b) = (corners[index], corners[(index + 1) % corners.count])
        let (da, db) = (depth(a), depth(b))
        let t = da / (da - db)
        let crossing = (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t)
        if da >= 0 { return db >= 0 ? [b] : [crossing] }
        return db >= 0 ? [crossing, b] : []
      }
    }
    return polygon(inside)
  }

  @Test("far thinner than a pixel keeps its area", arguments: [0.02, 0.1, 0.3])
  func sliver(_ width: Double) throws {
    let sliver = polygon((5, 2), (5 + width, 2), (33 + width, 38), (33, 38))
    let bitmap = try painted(fill(sliver))
    #expect(abs(bitmap.coveredArea - 36 * width) < 0.15 * 36 * width + 0.05)
  }

  @Test(
    "that leaves the picture on any side is right inside",
    arguments: [
      (-30.0, 10.0), (30.0, 10.0), (10.0, -30.0), (10.0, 30.0), (-1e6, 10), (10, 1e6), (-30, -30), (30, 30),
    ])
  func outside(_ dx: Double, _ dy: Double) throws {
    // The same shape in a picture so large that nothing is outside, as far as it goes.
    let shape = polygon((0, 0), (20, 3), (17, 22), (-4, 15))
    let moved = shape.applying(.translation(x: dx, y: dy))
    let bitmap = try painted(fill(moved))
    let whole = try painted(fill(moved.applying(.translation(x: 100, y: 100))), width: 240, height: 240)
    for y in 0..<40 {
      for x in 0..<40 { #expect(abs(bitmap.alpha(x, y) - whole.alpha(x + 100, y + 100)) <= 1) }
    }
  }

  @Test("that surrounds the picture covers all of it")
  func around() throws {
    let bitmap = try painted(fill(polygon((-100, -70), (900, -300), (700, 800), (-40, 500))))
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test("of touching shapes shows no seam, whatever their edges", arguments: [1.0, 0.4])
  func seams(_ opacity: Double) throws {
    for seed in UInt64(1)...20 {
      var random = SeededGenerator(seed: seed)
      // A fan of triangles round a point: together they fill the picture.
      let center = (Double.random(in: 5...35, using: &random), Double.random(in: 5...35, using: &random))
      let rim = (0..<23).map { index in
        let turn = Transform.rotation(degrees: Double(index) * 360 / 23).apply(ViewPoint(x: 90, y: 0))
        return (center.0 + turn.x, center.1 + turn.y)
      }
      let fan = rim.indices.map { polygon(center, rim[$0], rim[($0 + 1) % rim.count]) }
      let bitmap = try painted(
        .fill(Fill(fan, paint: .color(Color(200, 60, 20, alpha: opacity)))), background: .white)
      #expect(Set(bitmap.pixels).count == 1, "seed \(seed)")
    }
  }

  @Test("of overlapping shapes is as dark as one of them")
  func overlap() throws {
    let bitmap = try painted(
      fill(rectangle(0, 0, 20, 20), rectangle(10, 0, 20, 20), color: Color.black.opacity(0.5)))
    #expect(Set(bitmap.alphas(row: 5)) == [128, 0])
  }

  @Test("leaves holes by direction or by number")
  func holes() throws {
    let ring = rectangle(5, 5, 20, 20)
    let same = rectangle(10, 10, 10, 10)
    let turned = polygon((10, 10), (10, 20), (20, 20), (20, 10))
    #expect(try painted(fill(ring, same)).alpha(15, 15) == 255)
    #expect(try painted(fill(ring, turned)).alpha(15, 15) == 0)
    #expect(try painted(fill(ring, same, rule: .evenOdd)).alpha(15, 15) == 0)
    #expect(try painted(fill(ring, same, rule: .evenOdd)).alpha(7, 15) == 255)
    #expect(try painted(fill(ring, same, rectangle(13, 13, 3, 3), rule: .evenOdd)).alpha(14, 14) == 255)
  }

  @Test("closes open subpaths and follows curves")
  func curves() throws {
    let open = polygon((5, 5), (25, 5), (25, 25), isClosed: false)
    #expect(abs(try painted(fill(open)).coveredArea - 200) < 0.2)
    let disc = try painted(.disc(Disc(center: ViewPoint(x: 20.2, y: 19.7), radius: 15, color: .black)))
    // Pieces lie within the curve by 0.02 pixels at most, two thirds of that in the mean.
    #expect(abs(disc.coveredArea - .pi * 225 + 0.6) < 0.7)
  }

  @Test("goes on where a subpath began after closing it, and starts by itself without a move")
  func implicitMoves() throws {
    var path = Path()
    path.line(to: ViewPoint(x: 10, y: 10))
    path.line(to: ViewPoint(x: 20, y: 10))
    path.line(to: ViewPoint(x: 20, y: 20))
    path.close()
    path.line(to: ViewPoint(x: 10, y: 20))
    path.line(to: ViewPoint(x: 0, y: 20))
    path.close()
    #expect(abs(try painted(fill(path)).coveredArea - 100) < 0.2)
  }

  @Test("with a gradient has the colours of its ends beyond them and mixes between")
  func gradient() throws {
    let gradient = LinearGradient(
      start: ViewPoint(x: 10, y: 0), end: ViewPoint(x: 30, y: 0),
      stops: [.init(location: 0, color: Color(200, 0, 100)), .init(location: 1, color: Color(0, 80, 50))])
    let bitmap = try painted(.fill(Fill([rectangle(0, 0, 40, 40)], paint: .linearGradient(gradient))))
    #expect(bitmap[0, 3] == Bitmap.Pixel(red: 200, green: 0, blue: 100, alpha: 255))
    #expect(bitmap[9, 3] == bitmap[0, 3])
    #expect(bitmap[30, 3] == Bitmap.Pixel(red: 0, green: 80, blue: 50, alpha: 255))
    #expect(bitmap[39, 3] == bitmap[30, 3])
    // Half a pixel after the middle of 20.
    #expect(bitmap[20, 3] == Bitmap.Pixel(red: 95, green: 42, blue: 74, alpha: 255))
  }

  @Test("with a long gradient differs from the exact colour by less than a level")
  func longGradient() throws {
    let gradient = LinearGradient(
      start: .zero, end: ViewPoint(x: 400, y: 0),
      stops: [.init(location: 0, color: .black), .init(location: 1, color: Color(20, 20, 20))])
    let bitmap = try painted(
      .fill(Fill([rectangle(0, 0, 400, 40)], paint: .linearGradient(gradient))), width: 400)
    for left in stride(from: 0, to: 400, by: 8) {
      var (sum, exactSum) = (0.0, 0.0)
      for x in left..<left + 8 {
        let exact = (Double(x) + 0.5) / 20
        let column = (0..<40).map { Double(bitmap[x, $0]?.red ?? 255) }
        #expect(column.allSatisfy { abs($0 - exact) < 1 })
        sum += column.reduce(0, +)
        exactSum += exact * 40
      }
      // Over whole matrices the noise leaves the mean where it was.
      #expect(abs(sum - exactSum) / 320 < 0.02)
    }
  }
}
