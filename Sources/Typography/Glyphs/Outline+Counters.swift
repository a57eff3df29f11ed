import CFreeType

extension FT_Outline {
  /// Takes out the counters that a halo of a radius (in 64ths of a pixel) fills to the last point.
  ///
  /// FreeType's stroker turns such a counter inside out and leaves a hole in its middle. A counter is closed
  /// if it is no wider or no higher than twice the radius, or if the radius reaches twice its area over its
  /// length, which for convex shapes is never less than the radius of the largest disc inside.
  mutating func dropCounters(closedBy radius: Double) {
    guard n_contours > 1, let points, let tags, let contours else { return }
    let shapes = (0..<Int(n_contours)).map { ContourShape(self, $0) }
    let isPositive = shapes.reduce(0) { $0 + $1.area } > 0
    var (kept, keptPoints) = (0, 0)
    for shape in shapes {
      let isCounter = (shape.area > 0) != isPositive
      if isCounter && shape.isClosed(by: radius) { continue }
      for point in shape.range {
        points[keptPoints] = points[point]
        tags[keptPoints] = tags[point]
        keptPoints += 1
      }
      contours[kept] = .init(keptPoints - 1)
      kept += 1
    }
    n_contours = .init(kept)
    n_points = .init(keptPoints)
  }
}

/// Measures of the polygon of a contour's points, controls included.
private struct ContourShape {
  var range: Range<Int>
  var area = 0.0
  var length = 0.0
  var width = 0.0
  var height = 0.0

  init(_ outline: FT_Outline, _ index: Int) {
    let start = index == 0 ? 0 : Int(outline.contours[index - 1]) + 1
    let end = Int(outline.contours[index]) + 1
    range = start..<max(start, end)
    guard var last = range.last.map({ outline.points[$0] }) else { return }
    var (low, high) = (last, last)
    for place in range {
      let point = outline.points[place]
      area += (Double(last.x) * Double(point.y) - Double(point.x) * Double(last.y)) / 2
      let (dx, dy) = (Double(point.x - last.x), Double(point.y - last.y))
      length += (dx * dx + dy * dy).squareRoot()
      low = FT_Vector(x: min(low.x, point.x), y: min(low.y, point.y))
      high = FT_Vector(x: max(high.x, point.x), y: max(high.y, point.y))
      last = point
    }
    width = Double(high.x - low.x)
    height = Double(high.y - low.y)
  }

  func isClosed(by radius: Double) -> Bool {
    min(width, height) <= 2 * radius || radius * length >= 2 * abs(area)
  }
}
