import Geography
import Scene

extension Painter {
  /// Paints all paths of a fill as one shape.
  func paint(_ fill: Fill, at place: Place) {
    let mode: Coverage.Mode = fill.rule == .evenOdd ? .evenOdd : .nonZero
    switch fill.paint {
    case .color(let color):
      let ink = Ink(color)
      if ink.isClear { return }
      var sink = InkSink(layer: place.layer, ink: ink)
      cover(fill.paths, place.transform, and: fill.outlines, within: place.layer.rect, mode, into: &sink)
    case .linearGradient(let gradient):
      guard let ramp = Ramp(gradient, place.transform, opacity: 1) else { return }
      var sink = RampSink(layer: place.layer, ramp: ramp)
      cover(fill.paths, place.transform, and: fill.outlines, within: place.layer.rect, mode, into: &sink)
    }
  }

  /// Hands the joint coverage of filled paths to a sink.
  func cover<Sink: CoverageSink>(
    _ paths: [Path], _ transform: Transform, and outlines: [PlacedOutlines] = [], within rect: PixelRect,
    _ mode: Coverage.Mode, into sink: inout Sink
  ) {
    let shapes = Shapes(paths, outlines, transform, within: rect, reach: 0)
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

  /// Paints all lines of a stroke as one shape.
  func paint(_ stroke: Stroke, at place: Place) {
    let scale = place.lengthScale
    let ink = Ink(stroke.color)
    guard !ink.isClear, let pen = Pen(stroke, scale: scale) else { return }
    let blur = stroke.blur.isFinite ? stroke.blur * scale : 0
    if blur > Noise.widthThatNeedsIt {
      var sink = NoisyInkSink(layer: place.layer, ink: ink)
      lay(stroke, place, pen, blur: blur, into: &sink)
    } else {
      var sink = InkSink(layer: place.layer, ink: ink)
      lay(stroke, place, pen, blur: blur, into: &sink)
    }
  }

  private func lay<Sink: CoverageSink>(
    _ stroke: Stroke, _ place: Place, _ pen: Pen, blur: Double, into sink: inout Sink
  ) {
    let shapes = Shapes(
      stroke.paths, stroke.outlines, place.transform, within: place.layer.rect, reach: pen.reach)
    let dashes = Dashes(stroke.dashes, phase: stroke.dashPhase, scale: place.lengthScale)
    for (index, window) in shapes.windows.enumerated() where shapes.reach(intoWindow: index) {
      coverage.begin(window)
      if blur > 0 {
        gather(shapes, index, dashes, pen, place.layer.whole, Capsules(coverage, pen, blur: blur))
      } else {
        gather(shapes, index, dashes, pen, place.layer.whole, Outline(coverage, pen))
      }
      coverage.flush(blur > 0 ? .direct : .nonZero, into: &sink)
    }
  }

  /// Sends paths, dashed where they are, to what draws the lines.
  private func gather<Target: PolylineSink>(
    _ shapes: borrowing Shapes, _ window: Int, _ dashes: Dashes?, _ pen: Pen, _ whole: PixelRect,
    _ target: Target
  ) {
    let visible = whole.bounds.expanded(by: pen.reach + 1)
    if let dashes, dashes.canBeDrawn(over: visible) {
      let dasher = Dasher(target, dashes, visible: visible)
      shapes.walk(window: window, into: StrokeSink(dasher))
    } else {
      shapes.walk(window: window, into: StrokeSink(target))
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
