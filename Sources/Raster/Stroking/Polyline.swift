/// The straight pieces of one subpath on their way to a stroke.
struct Polyline {
  /// A corner, in pixels.
  struct Vertex {
    var x: Double
    var y: Double
    /// Whether it comes from cutting a curve into pieces.
    var isSmooth: Bool
  }

  private(set) var vertices: [Vertex] = []
  private(set) var isClosed = false

  mutating func start(_ x: Double, _ y: Double) {
    vertices.removeAll(keepingCapacity: true)
    vertices.append(Vertex(x: x, y: y, isSmooth: false))
    isClosed = false
  }

  /// Adds a corner; a piece without length is left out.
  ///
  /// The corner before the piece takes its smoothness.
  @inline(__always)
  mutating func add(_ x: Double, _ y: Double, isSmooth: Bool) {
    let last = vertices.count - 1
    if vertices[last].x == x && vertices[last].y == y { return }
    if isSmooth { vertices[last].isSmooth = true }
    vertices.append(Vertex(x: x, y: y, isSmooth: false))
  }

  /// Closes the line; the end that came back to the start is the start.
  mutating func close() {
    if let first = vertices.first, let last = vertices.last, vertices.count > 1, first.x == last.x,
      first.y == last.y
    {
      vertices.removeLast()
    }
    isClosed = vertices.count > 1
  }
}

/// Takes the straight pieces of strokes, subpath by subpath.
protocol PolylineSink {
  mutating func stroke(_ line: borrowing Polyline)
}

/// Gathers a path's subpaths into polylines and hands each on.
struct StrokeSink<Target: PolylineSink>: PathSink {
  var target: Target
  private var line = Polyline()

  init(_ target: Target) {
    self.target = target
  }

  mutating func move(_ x: Double, _ y: Double) {
    line.start(x, y)
  }

  @inline(__always)
  mutating func line(_ x: Double, _ y: Double, isSmooth: Bool) {
    line.add(x, y, isSmooth: isSmooth)
  }

  mutating func end(isClosed: Bool) {
    if isClosed { line.close() }
    target.stroke(line)
  }
}
