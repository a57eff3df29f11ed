/// Leaves out the vertices that a line can do without, as Douglas and Peucker do.
///
/// No vertex left out lies farther than the tolerance from the result. What is kept of a ring depends on the ring
/// alone, not on where it is cut afterwards: neighbouring tiles agree if it is simplified before.
package struct Simplification: Sendable {
  /// The largest distance, in the units of the plane, that a vertex left out may have from the result.
  package var tolerance: Double
  /// How many times the tolerance a vertex may be off, by where it lies; once everywhere if nothing is given.
  ///
  /// On a Mercator map the inverse cosine of the latitude makes the tolerance one on the ground.
  package var factor: (@Sendable (SIMD2<Double>) -> Double)?

  /// Makes a simplification; a tolerance of 0 takes out only what lies on a straight line.
  package init(tolerance: Double, factor: (@Sendable (SIMD2<Double>) -> Double)? = nil) {
    self.tolerance = tolerance
    self.factor = factor
  }

  /// The line with fewer vertices; its ends stay.
  package func line(_ line: [SIMD2<Double>]) -> [SIMD2<Double>] {
    guard line.count > 2 else { return line }
    var work = Work(line, self)
    work.mark(from: 0, to: line.count - 1)
    return work.kept(upTo: line.count)
  }

  /// The ring with fewer vertices, where those that `isFixed` names stay.
  ///
  /// A ring without two such vertices keeps its first one, or the one named, and the one farthest from it. The
  /// result may have fewer than three vertices: then the ring was thinner than the tolerance.
  package func ring(
    _ ring: [SIMD2<Double>], keeping isFixed: (SIMD2<Double>) -> Bool = { _ in false }
  ) -> [SIMD2<Double>] {
    guard ring.count > 3 else { return ring }
    var anchors = ring.indices.filter { isFixed(ring[$0]) }
    if anchors.count < 2 { anchors = Simplification.anchors(of: ring, besides: anchors.first ?? 0) }
    let start = anchors[0]
    var work = Work(Array(ring[start...] + ring[...start]), self)
    let stops = anchors.map { $0 - start } + [ring.count]
    for (from, to) in zip(stops, stops.dropFirst()) { work.mark(from: from, to: to) }
    return work.kept(upTo: ring.count)
  }

  private static func anchors(of ring: [SIMD2<Double>], besides first: Int) -> [Int] {
    var (farthest, most) = (first, -1.0)
    for index in ring.indices {
      let offset = ring[index] - ring[first]
      let distance = offset.x * offset.x + offset.y * offset.y
      if distance > most { (farthest, most) = (index, distance) }
    }
    return [min(first, farthest), max(first, farthest)]
  }
}

extension Simplification {
  /// A line with marks on the vertices to keep.
  private struct Work {
    private let line: [SIMD2<Double>]
    private let threshold: Double
    /// What squared distances are multiplied with before they are compared.
    private let weights: [Double]?
    private var keeps: [Bool]

    init(_ line: [SIMD2<Double>], _ simplification: Simplification) {
      self.line = line
      threshold = simplification.tolerance * simplification.tolerance
      weights = simplification.factor.map { factor in
        line.map { vertex in
          let factor = factor(vertex)
          return 1 / (factor * factor)
        }
      }
      keeps = [Bool](repeating: false, count: line.count)
    }

    /// The vertices marked among the first `count`.
    func kept(upTo count: Int) -> [SIMD2<Double>] {
      (0..<count).filter { keeps[$0] }.map { line[$0] }
    }

    /// Marks two vertices and what must stay between them.
    ///
    /// With a stack of its own: coasts are long.
    mutating func mark(from: Int, to: Int) {
      keeps[from] = true
      keeps[to] = true
      var stack = [(from, to)]
      while let (start, end) = stack.popLast() {
        guard end - start > 1 else { continue }
        var (farthest, most) = (start, threshold)
        for index in (start + 1)..<end {
          var distance = Work.squaredDistance(from: line[index], to: line[start], line[end])
          if let weights { distance *= weights[index] }
          if distance > most { (farthest, most) = (index, distance) }
        }
        guard farthest > start else { continue }
        keeps[farthest] = true
        stack.append((start, farthest))
        stack.append((farthest, end))
      }
    }

    @inline(__always)
    private static func squaredDistance(
      from point: SIMD2<Double>, to start: SIMD2<Double>, _ end: SIMD2<Double>
    ) -> Double {
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      var (x, y) = (point.x - start.x, point.y - start.y)
      let length = dx * dx + dy * dy
      if length > 0 {
        let share = min(max((x * dx + y * dy) / length, 0), 1)
        x -= share * dx
        y -= share * dy
      }
      return x * x + y * y
    }
  }
}
