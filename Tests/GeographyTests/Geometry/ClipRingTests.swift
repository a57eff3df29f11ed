import Geography
import Support
import Testing

@Suite("Cutting rings") struct ClipRingTests {
  private static let square = Clip(minimum: SIMD2(0, 0), maximum: SIMD2(4, 4))

  @Test("A ring inside comes back vertex by vertex") func inside() {
    let ring = [SIMD2(1.0, 1), SIMD2(3, 1), SIMD2(4, 4)]
    #expect(Self.square.ring(ring) == ring)
  }

  @Test(
    "A ring that does not reach the rectangle leaves nothing",
    arguments: [
      [SIMD2(5.0, 1), SIMD2(6, 1), SIMD2(6, 2)],
      // Past a corner: the bounds meet, the areas do not.
      [SIMD2(3.5, -2), SIMD2(6, 0.5), SIMD2(6, -2)],
      [],
    ])
  func outside(_ ring: [SIMD2<Double>]) {
    #expect(Ring.area(Self.square.ring(ring)) == 0)
  }

  @Test("A triangle over one side is cut to the shape one draws by hand") func triangle() {
    let ring = [SIMD2(2.0, 1), SIMD2(6, 1), SIMD2(2, 3)]
    #expect(Self.square.ring(ring) == [SIMD2(2, 1), SIMD2(4, 1), SIMD2(4, 2), SIMD2(2, 3)])
  }

  @Test("Four parts of a ring have the area of the whole, even of one that crosses itself", arguments: 0..<40)
  func parts(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ring = random.tangle(3 + Int(seed))
    let sum = quarters(at: random.point()).reduce(0) { $0 + Ring.area($1.ring(ring)) }
    #expect(near(sum, Ring.area(ring), 1e-9), "seed \(seed)")
  }

  @Test("Nothing that is left lies outside", arguments: 0..<40)
  func bounds(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (ring, clip) = (random.tangle(3 + Int(seed)), random.clip())
    #expect(clip.ring(ring).allSatisfy { clip.contains($0) }, "seed \(seed)")
  }

  @Test("Where a ring begins does not change the area that is left", arguments: 0..<40)
  func turns(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (ring, clip) = (random.star(9), random.clip())
    let area = Ring.area(clip.ring(ring))
    for start in ring.indices {
      let turned = Array(ring[start...] + ring[..<start])
      #expect(near(Ring.area(clip.ring(turned)), area, 1e-9), "seed \(seed), start \(start)")
    }
  }

  @Test("A point inside of both the ring and the rectangle stays inside", arguments: 0..<40)
  func points(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (ring, clip) = (random.star(11), random.clip())
    let left = clip.ring(ring)
    for _ in 0..<50 {
      let point = random.point()
      let expected = clip.contains(point) && Ring.holds(point, in: [ring])
      #expect(Ring.holds(point, in: [left]) == expected, "seed \(seed), \(point)")
    }
  }
}
