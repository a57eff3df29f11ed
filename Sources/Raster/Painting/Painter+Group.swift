import Geography
import Scene

extension Painter {
  /// A shadow in pixels.
  struct PixelShadow {
    var ink: Ink
    /// Standard deviation of the blur.
    var deviation: Double
    var x: Double
    var y: Double

    /// Shadows shifted by more than this many pixels are left out.
    private static let farthest = 8192.0

    /// Nothing where nothing would be seen.
    init?(_ shadow: Group.Shadow?, scale: Double) {
      guard let shadow else { return nil }
      ink = Ink(shadow.color)
      x = shadow.x * scale
      y = shadow.y * scale
      let radius = shadow.radius * scale
      deviation = radius > 0 ? min(radius, Blur.largestDeviation) : 0
      guard !ink.isClear, abs(x) <= PixelShadow.farthest, abs(y) <= PixelShadow.farthest else { return nil }
    }

    /// Whether the blur is so wide that it needs noise.
    var isWide: Bool { 6 * deviation > Noise.widthThatNeedsIt }
  }

  /// Paints a group: straight into the layer where nothing has to be composed, else by way of a layer of its own.
  func paint(_ group: Group, at place: Place) throws(RasterError) {
    let opacity = Ink.unit(group.opacity)
    guard opacity > 0 else { return }
    guard place.depth < Painter.nestingLimit else { throw .nesting(limit: Painter.nestingLimit) }
    var inner = place
    inner.transform = group.transform.then(place.transform)
    inner.depth += 1
    let shadow = PixelShadow(group.shadow, scale: place.scale)
    if shadow == nil && opacity == 1 {
      guard let clip = group.clip else { return try paint(group.items, at: inner) }
      if let rect = place.wholePixels(clip) {
        inner.layer = place.layer.clipped(to: rect)
        if !inner.layer.rect.isEmpty { try paint(group.items, at: inner) }
        return
      }
    }
    try compose(group, place, inner, shadow, opacity)
  }

  /// Paints a group's items into a layer of their own, just as large as can be seen, and lays it down.
  private func compose(
    _ group: Group, _ place: Place, _ inner: Place, _ shadow: PixelShadow?, _ opacity: Double
  ) throws(RasterError) {
    var bounds = self.bounds(of: group.items, at: inner)
    if let clip = group.clip { bounds = bounds.intersection(place.bounds(of: clip)) }
    let rect = bounds.pixels(within: Painter.seen(place.layer.rect, shadow))
    guard !rect.isEmpty else { return }
    try withBuffer { (buffer) throws(RasterError) in
      var inner = inner
      inner.layer = try buffer.layer(rect)
      // Those of the group around it cover another rectangle.
      inner.panes = nil
      inner.grounds.append(Ground(layer: inner.layer, clip: group.clip, transform: place.transform))
      // A shadow is not seen through a pane of what throws it.
      guard shadow != nil || place.panes != nil, group.items.holdPanes(depth: inner.depth) else {
        return try finish(group, place, inner, shadow, opacity)
      }
      try withMask { (panes) throws(RasterError) in
        panes.reset(to: rect)
        inner.panes = panes
        try finish(group, place, inner, shadow, opacity)
        place.panes?.add(panes, opacity: opacity)
      }
    }
  }

  /// Paints a group's items into their layer, clips it and lays it down.
  private func finish(
    _ group: Group, _ place: Place, _ inner: Place, _ shadow: PixelShadow?, _ opacity: Double
  ) throws(RasterError) {
    try paint(group.items, at: inner)
    if let clip = group.clip { try keep(clip, place, of: inner) }
    guard let shadow else { return try Canvas(place.layer).lay(inner.layer, opacity: opacity) }
    try lay(inner, shadow, opacity, over: place.layer)
  }

  /// What of a group's own pixels can be seen in a layer, directly or in its shadow.
  private static func seen(_ rect: PixelRect, _ shadow: PixelShadow?) -> PixelRect {
    guard let shadow else { return rect }
    let reach = Blur.reach(shadow.deviation) + 1
    let (x, y) = (Int(shadow.x.rounded()), Int(shadow.y.rounded()))
    return PixelRect(
      left: min(rect.left, rect.left - x - reach), top: min(rect.top, rect.top - y - reach),
      right: max(rect.right, rect.right - x + reach), bottom: max(rect.bottom, rect.bottom - y + reach))
  }

  /// Clears what lies outside a clip path.
  private func keep(_ clip: Path, _ place: Place, of inner: Place) throws(RasterError) {
    try withMask { (mask) throws(RasterError) in
      mask.reset(to: inner.layer.rect)
      var sink = MaskSink(mask: mask)
      cover([clip], place.transform, within: inner.layer.rect, .nonZero, into: &sink)
      try Canvas(inner.layer).keep(mask)
      inner.panes?.keep(mask)
    }
  }

  /// Lays a layer and its shadow down; where they fade, they fade as one.
  private func lay(
    _ inner: Place, _ shadow: PixelShadow, _ opacity: Double, over target: Layer
  ) throws(RasterError) {
    let layer = inner.layer
    let shade = shades.shade(layer, deviation: shadow.deviation, x: shadow.x, y: shadow.y)
    if opacity == 1 {
      target.lay(shade, ink: shadow.ink, isWide: shadow.isWide, beside: inner.panes)
      return try Canvas(target).lay(layer, opacity: 1)
    }
    let both = PixelRect(
      left: min(layer.rect.left, shade.rect.left), top: min(layer.rect.top, shade.rect.top),
      right: max(layer.rect.right, shade.rect.right), bottom: max(layer.rect.bottom, shade.rect.bottom))
    let rect = both.intersection(target.rect)
    guard !rect.isEmpty else { return }
    try withBuffer { (buffer) throws(RasterError) in
      let joint = try buffer.layer(rect)
      joint.lay(shade, ink: shadow.ink, isWide: shadow.isWide, beside: inner.panes)
      try Canvas(joint).lay(layer, opacity: 1)
      try Canvas(target).lay(joint, opacity: opacity)
    }
  }
}

extension Painter.Place {
  /// The pixels of a path that is an upright rectangle along pixel edges; nothing for any other path.
  func wholePixels(_ path: Path) -> PixelRect? {
    let lines: [Path.Verb] = [.move, .line, .line, .line]
    guard path.verbs == lines || path.verbs == lines + [.close] else { return nil }
    let corners = path.points.map { transform.apply($0) }
    let bounds = bounds(of: path)
    guard !bounds.isEmpty, corners[0] != corners[2], corners[1] != corners[3] else { return nil }
    let sides = [bounds.left, bounds.top, bounds.right, bounds.bottom]
    guard sides.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    for index in 0..<4 {
      let (corner, next) = (corners[index], corners[(index + 1) % 4])
      guard corner.x == next.x || corner.y == next.y, corner.x == bounds.left || corner.x == bounds.right,
        corner.y == bounds.top || corner.y == bounds.bottom
      else { return nil }
    }
    return bounds.pixels(within: layer.rect)
  }
}
