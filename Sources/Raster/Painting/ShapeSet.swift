import Geography
import Scene

/// Shapes that are kept together, with the way from their coordinates to pixels.
struct ShapeSet {
  private enum Content {
    case paths([Path])
    case outlines(Outlines)
  }

  /// How many shapes there are.
  let count: Int
  /// How many points they have together.
  let pointCount: Int
  private let content: Content
  private let transform: Transform

  /// Takes paths.
  init(_ paths: [Path], _ transform: Transform) {
    content = .paths(paths)
    self.transform = transform
    count = paths.count
    pointCount = paths.reduce(0) { $0 + $1.points.count }
  }

  /// Takes shared shapes, whose own transform comes first.
  init(_ placed: PlacedOutlines, _ transform: Transform) {
    content = .outlines(placed.outlines)
    self.transform = placed.transform.then(transform)
    count = placed.outlines.shapes.count
    pointCount = placed.outlines.points.count
  }

  /// Gives the bounds in pixels of each shape that can be drawn.
  @inline(__always)
  func eachBounds(_ visit: (Int, PixelBounds) -> Void) {
    switch content {
    case .paths(let paths):
      for index in paths.indices {
        visit(index, paths[index].points.withUnsafeBufferPointer { PathWalker.bounds($0, transform) })
      }
    case .outlines(let outlines):
      for index in outlines.shapes.indices {
        let bounds = PixelBounds(outlines.shapes[index].bounds, transform)
        if PathWalker.canCount(bounds) { visit(index, bounds) }
      }
    }
  }

  /// Walks one shape whose bounds were given.
  @inline(__always)
  func walk<Sink: PathSink>(_ index: Int, into sink: inout Sink) {
    switch content {
    case .paths(let paths):
      paths[index].points.withUnsafeBufferPointer { points in
        paths[index].verbs.withUnsafeBufferPointer { verbs in
          PathWalker.walk(verbs, points, transform, into: &sink)
        }
      }
    case .outlines(let outlines): walk(outlines, index, into: &sink)
    }
  }

  @inline(__always)
  private func walk<Sink: PathSink>(_ outlines: Outlines, _ index: Int, into sink: inout Sink) {
    outlines.points.withUnsafeBufferPointer { points in
      outlines.lines.withUnsafeBufferPointer { lines in
        var line = index > 0 ? Int(outlines.shapes[index - 1].end) : 0
        var point = line > 0 ? Int(lines[line - 1].end) : 0
        while line < Int(outlines.shapes[index].end) {
          let end = Int(lines[line].end)
          let first = pixel(points[point])
          sink.move(first.x, first.y)
          point += 1
          while point < end {
            let place = pixel(points[point])
            sink.line(place.x, place.y, isSmooth: false)
            point += 1
          }
          sink.end(isClosed: lines[line].isClosed)
          line += 1
        }
      }
    }
  }

  @inline(__always)
  private func pixel(_ point: SIMD2<Double>) -> ViewPoint {
    transform.apply(ViewPoint(x: point.x, y: point.y))
  }
}
