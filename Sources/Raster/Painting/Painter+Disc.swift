import Geography
import Scene

extension Painter {
  /// Paints a disc with its ring.
  func paint(_ disc: Disc, at place: Place) {
    let ring = disc.ringWidth > 0 && disc.ringWidth.isFinite ? disc.ringWidth : 0
    let inks = (inner: Ink(disc.color), ring: Ink(disc.ringColor))
    guard disc.radius >= 0, disc.radius + ring > 0, !(inks.inner.isClear && inks.ring.isClear) else { return }
    let outer = (disc.radius + ring) * place.lengthScale
    let center = place.transform.apply(disc.center)
    guard outer < PathWalker.farthest, abs(center.x) < PathWalker.farthest,
      abs(center.y) < PathWalker.farthest
    else { return }
    let circle = Circle(
      x: center.x, y: center.y, inner: disc.radius * place.lengthScale, outer: outer,
      blur: Ink.unit(disc.blur))
    if circle.blur > 0 && circle.outer == circle.inner {
      glow(circle, inks.inner, place.layer)
    } else if circle.blur > 0 {
      soft(circle, inks, place.layer)
    } else if ring == 0 || inks.ring.isClear {
      var sink = InkSink(layer: place.layer, ink: inks.inner)
      cover(
        [.ellipse(center: disc.center, radius: disc.radius)], place.transform, within: place.layer.rect,
        .nonZero, into: &sink)
    } else {
      ringed(disc, ring, inks, place)
    }
  }

  /// A disc in pixels.
  private struct Circle {
    var x: Double
    var y: Double
    var inner: Double
    var outer: Double
    /// The soft part of the outer radius, 0 to 1.
    var blur: Double
  }

  /// Disc and ring in one go: where they share a pixel, nothing of the ground comes through.
  private func ringed(_ disc: Disc, _ ring: Double, _ inks: (inner: Ink, ring: Ink), _ place: Place) {
    let inside = Path.ellipse(center: disc.center, radius: disc.radius)
    let outside = Path.ellipse(center: disc.center, radius: disc.radius + ring)
    let bounds = outside.bounds.map { place.bounds(of: $0) } ?? PixelBounds()
    let rect = bounds.pixels(within: place.layer.rect)
    guard !rect.isEmpty else { return }
    try? withMask { (inner) throws(RasterError) in
      inner.reset(to: rect)
      var innerSink = MaskSink(mask: inner)
      cover([inside], place.transform, within: rect, .nonZero, into: &innerSink)
      try withMask { (outer) throws(RasterError) in
        outer.reset(to: rect)
        var outerSink = MaskSink(mask: outer)
        cover([outside], place.transform, within: rect, .nonZero, into: &outerSink)
        place.layer.lay(Pair(first: inks.inner, second: inks.ring, .beside), inner, outer, opacity: 1)
      }
    }
  }

  /// A disc without a ring that fades towards its edge: the light of a city may cover all of a picture.
  private func glow(_ circle: Circle, _ ink: Ink, _ layer: Layer) {
    var bounds = PixelBounds()
    bounds.add(x: circle.x, y: circle.y)
    let rect = bounds.expanded(by: circle.outer + 1).pixels(within: layer.rect)
    let fade = circle.blur * circle.outer
    let (edge, width, weight) = (circle.outer + 0.5, fade + 1, Double(ink.weight))
    for y in rect.top..<max(rect.top, rect.bottom) {
      let dy = Double(y) + 0.5 - circle.y
      let chord = edge * edge - dy * dy
      guard chord > 0 else { continue }
      let half = chord.squareRoot()
      let left = max(rect.left, Int((circle.x - half).rounded(.down)) - 1)
      let right = min(rect.right, Int((circle.x + half).rounded(.up)) + 1)
      let pixel = layer.pointer(x: rect.left, y: y) - rect.left
      Noise.withBiases(row: y, isNoisy: fade > Noise.widthThatNeedsIt) { biases in
        for x in left..<max(left, right) {
          let dx = Double(x) + 0.5 - circle.x
          let t = max(0, min(1, (edge - (dx * dx + dy * dy).squareRoot()) / width))
          ink.blend(
            &pixel[x], weight: UInt64(weight * (t * t * (3 - 2 * t))), bias: biases[x & 7])
        }
      }
    }
  }

  /// A disc that fades towards its edge.
  private func soft(_ circle: Circle, _ inks: (inner: Ink, ring: Ink), _ layer: Layer) {
    var bounds = PixelBounds()
    bounds.add(x: circle.x, y: circle.y)
    let rect = bounds.expanded(by: circle.outer + 1).pixels(within: layer.rect)
    let fade = circle.blur * circle.outer
    let isWide = fade > Noise.widthThatNeedsIt
    for y in rect.top..<max(rect.top, rect.bottom) {
      let dy = Double(y) + 0.5 - circle.y
      let pixel = layer.pointer(x: rect.left, y: y) - rect.left
      for x in rect.left..<rect.right {
        let dx = Double(x) + 0.5 - circle.x
        let distance = (dx * dx + dy * dy).squareRoot()
        let strength = Painter.smooth((circle.outer + 0.5 - distance) / (fade + 1))
        if strength <= 0 { continue }
        let share = circle.outer > circle.inner ? max(0, min(1, circle.inner + 0.5 - distance)) : 1
        let bias = isWide ? Noise.bias(x: x, y: y) : Ink.halves
        inks.inner.blend(
          &pixel[x], weight: UInt64(Double(inks.inner.weight) * strength * share), with: inks.ring,
          weight: UInt64(Double(inks.ring.weight) * strength * (1 - share)), bias: bias)
      }
    }
  }

  /// Rises from 0 to 1 without a corner at either end.
  private static func smooth(_ value: Double) -> Double {
    let t = max(0, min(1, value))
    return t * t * (3 - 2 * t)
  }
}

extension Path {
  /// A circle of four curves, off by at most 0.03 % of the radius.
  static func ellipse(center: ViewPoint, radius: Double) -> Path {
    let (x, y, r) = (center.x, center.y, radius)
    // 4/3·(√2 - 1)
    let k = 0.552_284_749_830_793_4 * r
    func at(_ dx: Double, _ dy: Double) -> ViewPoint { ViewPoint(x: x + dx, y: y + dy) }
    var path = Path()
    path.move(to: at(r, 0))
    path.cubic(at(r, k), at(k, r), to: at(0, r))
    path.cubic(at(-k, r), at(-r, k), to: at(-r, 0))
    path.cubic(at(-r, -k), at(-k, -r), to: at(0, -r))
    path.cubic(at(k, -r), at(r, -k), to: at(r, 0))
    path.close()
    return path
  }
}
