import Geography
import Support
import Testing

@Suite("Measuring rings") struct RingTests {
  private static let square = [SIMD2(0.0, 0), SIMD2(2, 0), SIMD2(2, 2), SIMD2(0, 2)]

  @Test("Clockwise with y down is positive, and a turn changes nothing") func area() {
    #expect(Ring.area(Self.square) == 4)
    #expect(Ring.area(Self.square.reversed()) == -4)
    #expect(Ring.area(Array(Self.square[2...] + Self.square[..<2])) == 4)
    #expect(Ring.area([SIMD2(1, 1), SIMD2(5, 5)]) == 0)
    #expect(Ring.area([]) == 0)
  }

  @Test("A small ring far out keeps its area") func far() {
    #expect(near(Ring.area(Self.square.map { $0 * 1e-3 + SIMD2(1e6, 1e6) }), 4e-6, 1e-12))
  }

  @Test("A hole takes points out of an area") func holds() {
    let hole: [SIMD2<Double>] = Self.square.reversed().map { $0 / 4 + SIMD2(0.5, 0.5) }
    #expect(Ring.holds(SIMD2(0.2, 0.2), in: [Self.square, hole]))
    #expect(!Ring.holds(SIMD2(0.7, 0.7), in: [Self.square, hole]))
    #expect(!Ring.holds(SIMD2(3, 1), in: [Self.square, hole]))
  }

  @Test("A hole goes to the smallest ring round it, one without to nobody") func polygons() {
    let sea = Self.square.map { $0 * 10 }
    let island: [SIMD2<Double>] = Self.square.reversed().map { $0 * 3 + SIMD2(4, 4) }
    let lake = Self.square.map { $0 + SIMD2(5, 5) }
    let rock: [SIMD2<Double>] = Self.square.reversed().map { $0 / 4 + SIMD2(5.5, 5.5) }
    let stray: [SIMD2<Double>] = Self.square.reversed().map { $0 + SIMD2(50, 50) }
    let polygons = Ring.polygons([rock, sea, stray, lake, island])
    #expect(polygons == [[sea, island], [lake, rock]])
  }
}
