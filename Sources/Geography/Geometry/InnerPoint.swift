/// A point deep inside an area, as far from its sides as can be: where a name stands well.
///
/// The search is the one known as polylabel: squares over the area, the promising ones cut in four, until none could
/// hold a point better by more than the precision.
package struct InnerPoint: Hashable, Sendable {
  /// The point.
  package var point: SIMD2<Double>
  /// Its distance to the nearest side, in the units of the plane.
  package var distance: Double

  /// Searches an area bounded by rings, holes included.
  ///
  /// `precision` is how much better (in units of the plane) another point may be that was not found; it must be
  /// positive. Nothing is found for rings without area.
  package init?(of rings: [[SIMD2<Double>]], precision: Double) {
    guard precision > 0, let outer = rings.first, let bounds = Bounds(outer) else { return nil }
    let size = bounds.maximum - bounds.minimum
    let side = min(size.x, size.y)
    guard side > 0, side.isFinite, max(size.x, size.y) / side < 10_000 else { return nil }
    var queue = InnerPoint.cover(bounds, side: side, rings: rings)
    var best = InnerPoint.Cell(center: (bounds.minimum + bounds.maximum) / 2, half: 0, rings: rings)
    // A bound for coordinates that are no numbers; ten times what the largest country takes.
    for _ in 0..<20_000 {
      guard let cell = queue.popLargest() else { break }
      if cell.distance > best.distance { best = cell }
      if cell.reach - best.distance <= precision { break }
      let half = cell.half / 2
      for offset in [SIMD2(-half, -half), SIMD2(half, -half), SIMD2(-half, half), SIMD2(half, half)] {
        queue.insert(Cell(center: cell.center + offset, half: half, rings: rings))
      }
    }
    guard best.distance > 0 else { return nil }
    (point, distance) = (best.center, best.distance)
  }

  /// The signed distance of a point to the nearest side, negative outside.
  package static func distance(of point: SIMD2<Double>, in rings: [[SIMD2<Double>]]) -> Double {
    var nearest = Double.infinity
    for ring in rings {
      guard var previous = ring.last else { continue }
      for vertex in ring {
        let side = vertex - previous
        var offset = point - previous
        let length = side.x * side.x + side.y * side.y
        if length > 0 {
          let share = min(max((offset.x * side.x + offset.y * side.y) / length, 0), 1)
          offset -= share * side
        }
        nearest = min(nearest, offset.x * offset.x + offset.y * offset.y)
        previous = vertex
      }
    }
    let distance = nearest.squareRoot()
    return Ring.holds(point, in: rings) ? distance : -distance
  }

  private static func cover(_ bounds: Bounds, side: Double, rings: [[SIMD2<Double>]]) -> Queue {
    var queue = Queue()
    var y = bounds.minimum.y
    while y < bounds.maximum.y {
      var x = bounds.minimum.x
      while x < bounds.maximum.x {
        queue.insert(Cell(center: SIMD2(x + side / 2, y + side / 2), half: side / 2, rings: rings))
        x += side
      }
      y += side
    }
    return queue
  }
}

extension InnerPoint {
  /// A square of the search.
  struct Cell {
    var center: SIMD2<Double>
    /// Half its side.
    var half: Double
    /// From the centre to the nearest side of the area.
    var distance: Double
    /// The best that any point of the square could have.
    var reach: Double

    init(center: SIMD2<Double>, half: Double, rings: [[SIMD2<Double>]]) {
      self.center = center
      self.half = half
      distance = InnerPoint.distance(of: center, in: rings)
      reach = distance + half * 2.0.squareRoot()
    }
  }

  /// A binary heap, the square with the largest reach on top.
  struct Queue {
    private var cells: [Cell] = []

    mutating func insert(_ cell: Cell) {
      cells.append(cell)
      var child = cells.count - 1
      while child > 0, cells[child].reach > cells[(child - 1) / 2].reach {
        cells.swapAt(child, (child - 1) / 2)
        child = (child - 1) / 2
      }
    }

    mutating func popLargest() -> Cell? {
      guard let top = cells.first, let last = cells.popLast() else { return nil }
      guard !cells.isEmpty else { return top }
      cells[0] = last
      var parent = 0
      while true {
        var largest = parent
        for child in [2 * parent + 1, 2 * parent + 2] where child < cells.count {
          if cells[child].reach > cells[largest].reach { largest = child }
        }
        if largest == parent { return top }
        cells.swapAt(parent, largest)
        parent = largest
      }
    }
  }
}
