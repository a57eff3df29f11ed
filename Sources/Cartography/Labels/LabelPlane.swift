import Geography

/// The plane of a ``LabelSetting``: the world at its zoom, turned by its heading, in points.
struct LabelPlane: Sendable {
  /// From world points to the plane.
  let transform: Transform
  private let back: Transform
  /// Map points per point.
  let scale: Double

  /// The plane of a setting; the world's north-west corner is its origin.
  init(_ setting: LabelSetting) {
    // A tile of 512 points covers the whole world at zoom 0.
    scale = WorldPoint.width / (512 * Self.power(setting.zoomStep))
    transform = Transform.scale(1 / scale, 1 / scale).then(.rotation(degrees: -setting.heading))
    back = Transform.rotation(degrees: setting.heading).then(.scale(scale, scale))
  }

  /// 2 to the zoom of a step, exact at whole zooms and the same on every machine.
  private static func power(_ step: Int) -> Double {
    let quarters = [1, 1.189207115002721, 1.4142135623730951, 1.681792830507429]
    let whole = step >> 2
    let power = whole < 0 ? 1 / Double(1 << -whole) : Double(1 << whole)
    return power * quarters[step & 3]
  }

  /// Where a world point lies on the plane.
  func place(_ point: WorldPoint) -> ViewPoint {
    transform.apply(ViewPoint(x: point.x, y: point.y))
  }

  /// The smallest upright rectangle of the world that holds an area of the plane.
  func world(_ area: ViewRect) -> WorldRect {
    let corners = [
      ViewPoint(x: area.minX, y: area.minY), ViewPoint(x: area.maxX, y: area.minY),
      ViewPoint(x: area.minX, y: area.maxY), ViewPoint(x: area.maxX, y: area.maxY),
    ].map(back.apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return WorldRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The smallest upright rectangle of the plane that holds a view and a margin of its points.
  func area(of viewport: Viewport, margin: Double) -> ViewRect {
    let corners = viewport.corners(margin: margin).map(place)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return ViewRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
