public import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  /// A rectangle, clockwise as seen.
  public static func rectangle(_ box: ViewRect) -> Path {
    polygon([
      ViewPoint(x: box.minX, y: box.minY), ViewPoint(x: box.maxX, y: box.minY),
      ViewPoint(x: box.maxX, y: box.maxY), ViewPoint(x: box.minX, y: box.maxY),
    ])
  }

  /// A closed ring of straight lines.
  public static func polygon(_ points: [ViewPoint]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if !points.isEmpty { path.close() }
    return path
  }

  /// A circle, clockwise as seen, or the other way round for a hole.
  public static func circle(center: ViewPoint, radius: Double, clockwise: Bool = true) -> Path {
    var path = Path()
    path.move(to: ViewPoint(x: center.x + radius, y: center.y))
    path.arc(center: center, radius: radius, from: 0, to: clockwise ? 360 : -360)
    path.close()
    return path
  }

  /// A closed ring whose corners are rounded by circles of a radius that touch both sides.
  ///
  /// `radii` holds one radius a corner; the last one given holds for the rest.
  public static func roundedPolygon(_ points: [ViewPoint], radii: [Double]) -> Path {
    var path = Path()
    for (index, corner) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let radius = index < radii.count ? radii[index] : radii.last ?? 0
      path.round(corner, between: before, and: after, radius: radius, starts: index == 0)
    }
    if !points.isEmpty { path.close() }
    return path
  }

  /// Adds a part of a circle, from where the path ends, between two angles in degrees.
  ///
  /// 0 points right, 90 down; a falling angle runs anticlockwise. The path must end where the arc starts.
  /// Each cubic spans at most 90 degrees, which keeps it within 0.03 % of the radius.
  public mutating func arc(center: ViewPoint, radius: Double, from start: Double, to end: Double) {
    let count = max(1, Int((abs(end - start) / 90).rounded(.up)))
    let step = (end - start) / Double(count)
    let handle = 4.0 / 3 * tan(step * .pi / 180 / 4) * radius
    for index in 0..<count {
      let from = Transform.rotation(degrees: start + step * Double(index))
      let to = Transform.rotation(degrees: start + step * Double(index + 1))
      // A rotation's columns are the directions outward and along the arc.
      let first = ViewPoint(x: center.x + radius * from.a, y: center.y + radius * from.b)
      let last = ViewPoint(x: center.x + radius * to.a, y: center.y + radius * to.b)
      cubic(
        ViewPoint(x: first.x + handle * from.c, y: first.y + handle * from.d),
        ViewPoint(x: last.x - handle * to.c, y: last.y - handle * to.d), to: last)
    }
  }

  /// Adds a corner rounded by a circle that touches both sides, coming from `before` and leaving towards `after`.
  public mutating func round(
    _ corner: ViewPoint, between before: ViewPoint, and after: ViewPoint, radius: Double, starts: Bool = false
  ) {
    let arriving = atan2(corner.y - before.y, corner.x - before.x) * 180 / .pi
    let leaving = atan2(after.y - corner.y, after.x - corner.x) * 180 / .pi
    var turn = leaving - arriving
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let direction = Transform.rotation(degrees: arriving)
    let reach = radius * abs(tan(turn * .pi / 360))
    let touch = ViewPoint(x: corner.x - reach * direction.a, y: corner.y - reach * direction.b)
    if starts { move(to: touch) } else { line(to: touch) }
    guard radius > 0, turn != 0 else { return }
    // The middle lies beside the path, on the side to which it turns.
    let side: Double = turn > 0 ? 1 : -1
    let center = ViewPoint(
      x: touch.x + side * radius * direction.c, y: touch.y + side * radius * direction.d)
    let start = arriving - side * 90
    arc(center: center, radius: radius, from: start, to: start + turn)
  }

  /// The smallest box that holds the path itself, which may be smaller than ``bounds``; nothing for an empty path.
  public var curveBounds: ViewRect? {
    var extent: ViewRect?
    func take(_ point: ViewPoint) {
      let spot = ViewRect(x: point.x, y: point.y, width: 0, height: 0)
      extent = extent?.union(spot) ?? spot
    }
    var next = 0
    for verb in verbs {
      switch verb {
      case .move, .line:
        take(points[next])
        next += 1
      case .cubic:
        let curve = Cubic(points[next - 1], points[next], points[next + 1], points[next + 2])
        take(curve.end)
        for t in curve.turns { take(curve.point(at: t)) }
        next += 3
      case .close: break
      }
    }
    return extent
  }
}
