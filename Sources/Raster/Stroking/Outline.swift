import Scene

/// Adds the outline of strokes to coverage: left side, cap, right side, cap, always the same way round.
///
/// Where the inner sides of a corner do not cross, the outline goes through the corner itself, so the winding is at
/// least 1 everywhere inside, however sharp the corner and short the pieces.
struct Outline: PolylineSink {
  let coverage: Coverage
  let pen: Pen

  /// The direction of a piece, of length 1, and how long the piece is.
  private struct Direction {
    var x: Double
    var y: Double
    var length: Double

    @inline(__always)
    init(_ from: Polyline.Vertex, _ to: Polyline.Vertex) {
      let (dx, dy) = (to.x - from.x, to.y - from.y)
      length = (dx * dx + dy * dy).squareRoot()
      // Two points may differ by so little that the square of it is 0.
      (x, y) = length > 0 ? (dx / length, dy / length) : (1, 0)
    }
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

  /// Where the two sides of a piece start or end.
  private struct Sides {
    var leftX: Double
    var leftY: Double
    var rightX: Double
    var rightY: Double

    /// Straight out from a corner.
    init(_ at: Polyline.Vertex, _ along: Direction, _ half: Double) {
      let (nx, ny) = (along.y * half, -along.x * half)
      (leftX, leftY, rightX, rightY) = (at.x + nx, at.y + ny, at.x - nx, at.y - ny)
    }
  }

  private func sides(_ vertices: UnsafeBufferPointer<Polyline.Vertex>, isClosed: Bool) {
    let count = vertices.count
    let first = Direction(vertices[0], vertices[1])
    var along = first
    var start = Sides(vertices[0], along, pen.half)
    if isClosed {
      let back = Direction(vertices[count &- 1], vertices[0])
      start = corner(vertices[0], back, first).start
    } else {
      cap(vertices[0], first.x, first.y, out: -1)
    }
    for index in 1..<count {
      guard index &+ 1 < count || isClosed else { break }
      let next = Direction(vertices[index], vertices[index &+ 1 < count ? index &+ 1 : 0])
      let turn = corner(vertices[index], along, next)
      side(start, turn.end)
      (start, along) = (turn.start, next)
    }
    if isClosed {
      // Computed once more rather than kept: it is the same to the last bit.
      side(start, corner(vertices[0], along, first, isSilent: true).end)
    } else {
      let last = vertices[count &- 1]
      side(start, Sides(last, along, pen.half))
      cap(last, along.x, along.y, out: 1)
    }
  }

  /// Both sides of a straight piece: the left one forward, the right one back.
  @inline(__always)
  private func side(_ from: Sides, _ to: Sides) {
    coverage.edge(from.leftX, from.leftY, to.leftX, to.leftY)
    coverage.edge(to.rightX, to.rightY, from.rightX, from.rightY)
  }

  /// Joins two pieces by the pen's join on the outer side.
  ///
  /// The inner sides meet where they cross. Where the pieces are too short or the corner too sharp for that,
  /// the inner side goes through the corner.
  ///
  /// - Parameters:
  ///   - at: The corner.
  ///   - a: The piece before.
  ///   - b: The piece after.
  ///   - isSilent: Adds nothing to the coverage.
  /// - Returns: Where the sides of the piece before end and those of the piece after start.
  @inline(__always)
  private func corner(
    _ at: Polyline.Vertex, _ a: Direction, _ b: Direction, isSilent: Bool = false
  ) -> (end: Sides, start: Sides) {
    var (end, start) = (Sides(at, a, pen.half), Sides(at, b, pen.half))
    let cross = a.x * b.y - a.y * b.x
    let dot = a.x * b.x + a.y * b.y
    // The tangent of half the turn, times half the width, is how much the inner sides get shorter.
    let isWide = dot > 0 && pen.half * abs(cross) <= 0.5 * (1 + dot) * min(a.length, b.length)
    let reach = pen.half / (1 + dot)
    if cross > 0 {
      // Turning right as seen with y down: the right side is the inner one.
      if !isSilent { outer(at, end.leftX, end.leftY, start.leftX, start.leftY, dot: dot) }
      if isWide {
        end.rightX = at.x - (a.y + b.y) * reach
        end.rightY = at.y + (a.x + b.x) * reach
        (start.rightX, start.rightY) = (end.rightX, end.rightY)
      } else if !isSilent {
        coverage.edge(start.rightX, start.rightY, at.x, at.y)
        coverage.edge(at.x, at.y, end.rightX, end.rightY)
      }
    } else {
      if !isSilent { outer(at, start.rightX, start.rightY, end.rightX, end.rightY, dot: dot) }
      if isWide {
        end.leftX = at.x + (a.y + b.y) * reach
        end.leftY = at.y - (a.x + b.x) * reach
        (start.leftX, start.leftY) = (end.leftX, end.leftY)
      } else if !isSilent {
        coverage.edge(end.leftX, end.leftY, at.x, at.y)
        coverage.edge(at.x, at.y, start.leftX, start.leftY)
      }
    }
    return (end, start)
  }

  /// The outer side of a corner, from one point to another, turning clockwise as seen with y down.
  @inline(__always)
  private func outer(
    _ at: Polyline.Vertex, _ fromX: Double, _ fromY: Double, _ toX: Double, _ toY: Double, dot: Double
  ) {
    let join = at.isSmooth ? .round : pen.join
    switch join {
    case .miter where dot >= pen.miterCosine && dot > -0.999_999:
      // The tip lies along the sum of both offsets.
      let reach = 1 / (1 + dot)
      let (tipX, tipY) = (
        at.x + (fromX - at.x + toX - at.x) * reach, at.y + (fromY - at.y + toY - at.y) * reach
      )
      coverage.edge(fromX, fromY, tipX, tipY)
      coverage.edge(tipX, tipY, toX, toY)
    case .round where dot < pen.step.cosine:
      arc(at.x, at.y, (fromX - at.x, fromY - at.y), (toX - at.x, toY - at.y), dot: dot)
    default:
      coverage.edge(fromX, fromY, toX, toY)
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

  /// Ends a line at a point, towards its direction (`out` 1) or against it (-1).
  private func cap(_ at: Polyline.Vertex, _ alongX: Double, _ alongY: Double, out: Double) {
    let half = pen.half
    let (ex, ey) = (alongX * half * out, alongY * half * out)
    let (nx, ny) = (ey, -ex)
    switch pen.cap {
    case .butt:
      coverage.edge(at.x + nx, at.y + ny, at.x - nx, at.y - ny)
    case .square:
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
    cap(at, 1, 0, out: 1)
    cap(at, 1, 0, out: -1)
  }
}
