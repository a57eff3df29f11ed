import Geography

/// A stroke of the pen in a small symbol that is drawn on a grid of 15 by 15.
///
/// Lengths are squares of the grid, y down. Parts of a symbol add up; a hole is cut out of the one part that it lies in.
indirect enum Pictogram {
  /// A rectangle by its upper left corner, its size and the radius of its corners.
  case box(Double, Double, Double, Double, Double)
  /// A disc by its middle and its radius.
  case disc(Double, Double, Double)
  /// A closed ring of straight lines through points, x and y in turn, and the radius of its corners.
  case poly([Double], Double)
  /// Straight lines through points, x and y in turn, by their width; ends and joints are round.
  case line([Double], Double)
  /// A part of a circle by its middle, its radius, two angles in degrees (0 right, 90 down) and its width; ends are round.
  case arc(Double, Double, Double, Double, Double, Double)
  /// The half of a disc on the side that an angle points to, by its middle, its radius and the angle.
  case half(Double, Double, Double, Double)
  /// What is cut out.
  case hole(Pictogram)

  /// The squares of the grid on a side.
  static let side = 15.0

  /// The outline in a box of unit size, clockwise; anticlockwise that of a hole.
  var path: Path {
    outline.applying(.scale(1 / Self.side, 1 / Self.side))
  }

  private var outline: Path {
    switch self {
    case .box(let x, let y, let width, let height, let radius):
      .roundedPolygon(
        Self.points([x, y, x + width, y, x + width, y + height, x, y + height]), radii: [radius])
    case .disc(let x, let y, let radius): .circle(center: ViewPoint(x: x, y: y), radius: radius)
    case .poly(let numbers, let radius):
      .roundedPolygon(Self.clockwise(Self.points(numbers)), radii: [radius])
    case .line(let numbers, let width): Self.line(Self.points(numbers), width)
    case .arc(let x, let y, let radius, let start, let end, let width):
      Self.arc(ViewPoint(x: x, y: y), radius, from: start, to: end, width: width)
    case .half(let x, let y, let radius, let angle):
      Self.half(ViewPoint(x: x, y: y), radius, towards: angle)
    case .hole(let part): part.outline.reversed
    }
  }

  private static func points(_ numbers: [Double]) -> [ViewPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { ViewPoint(x: numbers[$0], y: numbers[$0 + 1]) }
  }

  /// The corners in the order in which they run clockwise as seen.
  private static func clockwise(_ corners: [ViewPoint]) -> [ViewPoint] {
    let area = zip(corners, corners.dropFirst() + corners.prefix(1)).reduce(0) { area, side in
      area + side.0.x * side.1.y - side.1.x * side.0.y
    }
    return area < 0 ? corners.reversed() : corners
  }

  private static func line(_ points: [ViewPoint], _ width: Double) -> Path {
    Path(zip(points, points.dropFirst()).map { .bar(from: $0, to: $1, width: width) })
  }

  private static func arc(
    _ center: ViewPoint, _ radius: Double, from start: Double, to end: Double, width: Double
  ) -> Path {
    let half = width / 2
    var path = Path()
    path.addArc(center: center, radius: radius + half, from: start, to: end)
    path.addArc(center: .at(radius, degrees: end, from: center), radius: half, from: end, to: end + 180)
    path.addArc(center: center, radius: radius - half, from: end, to: start)
    path.addArc(
      center: .at(radius, degrees: start, from: center), radius: half, from: start + 180, to: start + 360)
    path.close()
    return path
  }

  private static func half(_ center: ViewPoint, _ radius: Double, towards angle: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius, from: angle - 90, to: angle + 90)
    path.close()
    return path
  }
}

extension Glyph {
  /// A symbol of parts on the grid.
  static func drawn(_ name: String, _ parts: [Pictogram]) -> Glyph {
    Glyph(name, Path(parts.map(\.path)))
  }
}

extension Path {
  /// The same outline, each ring the other way round; all rings must be closed.
  fileprivate var reversed: Path {
    var result = Path()
    var ring: [(verb: Verb, from: ViewPoint, points: [ViewPoint])] = []
    var (next, here) = (0, ViewPoint.zero)
    for verb in verbs {
      switch verb {
      case .move:
        here = points[next]
        next += 1
      case .line:
        ring.append((verb, here, []))
        here = points[next]
        next += 1
      case .cubic:
        ring.append((verb, here, [points[next + 1], points[next]]))
        here = points[next + 2]
        next += 3
      case .close:
        result.move(to: here)
        for (verb, from, handles) in ring.reversed() {
          if verb == .cubic { result.cubic(handles[0], handles[1], to: from) } else { result.line(to: from) }
        }
        result.close()
        ring = []
      }
    }
    return result
  }
}
