import Geography

extension Glyph {
  /// `circle.fill`: a disc.
  public static let circleFill = Glyph(
    "circle.fill", .circle(center: ViewPoint(x: 0.5, y: 0.5), radius: 0.32))

  /// `star.fill`: five points, a little rounded.
  public static let starFill = Glyph("star.fill", starOutline())

  /// `heart.fill`: a heart.
  public static let heartFill = Glyph("heart.fill", heartOutline())

  /// `house.fill`: a house with a door.
  public static let houseFill = Glyph("house.fill", houseOutline())

  /// `flag.fill`: a waving flag on a pole.
  public static let flagFill = Glyph("flag.fill", flagOutline())

  /// `camera.fill`: a camera from the front.
  public static let cameraFill = Glyph("camera.fill", cameraOutline())

  /// `building.columns.fill`: a temple front, for sights and museums.
  public static let buildingColumnsFill = Glyph("building.columns.fill", columnsOutline())

  /// `leaf.fill`: a leaf with its vein, for parks.
  public static let leafFill = Glyph("leaf.fill", leafOutline())

  private static func starOutline() -> Path {
    // The middle of the circle lies lower than that of the box: a star has less weight below.
    let center = ViewPoint(x: 0.5, y: 0.53)
    let corners = (0..<10).map { index in
      ViewPoint.at(
        index.isMultiple(of: 2) ? 0.53 : 0.245, degrees: -90 + 36 * Double(index), from: center)
    }
    return .roundedPolygon(corners, radii: (0..<10).map { $0.isMultiple(of: 2) ? 0.035 : 0.02 })
  }

  private static func heartOutline() -> Path {
    var path = Path()
    path.move(to: ViewPoint(x: 0.5, y: 0.235))
    path.cubic(ViewPoint(x: 0.565, y: 0.12), ViewPoint(x: 0.66, y: 0.08), to: ViewPoint(x: 0.745, y: 0.08))
    path.cubic(ViewPoint(x: 0.885, y: 0.08), ViewPoint(x: 0.98, y: 0.195), to: ViewPoint(x: 0.98, y: 0.35))
    path.cubic(ViewPoint(x: 0.98, y: 0.6), ViewPoint(x: 0.75, y: 0.8), to: ViewPoint(x: 0.545, y: 0.935))
    path.cubic(
      ViewPoint(x: 0.515, y: 0.953), ViewPoint(x: 0.485, y: 0.953), to: ViewPoint(x: 0.455, y: 0.935))
    path.cubic(ViewPoint(x: 0.25, y: 0.8), ViewPoint(x: 0.02, y: 0.6), to: ViewPoint(x: 0.02, y: 0.35))
    path.cubic(ViewPoint(x: 0.02, y: 0.195), ViewPoint(x: 0.115, y: 0.08), to: ViewPoint(x: 0.255, y: 0.08))
    path.cubic(ViewPoint(x: 0.34, y: 0.08), ViewPoint(x: 0.435, y: 0.12), to: ViewPoint(x: 0.5, y: 0.235))
    path.close()
    return path
  }

  /// One outline round roof, walls and door, so nothing overlaps.
  private static func houseOutline() -> Path {
    let right = [
      ViewPoint(x: 0.99, y: 0.5), ViewPoint(x: 0.84, y: 0.5), ViewPoint(x: 0.84, y: 0.92),
      ViewPoint(x: 0.6, y: 0.92), ViewPoint(x: 0.6, y: 0.62),
    ]
    let left = right.reversed().map { ViewPoint(x: 1 - $0.x, y: $0.y) }
    return .roundedPolygon(
      [ViewPoint(x: 0.5, y: 0.06)] + right + left,
      radii: [0.05, 0.035, 0.02, 0.06, 0.02, 0.03, 0.03, 0.02, 0.06, 0.02, 0.035])
  }

