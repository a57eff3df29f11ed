import Geography

/// Takes a path as straight pieces in pixels.
protocol PathSink {
  /// Starts a subpath.
  mutating func move(_ x: Double, _ y: Double)
  /// Goes straight on; `isSmooth` where the corner before the piece comes from cutting a curve into pieces.
  mutating func line(_ x: Double, _ y: Double, isSmooth: Bool)
  /// Ends a subpath, back at its start if it is closed.
  mutating func end(isClosed: Bool)
}

/// Brings paths into pixels and cuts their curves into straight pieces.
enum PathWalker {
  /// How far a piece may lie off its curve, in pixels.
  static let tolerance = 0.02
  /// Coordinates beyond this many pixels, and those that are no numbers, leave their whole path out.
  static let farthest = 1e9
  /// Pieces of one curve at most.
  private static let pieceLimit = 2048.0

  /// The bounds of a path's points in pixels; empty for a path that cannot be drawn.
  @inline(__always)
  static func bounds(_ points: UnsafeBufferPointer<ViewPoint>, _ transform: Transform) -> PixelBounds {
    guard points.count > 0 else { return PixelBounds() }
    var bounds = PixelBounds()
    // A sum of zeros unless a coordinate is no finite number.
    var check = 0.0
    for point in points {
      let x = transform.a * point.x + transform.c * point.y + transform.tx
      let y = transform.b * point.x + transform.d * point.y + transform.ty
      check += x * 0 + y * 0
      if x < bounds.left { bounds.left = x }
      if x > bounds.right { bounds.right = x }
      if y < bounds.top { bounds.top = y }
      if y > bounds.bottom { bounds.bottom = y }
    }
    return check == 0 && canCount(bounds) ? bounds : PixelBounds()
  }

  /// Whether no coordinate within bounds is too far away.
  @inline(__always)
  static func canCount(_ bounds: PixelBounds) -> Bool {
    bounds.left > -farthest && bounds.top > -farthest && bounds.right < farthest && bounds.bottom < farthest
  }

  /// Walks a path whose ``bounds(_:_:)`` are not empty.
  ///
  /// A step before any `move` starts a subpath where it ends; a step after `close` starts where that subpath did.
  @inline(__always)
  static func walk<Sink: PathSink>(
    _ verbs: UnsafeBufferPointer<Path.Verb>, _ points: UnsafeBufferPointer<ViewPoint>,
    _ transform: Transform, into sink: inout Sink
  ) {
    var walker = State(start: .zero, current: .zero)
    var next = 0
    for verb in verbs {
      switch verb {
      case .move:
        guard next < points.count else { return }
        walker.finish(&sink)
        walker.start = transform.apply(points[next])
        walker.current = walker.start
        walker.hasStart = true
        next &+= 1
      case .line:
        guard next < points.count else { return }
        walker.line(to: transform.apply(points[next]), &sink)
        next &+= 1
      case .cubic:
        guard next &+ 2 < points.count else { return }
        walker.cubic(
          transform.apply(points[next]), transform.apply(points[next &+ 1]),
          transform.apply(points[next &+ 2]), &sink)
        next &+= 3
      case .close:
        walker.close(&sink)
      }
    }
    walker.finish(&sink)
  }

  /// Where the walk stands.
  private struct State {
    var start: ViewPoint
    var current: ViewPoint
    /// Whether a step may follow.
    var hasStart = false
    /// Whether the sink has been told of the subpath.
    var isOpen = false

    init(start: ViewPoint, current: ViewPoint) {
      self.start = start
      self.current = current
    }

    @inline(__always)
    mutating func open<Sink: PathSink>(at point: ViewPoint, _ sink: inout Sink) {
      if isOpen { return }
      if !hasStart {
        start = point
        current = point
        hasStart = true
      }
      sink.move(start.x, start.y)
      isOpen = true
    }

    @inline(__always)
    mutating func line<Sink: PathSink>(to point: ViewPoint, _ sink: inout Sink) {
      open(at: point, &sink)
      sink.line(point.x, point.y, isSmooth: false)
      current = point
    }

    mutating func cubic<Sink: PathSink>(
      _ c1: ViewPoint, _ c2: ViewPoint, _ end: ViewPoint, _ sink: inout Sink
    ) {
      open(at: c1, &sink)
      let p = current
      // The second differences bound how far a chord of 1/n of the curve lies off it: |B''|/8n².
      let bend = max(
        abs(p.x - 2 * c1.x + c2.x) + abs(p.y - 2 * c1.y + c2.y),
        abs(c1.x - 2 * c2.x + end.x) + abs(c1.y - 2 * c2.y + end.y))
      let pieces = min((0.75 * bend / tolerance).squareRoot().rounded(.up), pieceLimit)
      var index = 1.0
      while index < pieces {
        let t = index / pieces
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        sink.line(
          a * p.x + b * c1.x + c * c2.x + d * end.x, a * p.y + b * c1.y + c * c2.y + d * end.y,
          isSmooth: index > 1)
        index += 1
      }
      sink.line(end.x, end.y, isSmooth: pieces > 1)
      current = end
    }

    mutating func close<Sink: PathSink>(_ sink: inout Sink) {
      guard hasStart else { return }
      open(at: start, &sink)
      sink.end(isClosed: true)
      isOpen = false
      current = start
    }

    mutating func finish<Sink: PathSink>(_ sink: inout Sink) {
      if isOpen { sink.end(isClosed: false) }
      isOpen = false
    }
  }
}

/// Adds a path's edges to coverage; open subpaths are closed.
struct FillSink: PathSink {
  let coverage: Coverage
  private var startX = 0.0
  private var startY = 0.0
  private var x = 0.0
  private var y = 0.0

  init(_ coverage: Coverage) {
    self.coverage = coverage
  }

  @inline(__always)
  mutating func move(_ x: Double, _ y: Double) {
    (startX, startY, self.x, self.y) = (x, y, x, y)
  }

  @inline(__always)
  mutating func line(_ x: Double, _ y: Double, isSmooth: Bool) {
    coverage.edge(self.x, self.y, x, y)
    (self.x, self.y) = (x, y)
  }

  @inline(__always)
  mutating func end(isClosed: Bool) {
    coverage.edge(x, y, startX, startY)
  }
}
