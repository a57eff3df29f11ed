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
      cover(fill.paths, place.transform, within: place.layer.rect, mode, into: &sink)
    case .linearGradient(let gradient):
      guard let ramp = Ramp(gradient, place.transform, opacity: 1) else { return }
      var sink = RampSink(layer: place.layer, ramp: ramp)
      cover(fill.paths, place.transform, within: place.layer.rect, mode, into: &sink)
    }
  }

  /// Hands the joint coverage of filled paths to a sink, band by band.
  func cover<Sink: CoverageSink>(
    _ paths: [Path], _ transform: Transform, within rect: PixelRect, _ mode: Coverage.Mode,
    into sink: inout Sink
  ) {
    for band in Coverage.bands(of: rect) {
      coverage.begin(band)
      for path in paths { walk(path, transform, band, reach: 0, into: FillSink(coverage)) }
      coverage.flush(mode, into: &sink)
    }
  }

  /// Hands the joint coverage of stroked paths to a sink, band by band.
  func cover<Sink: CoverageSink>(
    _ paths: [Path], _ transform: Transform, _ pen: Pen, within rect: PixelRect, into sink: inout Sink
  ) {
    for band in Coverage.bands(of: rect) {
      coverage.begin(band)
      for path in paths {
        walk(path, transform, band, reach: pen.reach, into: StrokeSink(Outline(coverage, pen)))
      }
      coverage.flush(.nonZero, into: &sink)
    }
  }

  /// Walks a path unless all of it lies outside a rectangle by more than its reach.
  @inline(__always)
  private func walk<Sink: PathSink>(
    _ path: Path, _ transform: Transform, _ rect: PixelRect, reach: Double, into sink: Sink
  ) {
    path.points.withUnsafeBufferPointer { points in
      let bounds = PathWalker.bounds(points, transform)
      guard bounds.right >= Double(rect.left) - reach, bounds.left <= Double(rect.right) + reach,
        bounds.bottom >= Double(rect.top) - reach, bounds.top <= Double(rect.bottom) + reach
      else { return }
      path.verbs.withUnsafeBufferPointer { verbs in
        var sink = sink
        PathWalker.walk(verbs, points, transform, into: &sink)
      }
    }
  }

  /// Paints all lines of a stroke as one shape.
  func paint(_ stroke: Stroke, at place: Place) {
    let scale = place.lengthScale
    let ink = Ink(stroke.color)
    guard !ink.isClear, let pen = Pen(stroke, scale: scale) else { return }
    let blur = stroke.blur.isFinite ? stroke.blur * scale : 0
    for band in Coverage.bands(of: place.layer.rect) {
      coverage.begin(band)
      if blur > 0 {
        gather(stroke, place, band, pen, Capsules(coverage, pen, blur: blur))
      } else {
        gather(stroke, place, band, pen, Outline(coverage, pen))
      }
      let mode: Coverage.Mode = blur > 0 ? .direct : .nonZero
      if blur > Noise.widthThatNeedsIt {
        var sink = NoisyInkSink(layer: place.layer, ink: ink)
        coverage.flush(mode, into: &sink)
      } else {
        var sink = InkSink(layer: place.layer, ink: ink)
        coverage.flush(mode, into: &sink)
      }
    }
  }

  /// Sends a stroke's paths, dashed where it is, to what draws the lines.
  private func gather<Target: PolylineSink>(
    _ stroke: Stroke, _ place: Place, _ band: PixelRect, _ pen: Pen, _ target: Target
  ) {
    let reach = pen.reach
    if let dashes = Dashes(stroke.dashes, phase: stroke.dashPhase, scale: place.lengthScale) {
      let rect = place.layer.rect
      var visible = PixelBounds()
      visible.add(x: Double(rect.left), y: Double(rect.top))
      visible.add(x: Double(rect.right), y: Double(rect.bottom))
      let dasher = Dasher(target, dashes, visible: visible.expanded(by: reach + 1))
      for path in stroke.paths { walk(path, place.transform, band, reach: reach, into: StrokeSink(dasher)) }
    } else {
      for path in stroke.paths { walk(path, place.transform, band, reach: reach, into: StrokeSink(target)) }
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
