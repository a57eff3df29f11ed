import Geography
import Scene

/// One fill or stroke made ready: its shapes sorted into windows, each of which can be painted by itself.
///
/// Windows share no pixels, so several painters may work on them at a time.
struct ShapeJob {
  private enum Kind {
    case fill(Ink, Coverage.Mode)
    case gradient(Ramp, Coverage.Mode)
    case stroke(Ink, Pen, Dashes?, blur: Double)
  }

  /// The windows and what lies in them.
  let shapes: Shapes
  private let layer: Layer
  private let kind: Kind

  /// Makes a fill ready; nothing if there is nothing to see of it.
  init?(_ fill: Fill, at place: Painter.Place) {
    let mode: Coverage.Mode = fill.rule == .evenOdd ? .evenOdd : .nonZero
    switch fill.paint {
    case .color(let color):
      let ink = Ink(color)
      if ink.isClear { return nil }
      kind = .fill(ink, mode)
    case .linearGradient(let gradient):
      guard let ramp = Ramp(gradient, place.transform, opacity: 1) else { return nil }
      kind = .gradient(ramp, mode)
    }
    layer = place.layer
    shapes = Shapes(fill.paths, fill.outlines, place.transform, within: layer.rect, reach: 0)
  }

  /// Makes a stroke ready; nothing if there is nothing to see of it.
  init?(_ stroke: Stroke, at place: Painter.Place) {
    let scale = place.lengthScale
    let ink = Ink(stroke.color)
    guard !ink.isClear, let pen = Pen(stroke, scale: scale) else { return nil }
    let dashes = Dashes(stroke.dashes, phase: stroke.dashPhase, scale: scale)
    layer = place.layer
    let visible = layer.whole.bounds.expanded(by: pen.reach + 1)
    kind = .stroke(
      ink, pen, dashes.flatMap { $0.canBeDrawn(over: visible) ? $0 : nil },
      blur: stroke.blur.isFinite ? stroke.blur * scale : 0)
    shapes = Shapes(
      stroke.paths, stroke.outlines, place.transform, within: layer.rect, reach: pen.reach)
  }

  /// Paints all windows.
  func paint(by painter: Painter) {
    for index in shapes.windows.indices { paint(window: index, by: painter) }
  }

  /// Paints one window.
  func paint(window index: Int, by painter: Painter) {
    guard shapes.reach(intoWindow: index) else { return }
    let coverage = painter.coverage
    coverage.begin(shapes.windows[index])
    switch kind {
    case .fill(let ink, let mode):
      shapes.walk(window: index, into: FillSink(coverage))
      var sink = InkSink(layer: layer, ink: ink)
      coverage.flush(mode, into: &sink)
    case .gradient(let ramp, let mode):
      shapes.walk(window: index, into: FillSink(coverage))
      var sink = RampSink(layer: layer, ramp: ramp)
      coverage.flush(mode, into: &sink)
    case .stroke(let ink, let pen, let dashes, let blur):
      if blur > 0 {
        gather(index, dashes, pen, Capsules(coverage, pen, blur: blur))
      } else {
        gather(index, dashes, pen, Outline(coverage, pen))
      }
      lay(ink, blur, coverage)
    }
  }

  private func lay(_ ink: Ink, _ blur: Double, _ coverage: Coverage) {
    let mode: Coverage.Mode = blur > 0 ? .direct : .nonZero
    if blur > Noise.widthThatNeedsIt {
      var sink = NoisyInkSink(layer: layer, ink: ink)
      coverage.flush(mode, into: &sink)
    } else {
      var sink = InkSink(layer: layer, ink: ink)
      coverage.flush(mode, into: &sink)
    }
  }

  /// Sends paths, dashed where they are, to what draws the lines.
  private func gather<Target: PolylineSink>(_ window: Int, _ dashes: Dashes?, _ pen: Pen, _ target: Target) {
    if let dashes {
      let visible = layer.whole.bounds.expanded(by: pen.reach + 1)
      shapes.walk(window: window, into: StrokeSink(Dasher(target, dashes, visible: visible)))
    } else {
      shapes.walk(window: window, into: StrokeSink(target))
    }
  }
}
