import Geography
import Support
import Testing

@Suite("Cutting lines") struct ClipLineTests {
  private static let square = Clip(minimum: SIMD2(0, 0), maximum: SIMD2(4, 4))

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var line: [SIMD2<Double>]
    var parts: [[SIMD2<Double>]]
  }

  @Test(
    "Lines are cut where they cross a side",
    arguments: [
      Case(
        testDescription: "inside", line: [SIMD2(1, 1), SIMD2(3, 3)], parts: [[SIMD2(1, 1), SIMD2(3, 3)]]),
      Case(testDescription: "outside", line: [SIMD2(-1, 5), SIMD2(5, 5)], parts: []),
      Case(testDescription: "past a corner", line: [SIMD2(-2, 1), SIMD2(1, -2)], parts: []),
      Case(
        testDescription: "through", line: [SIMD2(-1, 2), SIMD2(5, 2)], parts: [[SIMD2(0, 2), SIMD2(4, 2)]]),
      Case(
        testDescription: "through two corners", line: [SIMD2(-1, -1), SIMD2(5, 5)],
        parts: [[SIMD2(0, 0), SIMD2(4, 4)]]),
      Case(
        testDescription: "out and in again", line: [SIMD2(2, 1), SIMD2(6, 1), SIMD2(6, 3), SIMD2(2, 3)],
        parts: [[SIMD2(2, 1), SIMD2(4, 1)], [SIMD2(4, 3), SIMD2(2, 3)]]),
      Case(
        testDescription: "touching a side from inside",
        line: [SIMD2(2, 5), SIMD2(2, 2), SIMD2(4, 2), SIMD2(2, 1)],
        parts: [[SIMD2(2, 4), SIMD2(2, 2), SIMD2(4, 2)], [SIMD2(4, 2), SIMD2(2, 1)]]),
      Case(
        testDescription: "touching a side from outside", line: [SIMD2(6, 1), SIMD2(4, 2), SIMD2(6, 3)],
        parts: []),
      Case(testDescription: "along a side", line: [SIMD2(-1, 4), SIMD2(5, 4)], parts: []),
      Case(testDescription: "a single vertex", line: [SIMD2(1, 1)], parts: []),
    ])
  func table(_ row: Case) {
    #expect(Self.square.line(row.line) == row.parts)
  }

  @Test("Four parts of a line are as long as the whole", arguments: 0..<40)
  func lengths(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let line = random.tangle(2 + Int(seed))
    let parts = quarters(at: random.point()).flatMap { $0.line(line) }
    #expect(near(parts.reduce(0) { $0 + length($1) }, length(line), 1e-9), "seed \(seed)")
  }

  @Test("Parts lie inside, and begin and end at a side or an end of the line", arguments: 0..<40)
  func ends(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (line, clip) = (random.tangle(2 + Int(seed)), random.clip())
    for part in clip.line(line) {
      #expect(part.allSatisfy { clip.contains($0) }, "seed \(seed)")
      for end in [part[0], part[part.count - 1]] {
        let isOnSide =
          [clip.minimum.x, clip.maximum.x].contains(end.x)
          || [clip.minimum.y, clip.maximum.y].contains(end.y)
        #expect(isOnSide || end == line.first || end == line.last, "seed \(seed)")
      }
    }
  }
}
