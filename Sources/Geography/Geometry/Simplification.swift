/// Leaves out the vertices that a line can do without, as Douglas and Peucker do.
///
/// No point of the line given lies farther than the tolerance from the result. What is kept of a ring depends on
/// the ring alone, not on where it is cut afterwards: neighbouring tiles agree if it is simplified before.
package struct Simplification: Sendable {
  /// The largest distance, in the units of the plane, that a vertex left out may have from the result.
  package var tolerance: Double

  /// Makes a simplification; a tolerance of 0 takes out only what lies on a straight line.
  package init(tolerance: Double) {
    self.tolerance = tolerance
  }

  /// The line with fewer vertices; its ends stay.
  package func line(_ line: [SIMD2<Double>]) -> [SIMD2<Double>] {
    guard line.count > 2 else { return line }
    var keeps = [Bool](repeating: false, count: line.count)
    keeps[0] = true
    keeps[line.count - 1] = true
    mark(line, from: 0, to: line.count - 1, in: &keeps)
    return line.indices.filter { keeps[$0] }.map { line[$0] }
  }

  /// The ring with fewer vertices, where those that `isFixed` names stay.
  ///
  /// A ring without fixed vertices keeps its first one and the one farthest from it. The result may have
  /// fewer than three vertices: then the ring was thinner than the tolerance.
  package func ring(
    _ ring: [SIMD2<Double>], keeping isFixed: (SIMD2<Double>) -> Bool = { _ in false }
  ) -> [SIMD2<Double>] {
    guard ring.count > 3 else { return ring }
    var anchors = ring.indices.filter { isFixed(ring[$0]) }
    if anchors.count < 2 { anchors = Simplification.anchors(of: ring, besides: anchors.first ?? 0) }
    let start = anchors[0]
    let turned = Array(ring[start...] + ring[...start])
    var keeps = [Bool](repeating: false, count: turned.count)
    let stops = anchors.map { $0 - start } + [ring.count]
    for stop in stops { keeps[stop] = true }
    for (from, to) in zip(stops, stops.dropFirst()) { mark(turned, from: from, to: to, in: &keeps) }
    return ring.indices.filter { keeps[$0] }.map { turned[$0] }
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

  /// Marks what must stay between two vertices that do.
  ///
  /// With a stack of its own: coasts are long.
  private func mark(_ line: [SIMD2<Double>], from: Int, to: Int, in keeps: inout [Bool]) {
    var stack = [(from, to)]
    while let (start, end) = stack.popLast() {
      guard end - start > 1 else { continue }
      var (farthest, most) = (start, tolerance * tolerance)
      for index in (start + 1)..<end {
        let distance = Simplification.squaredDistance(from: line[index], to: line[start], line[end])
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
