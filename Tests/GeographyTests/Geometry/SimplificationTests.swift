import Geography
import Support
import Testing

@Suite("Simplifying lines") struct SimplificationTests {
  @Test("Vertices on a straight line go, ends stay") func straight() {
    let line = [SIMD2(0.0, 0), SIMD2(1, 1), SIMD2(3, 3), SIMD2(7, 7)]
    #expect(Simplification(tolerance: 0).line(line) == [SIMD2(0, 0), SIMD2(7, 7)])
    #expect(Simplification(tolerance: 9).line([SIMD2(1, 1)]) == [SIMD2(1, 1)])
  }

  @Test("A spike goes below the tolerance and stays above it", arguments: [(0.9, 3), (1.1, 2)])
  func spike(tolerance: Double, count: Int) {
    #expect(
      Simplification(tolerance: tolerance).line([SIMD2(0, 0), SIMD2(2, 1), SIMD2(4, 0)]).count == count)
  }

  @Test("The factor makes the tolerance wider where it says so") func factor() {
    let line = [SIMD2(0.0, 0), SIMD2(2, 1), SIMD2(4, 0), SIMD2(6, 1), SIMD2(8, 0)]
    let simplification = Simplification(tolerance: 0.5) { $0.x < 4 ? 3 : 1 }
    #expect(simplification.line(line) == [SIMD2(0, 0), SIMD2(4, 0), SIMD2(6, 1), SIMD2(8, 0)])
  }

  @Test("No vertex of the line is farther from the result than the tolerance", arguments: 0..<40)
  func distance(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let line = random.tangle(60)
    let result = Simplification(tolerance: 2).line(line)
    for vertex in line {
      let there = result + result.reversed()
      #expect(abs(InnerPoint.distance(of: vertex, in: [there])) <= 2 + 1e-12, "seed \(seed)")
    }
    #expect(result.first == line.first && result.last == line.last, "seed \(seed)")
    #expect(result.count < line.count, "seed \(seed)")
  }

  @Test("A ring keeps its fixed vertices and the order of all", arguments: 0..<20)
  func fixed(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ring = random.star(60)
    let isFixed: (SIMD2<Double>) -> Bool = { $0.x > 6 }
    let result = Simplification(tolerance: 4).ring(ring, keeping: isFixed)
    #expect(ring.filter(isFixed).allSatisfy { result.contains($0) }, "seed \(seed)")
    #expect(result.count < ring.count && Ring.area(result) > 0, "seed \(seed)")
  }

  @Test("A ring thinner than the tolerance falls together") func thin() {
    let ring = [SIMD2(0.0, 0), SIMD2(5, 0.1), SIMD2(10, 0), SIMD2(5, -0.1)]
    #expect(Simplification(tolerance: 1).ring(ring).count == 2)
  }
}
