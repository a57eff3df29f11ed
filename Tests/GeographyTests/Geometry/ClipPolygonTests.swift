import Geography
import Support
import Testing

@Suite("Cutting areas") struct ClipPolygonTests {
  private static let square = Clip(minimum: SIMD2(0, 0), maximum: SIMD2(4, 4))

  /// What Sutherland and Hodgman leave of all rings; right as to area.
  private func area(_ clip: Clip, _ rings: [[SIMD2<Double>]]) -> Double {
    rings.reduce(0) { $0 + Ring.area(clip.ring($1)) }
  }

  @Test("An island over a side becomes a bay of one ring") func bay() {
    let sea = [SIMD2(-9.0, -9), SIMD2(9, -9), SIMD2(9, 9), SIMD2(-9, 9)]
    let island = [SIMD2(3.0, 1), SIMD2(3, 3), SIMD2(6, 3), SIMD2(6, 1)]
    let area = Self.square.polygon([sea, island])
    #expect(area.rings.count == 1)
    #expect(Ring.area(area.rings[0]) == 16 - 2)
    #expect(area.outlines == [[SIMD2(4, 1), SIMD2(3, 1), SIMD2(3, 3), SIMD2(4, 3)]])
  }

  @Test("Inside of an area the rectangle is filled, inside of a hole it is empty") func whole() {
    let sea = [SIMD2(-9.0, -9), SIMD2(9, -9), SIMD2(9, 9), SIMD2(-9, 9)]
    let island: [SIMD2<Double>] = sea.reversed().map { $0 / 2 + SIMD2(2, 2) }
    #expect(Self.square.polygon([sea]).rings == [Self.square.corners])
    #expect(Self.square.polygon([sea]).outlines.isEmpty)
    #expect(Self.square.polygon([sea, island]).rings.isEmpty)
  }

  @Test("A ring inside keeps its vertices, and its outline is closed") func inside() {
    let ring = [SIMD2(1.0, 1), SIMD2(3, 1), SIMD2(3, 3)]
    let area = Self.square.polygon([ring])
    #expect(area.rings == [ring])
    #expect(area.outlines == [ring + [ring[0]]])
  }

  @Test("A comb over a side falls into its teeth") func comb() {
    let comb = [
      SIMD2(1.0, -2), SIMD2(3, -2), SIMD2(3, 1), SIMD2(2.5, 1), SIMD2(2.5, -1), SIMD2(1.5, -1), SIMD2(1.5, 1),
      SIMD2(1, 1),
    ]
    let area = Self.square.polygon([comb])
    #expect(area.rings.map { Ring.area($0) } == [0.5, 0.5])
  }

  @Test("Areas with holes keep their area, whatever the rectangle", arguments: 0..<200)
  func holes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let rings = [random.star(12), random.star(8, radius: 4.5).reversed()]
    let clip = random.clip()
    let left = clip.polygon(rings).rings
    #expect(near(left.reduce(0) { $0 + Ring.area($1) }, area(clip, rings), 1e-9), "seed \(seed)")
    #expect(left.joined().allSatisfy { clip.contains($0) }, "seed \(seed)")
  }

  @Test("Vertices and sides on the rectangle's own sides do no harm", arguments: 0..<300)
  func degenerate(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let ring = random.skyline()
    let low = SIMD2(Double.random(in: 0..<8, using: &random).rounded(.down), 0)
    let clip = Clip(minimum: low, maximum: SIMD2(8, Double(Int.random(in: 1...8, using: &random))))
    let left = clip.polygon([ring]).rings
    #expect(near(left.reduce(0) { $0 + Ring.area($1) }, Ring.area(clip.ring(ring)), 1e-9), "seed \(seed)")
    #expect(left.allSatisfy { Ring.area($0) >= 0 }, "seed \(seed)")
  }

  @Test("Outlines are the parts of the rings inside and nothing else", arguments: 0..<60)
  func outlines(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (ring, clip) = (random.star(15), random.clip())
    let expected = clip.line(ring + [ring[0]]).reduce(0) { $0 + length($1) }
    let outlines = clip.polygon([ring]).outlines
    #expect(near(outlines.reduce(0) { $0 + length($1) }, expected, 1e-9), "seed \(seed)")
  }

  @Test("No side of what is left runs back along another", arguments: 0..<60)
  func bridges(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (ring, clip) = (random.star(24), random.clip())
    var sides = Set<[SIMD2<Double>]>()
    for ring in clip.polygon([ring]).rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) { sides.insert([start, end]) }
    }
    #expect(sides.allSatisfy { !sides.contains([$0[1], $0[0]]) }, "seed \(seed)")
  }
}
