import Geography

extension Glyph {
  /// `arrow.down`: a shaft with an open head, round ends.
  public static let arrowDown = Glyph("arrow.down", arrowDownOutline())

  /// `xmark`: a diagonal cross, round ends.
  public static let xmark = Glyph("xmark", xmarkOutline())

  /// `triangle.fill`: pointing up, 1.1 : 1, corners a little rounded.
  public static let triangleFill = Glyph(
    "triangle.fill", width: 1.1,
    .roundedPolygon(
      [ViewPoint(x: 0.55, y: 0), ViewPoint(x: 1.1, y: 1), ViewPoint(x: 0, y: 1)], radii: [0.08]))

  /// Shaft (0.5, 0.06)–(0.5, 0.92), head (0.14, 0.56)–(0.5, 0.92)–(0.86, 0.56), stroke 0.13.
  ///
  /// The outline goes round all three strokes at once: overlapping strokes would lie double at the tip.
  private static func arrowDownOutline() -> Path {
    let half = 0.13 / 2
    let (top, tip) = (ViewPoint(x: 0.5, y: 0.06), ViewPoint(x: 0.5, y: 0.92))
    let (left, right) = (ViewPoint(x: 0.14, y: 0.56), ViewPoint(x: 0.86, y: 0.56))
    // Where the shaft's sides meet the inner sides of the head, which rise at 45 degrees.
    let meeting = tip.y - half * 2.0.squareRoot() - half
    var path = Path()
    path.addArc(center: top, radius: half, from: 180, to: 360)
    path.line(to: ViewPoint(x: top.x + half, y: meeting))
    path.addArc(center: right, radius: half, from: 225, to: 405)
    path.addArc(center: tip, radius: half, from: 45, to: 135)
    path.addArc(center: left, radius: half, from: 135, to: 315)
    path.line(to: ViewPoint(x: top.x - half, y: meeting))
    path.close()
    return path
  }

  /// The diagonals of a square of 0.82, stroke 0.14, as one outline.
  private static func xmarkOutline() -> Path {
    let center = ViewPoint(x: 0.5, y: 0.5)
    let (reach, half) = (0.41 * 2.0.squareRoot(), 0.07)
    var path = Path()
    for angle in stride(from: -45.0, to: 315, by: 90) {
      let end = ViewPoint.at(reach, degrees: angle, from: center)
      path.addArc(center: end, radius: half, from: angle - 90, to: angle + 90)
      path.line(to: .at(half * 2.0.squareRoot(), degrees: angle + 45, from: center))
    }
    path.close()
    return path
  }
}
