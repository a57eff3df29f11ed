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

  /// The bounds in pixels of shared shapes.
  func bounds(of placed: PlacedOutlines) -> PixelBounds {
    let transform = placed.transform.then(transform)
    var all = PixelBounds()
    for shape in placed.outlines.shapes { all.add(PixelBounds(shape.bounds, transform)) }
    return all
  }

  /// The bounds in pixels of what a path covers when filled.
  func bounds(of path: Path) -> PixelBounds {
    path.points.withUnsafeBufferPointer { PathWalker.bounds($0, transform) }
  }
}

extension Painter {
  /// Bounds in pixels that hold all that items paint.
  func bounds(of items: [SceneItem], at place: Place) -> PixelBounds {
    var all = PixelBounds()
    for item in items {
      switch item {
      case .fill(let fill):
        for path in fill.paths { all.add(place.bounds(of: path)) }
        for outlines in fill.outlines { all.add(place.bounds(of: outlines)) }
      case .stroke(let stroke): all.add(bounds(of: stroke, at: place))
      case .disc(let disc): all.add(bounds(of: disc, at: place))
      case .text(let text): all.add(bounds(of: text, at: place))
      case .image(let image): all.add(place.bounds(of: image.box))
      case .backdrop(let backdrop): all.add(place.bounds(of: backdrop.path))
      case .group(let group): all.add(bounds(of: group, at: place))
      }
    }
    return all
  }

  private func bounds(of stroke: Stroke, at place: Place) -> PixelBounds {
    var all = PixelBounds()
    guard let pen = Pen(stroke, scale: place.lengthScale) else { return all }
    for path in stroke.paths { all.add(place.bounds(of: path).expanded(by: pen.reach)) }
    for outlines in stroke.outlines { all.add(place.bounds(of: outlines).expanded(by: pen.reach)) }
    return all
  }

  private func bounds(of disc: Disc, at place: Place) -> PixelBounds {
    let reach = max(disc.radius, 0) + max(disc.ringWidth, 0)
    let box = ViewRect(x: disc.center.x, y: disc.center.y, width: 0, height: 0).inset(by: -reach)
    // A soft disc stays round under any transform.
    return place.bounds(of: box).expanded(by: disc.blur > 0 ? reach * place.lengthScale + 1 : 1)
  }

  private func bounds(of group: Group, at place: Place) -> PixelBounds {
    // Too deep to be painted: it counts as being everywhere, so that painting gets there and says so.
    guard place.depth < Painter.nestingLimit else { return .everywhere }
    var inner = place
    inner.transform = group.transform.then(place.transform)
    inner.depth += 1
    var all = bounds(of: group.items, at: inner)
    if let clip = group.clip { all = all.intersection(place.bounds(of: clip)) }
    if let shadow = PixelShadow(group.shadow, scale: place.scale) {
      let shade = all.expanded(by: Double(Blur.reach(shadow.deviation)) + 1)
      all.add(shade.offset(x: shadow.x, y: shadow.y))
    }
    return all
  }
}

extension PixelBounds {
  /// The whole plane.
  static let everywhere = PixelBounds(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

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
