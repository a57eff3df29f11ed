import Geography
import Scene

extension Painter.Place {
  /// The bounds in pixels of a rectangle in points.
  func bounds(of rect: ViewRect) -> PixelBounds {
    var bounds = PixelBounds()
    for x in [rect.minX, rect.maxX] {
      for y in [rect.minY, rect.maxY] {
        let corner = transform.apply(ViewPoint(x: x, y: y))
        bounds.add(x: corner.x, y: corner.y)
      }
    }
    return bounds
  }

  /// The bounds in pixels of what a path covers when filled.
  func bounds(of path: Path) -> PixelBounds {
    path.points.withUnsafeBufferPointer { PathWalker.bounds($0, transform) }
  }

  /// Bounds in pixels that hold all that items paint.
  func bounds(of items: [SceneItem]) -> PixelBounds {
    var all = PixelBounds()
    for item in items { all.add(bounds(of: item)) }
    return all
  }

  private func bounds(of item: SceneItem) -> PixelBounds {
    var all = PixelBounds()
    switch item {
    case .fill(let fill):
      for path in fill.paths { all.add(bounds(of: path)) }
    case .stroke(let stroke):
      guard let pen = Pen(stroke, scale: lengthScale) else { return all }
      for path in stroke.paths { all.add(bounds(of: path).expanded(by: pen.reach)) }
    case .disc(let disc):
      let reach = max(disc.radius, 0) + max(disc.ringWidth, 0)
      all = bounds(of: ViewRect(x: disc.center.x, y: disc.center.y, width: 0, height: 0).inset(by: -reach))
      // A soft disc stays round under any transform.
      all = all.expanded(by: reach * lengthScale + 1)
    case .text(let text):
      all = bounds(of: text)
    case .group(let group):
      all = bounds(of: group)
    }
    return all
  }

  private func bounds(of text: Text) -> PixelBounds {
    PixelBounds()
  }

  private func bounds(of group: Group) -> PixelBounds {
    guard depth < Painter.nestingLimit else { return PixelBounds() }
    var inner = self
    inner.transform = group.transform.then(transform)
    inner.depth += 1
    var all = inner.bounds(of: group.items)
    if let clip = group.clip { all = all.intersection(bounds(of: clip)) }
    if let shadow = Painter.PixelShadow(group.shadow, scale: scale) {
      let shade = all.expanded(by: Double(Blur.reach(shadow.deviation)) + 1)
      all.add(shade.offset(x: shadow.x, y: shadow.y))
    }
    return all
  }
}

extension PixelBounds {
  /// What lies in both.
  func intersection(_ other: PixelBounds) -> PixelBounds {
    PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  /// The bounds moved.
  func offset(x: Double, y: Double) -> PixelBounds {
    isEmpty ? self : PixelBounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}
