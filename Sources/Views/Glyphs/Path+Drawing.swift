import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  /// Several outlines as one.
  init(_ parts: [Path]) {
    self.init()
    for part in parts { append(part) }
  }

  /// A line of some width with round ends, clockwise as seen.
  static func bar(from start: ViewPoint, to end: ViewPoint, width: Double) -> Path {
    let heading = atan2(end.y - start.y, end.x - start.x) * 180 / .pi
    var path = Path()
    path.addArc(center: start, radius: width / 2, from: heading + 90, to: heading + 270)
    path.addArc(center: end, radius: width / 2, from: heading - 90, to: heading + 90)
    path.close()
    return path
  }

  /// Adds an arc, with a line to where it starts, or a move at the beginning.
  mutating func addArc(center: ViewPoint, radius: Double, from start: Double, to end: Double) {
    let first = ViewPoint.at(radius, degrees: start, from: center)
    if isEmpty { move(to: first) } else { line(to: first) }
    arc(center: center, radius: radius, from: start, to: end)
  }

  /// The part on one side of a line through `point`: the side to which `normal` points.
  ///
  /// Curves become short lines, which is good enough up to some hundred pixels.
  func clipped(through point: ViewPoint, normal: ViewPoint) -> Path {
    func height(_ p: ViewPoint) -> Double { (p.x - point.x) * normal.x + (p.y - point.y) * normal.y }
    let rings = flattenedRings().map { ring in
      var kept: [ViewPoint] = []
      for (corner, next) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let (here, there) = (height(corner), height(next))
        if here >= 0 { kept.append(corner) }
        guard (here >= 0) != (there >= 0) else { continue }
        let t = here / (here - there)
        kept.append(
          ViewPoint(x: corner.x + (next.x - corner.x) * t, y: corner.y + (next.y - corner.y) * t))
      }
      return kept
    }
    return Path(rings.map { .polygon($0) })
  }

  /// The corners of each ring, curves as 24 lines each.
  private func flattenedRings() -> [[ViewPoint]] {
    var rings: [[ViewPoint]] = []
    var ring: [ViewPoint] = []
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        rings.append(ring)
        ring = [points[next]]
        next += 1
      case .line:
        ring.append(points[next])
        next += 1
      case .cubic:
        let curve = Cubic(points[next - 1], points[next], points[next + 1], points[next + 2])
        for step in 1...24 { ring.append(curve.point(at: Double(step) / 24)) }
        next += 3
      case .close: break
      }
    }
    rings.append(ring)
    return rings.filter { !$0.isEmpty }
  }
}

extension ViewPoint {
  /// The point at a distance from another, at an angle in degrees: 0 to the right, 90 down.
  static func at(_ distance: Double, degrees: Double, from origin: ViewPoint) -> ViewPoint {
    let turn = Transform.rotation(degrees: degrees)
    return ViewPoint(x: origin.x + distance * turn.a, y: origin.y + distance * turn.b)
  }
}
