import Geography
import Support
import Testing

@testable import Cartography

@Suite("Joining the pieces of a street")
struct LineJoinerTests {
  private func line(_ points: (Double, Double)...) -> [WorldPoint] {
    points.map { WorldPoint(x: $0.0, y: $0.1) }
  }

  @Test("Pieces join end to end, whichever way each runs")
  func directions() {
    let whole = line((0, 0), (10, 0), (20, 1), (30, 0))
    let pieces = [line((10, 0), (0, 0)), line((20, 1), (30, 0)), line((20, 1), (10, 0))]
    let joined = LineJoiner.joined(pieces)
    #expect(joined == [whole] || joined == [whole.reversed()])
  }

  @Test("Where more than two meet, the straightest go on")
  func crossing() {
    let joined = LineJoiner.joined([
      line((0, 0), (10, 0)), line((10, 0), (10, 10)), line((10, 0), (20, 1)), line((10, 0), (11, -10)),
    ])
    #expect(joined.count == 2)
    #expect(joined.contains(line((0, 0), (10, 0), (20, 1))))
    #expect(joined.contains(line((11, -10), (10, 0), (10, 10))))
  }

  @Test("A ring is gone round once, and what meets nothing stays")
  func ring() {
    let joined = LineJoiner.joined([
      line((0, 0), (10, 0)), line((50, 50), (60, 50)), line((10, 10), (10, 0)), line((10, 10), (0, 0)),
    ])
    #expect(joined.map(\.count).sorted() == [2, 4])
    let ring = joined.first { $0.count == 4 }
    #expect(ring?.first == ring?.last)
  }

  @Test("No piece is lost or used twice", arguments: [1, 2, 3] as [UInt64])
  func everything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func spot() -> WorldPoint {
      WorldPoint(
        x: Double(Int.random(in: 0..<6, using: &random)), y: Double(Int.random(in: 0..<6, using: &random)))
    }
    let pieces = (0..<60).map { _ in [spot(), spot()] }
    let joined = LineJoiner.joined(pieces)
    func segments(_ lines: [[WorldPoint]]) -> [[Double]] {
      lines.flatMap { line in
        zip(line, line.dropFirst()).map { one, other in
          let (low, high) = (one.x, one.y) < (other.x, other.y) ? (one, other) : (other, one)
          return [low.x, low.y, high.x, high.y]
        }
      }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(segments(joined) == segments(pieces), "seed \(seed)")
    #expect(joined.count < pieces.count)
  }
}
