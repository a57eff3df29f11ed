import Geography
import Scene

extension Painter {
  /// Paints all paths of a fill as one shape.
  func paint(_ fill: Fill, at place: Place) {
    ShapeJob(fill, at: place)?.paint(by: self)
  }

  /// Paints all lines of a stroke as one shape.
  func paint(_ stroke: Stroke, at place: Place) {
    ShapeJob(stroke, at: place)?.paint(by: self)
  }

  /// Hands the joint coverage of filled paths to a sink.
  func cover<Sink: CoverageSink>(
    _ paths: [Path], _ transform: Transform, within rect: PixelRect, _ mode: Coverage.Mode,
    into sink: inout Sink
  ) {
    let shapes = Shapes(paths, [], transform, within: rect, reach: 0)
    for (index, window) in shapes.windows.enumerated() where shapes.reach(intoWindow: index) {
      coverage.begin(window)
      shapes.walk(window: index, into: FillSink(coverage))
      coverage.flush(mode, into: &sink)
    }
  }

  /// Hands the joint coverage of stroked paths to a sink.
  func cover<Sink: CoverageSink>(
    _ paths: [Path], _ transform: Transform, _ pen: Pen, within rect: PixelRect, into sink: inout Sink
  ) {
    let shapes = Shapes(paths, [], transform, within: rect, reach: pen.reach)
    for (index, window) in shapes.windows.enumerated() where shapes.reach(intoWindow: index) {
      coverage.begin(window)
      shapes.walk(window: index, into: StrokeSink(Outline(coverage, pen)))
      coverage.flush(.nonZero, into: &sink)
    }
  }
}

extension Pen {
  /// How far paint may lie from the line: a miter's tip, a square cap's corner, the soft half pixel.
  var reach: Double {
    let miter = join == .miter ? (2 / (miterCosine + 1)).squareRoot() : 1
    return half * max(miter, 1.5) + 1
  }
}