  private static func flagOutline() -> Path {
    var cloth = Path()
    cloth.move(to: ViewPoint(x: 0.2, y: 0.12))
    cloth.cubic(ViewPoint(x: 0.36, y: 0.03), ViewPoint(x: 0.5, y: 0.05), to: ViewPoint(x: 0.62, y: 0.1))
    cloth.cubic(ViewPoint(x: 0.71, y: 0.15), ViewPoint(x: 0.78, y: 0.15), to: ViewPoint(x: 0.89, y: 0.1))
    cloth.line(to: ViewPoint(x: 0.89, y: 0.54))
    cloth.cubic(ViewPoint(x: 0.78, y: 0.59), ViewPoint(x: 0.71, y: 0.59), to: ViewPoint(x: 0.62, y: 0.54))
    cloth.cubic(ViewPoint(x: 0.5, y: 0.49), ViewPoint(x: 0.36, y: 0.47), to: ViewPoint(x: 0.2, y: 0.56))
    cloth.close()
    return Path([
      .bar(from: ViewPoint(x: 0.18, y: 0.09), to: ViewPoint(x: 0.18, y: 0.93), width: 0.09), cloth,
    ])
  }

  private static func cameraOutline() -> Path {
    let body = [
      ViewPoint(x: 0.01, y: 0.24), ViewPoint(x: 0.27, y: 0.24), ViewPoint(x: 0.35, y: 0.12),
      ViewPoint(x: 0.65, y: 0.12), ViewPoint(x: 0.73, y: 0.24), ViewPoint(x: 0.99, y: 0.24),
      ViewPoint(x: 0.99, y: 0.87), ViewPoint(x: 0.01, y: 0.87),
    ]
    let lens = ViewPoint(x: 0.5, y: 0.55)
    return Path([
      .roundedPolygon(body, radii: [0.1, 0.04, 0.05, 0.05, 0.04, 0.1, 0.1, 0.1]),
      .circle(center: lens, radius: 0.215, clockwise: false), .circle(center: lens, radius: 0.14),
    ])
  }

  private static func columnsOutline() -> Path {
    let roof = [
      ViewPoint(x: 0.5, y: 0.04), ViewPoint(x: 0.97, y: 0.27), ViewPoint(x: 0.97, y: 0.37),
      ViewPoint(x: 0.03, y: 0.37), ViewPoint(x: 0.03, y: 0.27),
    ]
    let columns = [0.17, 0.39, 0.61, 0.83].map { x in
      Path.roundedRectangle(
        ViewRect(x: x - 0.055, y: 0.43, width: 0.11, height: 0.33), radius: 0.015, style: .circular)
    }
    let base = ViewRect(x: 0.03, y: 0.82, width: 0.94, height: 0.12)
    return Path(
      [.roundedPolygon(roof, radii: [0.04, 0.03])] + columns
        + [.roundedRectangle(base, radius: 0.03, style: .circular)])
  }

  /// A blade that leans to the right, parted by its vein, which goes on as the stalk.
  ///
  /// The gap along the vein widens towards the stalk; both halves are drawn as they lie, side by side.
  private static func leafOutline() -> Path {
    var upper = Path()
    upper.move(to: ViewPoint(x: 0.94, y: 0.06))
    upper.line(to: ViewPoint(x: 0.2, y: 0.73))
    upper.cubic(ViewPoint(x: 0.0, y: 0.38), ViewPoint(x: 0.3, y: 0.06), to: ViewPoint(x: 0.94, y: 0.06))
    upper.close()
    var lower = Path()
    lower.move(to: ViewPoint(x: 0.95, y: 0.13))
    lower.cubic(ViewPoint(x: 0.98, y: 0.74), ViewPoint(x: 0.64, y: 1.0), to: ViewPoint(x: 0.29, y: 0.79))
    lower.close()
    let stalk = Path.bar(from: ViewPoint(x: 0.09, y: 0.91), to: ViewPoint(x: 0.24, y: 0.765), width: 0.075)
    return Path([upper, lower, stalk])
  }
}
