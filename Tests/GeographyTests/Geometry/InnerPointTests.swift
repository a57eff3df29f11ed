import Geography
import Support
import Testing

@Suite("Finding inner points") struct InnerPointTests {
  @Test("Of a square it is the middle") func square() throws {
    let ring = [SIMD2(0.0, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(0, 4)]
    let inner = try #require(InnerPoint(of: [ring], precision: 0.01))
    #expect(inner.point == SIMD2(2, 2) && inner.distance == 2)
  }

  @Test("Of a horseshoe it lies on the horseshoe, where that is broadest") func horseshoe() throws {
    let ring = [
      SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(6, 10), SIMD2(6, 2), SIMD2(2, 2), SIMD2(2, 10),
      SIMD2(0, 10),
    ]
    let inner = try #require(InnerPoint(of: [ring], precision: 0.01))
    #expect(inner.point.x > 7 && Ring.holds(inner.point, in: [ring]))
    #expect(inner.distance > 1.98)
  }

  @Test("A hole is avoided") func hole() throws {
    let ring = [SIMD2(0.0, 0), SIMD2(10, 0), SIMD2(10, 10), SIMD2(0, 10)]
    let hole = [SIMD2(1.0, 1), SIMD2(1, 9), SIMD2(7, 9), SIMD2(7, 1)]
    let inner = try #require(InnerPoint(of: [ring, hole], precision: 0.01))
    #expect(inner.point.x > 7)
  }

  @Test("No other point is deeper inside by more than the precision", arguments: 0..<20)
  func best(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rings = [random.star(14)]
    let inner = try #require(InnerPoint(of: rings, precision: 0.1))
    for _ in 0..<300 {
      let distance = InnerPoint.distance(of: random.point(), in: rings)
      #expect(distance <= inner.distance + 0.1, "seed \(seed)")
    }
  }

  @Test(
    "What has no area, or no numbers, has no inner point",
    arguments: [
      [], [SIMD2(1.0, 1)], [SIMD2(0, 0), SIMD2(5, 5)], [SIMD2(0, 0), SIMD2(1e9, 0), SIMD2(1e9, 1)],
      [SIMD2(.nan, 0), SIMD2(1, .nan), SIMD2(3, 4)], [SIMD2(0, 0), SIMD2(.infinity, 0), SIMD2(1, 1)],
    ])
  func nothing(_ ring: [SIMD2<Double>]) {
    #expect(InnerPoint(of: [ring], precision: 0.1) == nil)
  }
}
