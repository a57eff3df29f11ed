import Scene

/// Adds the outline of strokes to coverage: left side, cap, right side, cap, always the same way round.
///
/// On the inner side of a corner the outline goes through the corner itself, so the winding is at least 1
/// everywhere inside, however sharp the corner and short the pieces.
struct Outline: PolylineSink {
  let coverage: Coverage
  let pen: Pen

  /// A direction of length 1.
  private struct Direction {
    var x: Double
    var y: Double
  }

  init(_ coverage: Coverage, _ pen: Pen) {
    self.coverage = coverage
    self.pen = pen
  }

  mutating func stroke(_ line: borrowing Polyline) {
    let isClosed = line.isClosed
    line.vertices.withUnsafeBufferPointer { vertices in
      if vertices.count == 1 {
        dot(vertices[0])
      } else if vertices.count > 1 {
        sides(vertices, isClosed: isClosed)
      }
    }
  }

  // MARK: Pieces

  private func sides(_ vertices: UnsafeBufferPointer<Polyline.Vertex>, isClosed: Bool) {
    let count = vertices.count
    let first = direction(vertices[0], vertices[1])
    var along = first
    for index in 1..<count {
      let (from, to) = (vertices[index &- 1], vertices[index])
      side(from, to, along)
      guard index &+ 1 < count else { break }
      let next = direction(to, vertices[index &+ 1])
      corner(to, along, next)
      along = next
    }
    let (start, end) = (vertices[0], vertices[count &- 1])
    if isClosed {
      let back = direction(end, start)
      corner(end, along, back)
      side(end, start, back)
      corner(start, back, first)
    } else {
      cap(end, along)
      cap(start, Direction(x: -first.x, y: -first.y))
    }
  }

  @inline(__always)
  private func direction(_ from: Polyline.Vertex, _ to: Polyline.Vertex) -> Direction {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    // Two points may differ by so little that the square of it is 0.
    return length > 0 ? Direction(x: dx / length, y: dy / length) : Direction(x: 1, y: 0)
  }

  /// Both sides of a straight piece: the left one forward, the right one back.
  @inline(__always)
  private func side(_ from: Polyline.Vertex, _ to: Polyline.Vertex, _ along: Direction) {
    let (nx, ny) = (along.y * pen.half, -along.x * pen.half)
    coverage.edge(from.x + nx, from.y + ny, to.x + nx, to.y + ny)
    coverage.edge(to.x - nx, to.y - ny, from.x - nx, from.y - ny)
  }

  /// Joins two pieces: through the corner on the inner side, by the pen's join on the outer.
  @inline(__always)
  private func corner(_ at: Polyline.Vertex, _ a: Direction, _ b: Direction) {
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    let half = pen.half
    let (ax, ay) = (a.y * half, -a.x * half)
    let (bx, by) = (b.y * half, -b.x * half)
    if dot > 0.9999 && half * (1 - dot) < 0.005 {
      // Nearly straight on: the gap outside and the overlap inside are far below what can be seen.
      coverage.edge(at.x + ax, at.y + ay, at.x + bx, at.y + by)
      coverage.edge(at.x - bx, at.y - by, at.x - ax, at.y - ay)
    } else if cross > 0 {
      // Turning right as seen with y down: the left side is the outer one.
      coverage.edge(at.x - bx, at.y - by, at.x, at.y)
      coverage.edge(at.x, at.y, at.x - ax, at.y - ay)
      outer(at, (ax, ay), (bx, by), dot: dot)
    } else {
      coverage.edge(at.x + ax, at.y + ay, at.x, at.y)
      coverage.edge(at.x, at.y, at.x + bx, at.y + by)
      outer(at, (-bx, -by), (-ax, -ay), dot: dot)
    }
  }

  /// The outer side of a corner, from one offset to another, turning clockwise as seen with y down.
  @inline(__always)
  private func outer(
    _ at: Polyline.Vertex, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), dot: Double
  ) {
    let join = at.isSmooth ? .round : pen.join
    switch join {
    case .miter where dot >= pen.miterCosine && dot > -0.999_999:
      // The tip lies along the sum of both offsets.
      let reach = 1 / (1 + dot)
      let (tipX, tipY) = (at.x + (from.x + to.x) * reach, at.y + (from.y + to.y) * reach)
      coverage.edge(at.x + from.x, at.y + from.y, tipX, tipY)
      coverage.edge(tipX, tipY, at.x + to.x, at.y + to.y)
    case .round:
      arc(at.x, at.y, from, to, dot: dot)
    default:
      coverage.edge(at.x + from.x, at.y + from.y, at.x + to.x, at.y + to.y)
    }
  }

  /// A clockwise arc (y down) of at most half a turn about a point.
  private func arc(
    _ x: Double, _ y: Double, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double), dot: Double
  ) {
    var (ox, oy) = from
    var remaining = dot
    var steps = pen.stepLimit
    let square = 1 / (pen.half * pen.half)
    while remaining < pen.step.cosine && steps > 0 {
      let nx = ox * pen.step.cosine - oy * pen.step.sine
      let ny = ox * pen.step.sine + oy * pen.step.cosine
      coverage.edge(x + ox, y + oy, x + nx, y + ny)
      (ox, oy) = (nx, ny)
      remaining = (ox * to.x + oy * to.y) * square
      steps &-= 1
    }
    coverage.edge(x + ox, y + oy, x + to.x, y + to.y)
  }

  /// Ends a line at a point, seen in the direction out of the line.
  private func cap(_ at: Polyline.Vertex, _ out: Direction) {
    let half = pen.half
    let (nx, ny) = (out.y * half, -out.x * half)
    switch pen.cap {
    case .butt:
      coverage.edge(at.x + nx, at.y + ny, at.x - nx, at.y - ny)
    case .square:
      let (ex, ey) = (out.x * half, out.y * half)
      coverage.edge(at.x + nx, at.y + ny, at.x + nx + ex, at.y + ny + ey)
      coverage.edge(at.x + nx + ex, at.y + ny + ey, at.x - nx + ex, at.y - ny + ey)
      coverage.edge(at.x - nx + ex, at.y - ny + ey, at.x - nx, at.y - ny)
    case .round:
      arc(at.x, at.y, (nx, ny), (-nx, -ny), dot: -1)
    }
  }

  /// A subpath without length: a dot for round caps, an upright square for square ones.
  private func dot(_ at: Polyline.Vertex) {
    guard pen.cap != .butt else { return }
    cap(at, Direction(x: 1, y: 0))
    cap(at, Direction(x: -1, y: 0))
  }
}
