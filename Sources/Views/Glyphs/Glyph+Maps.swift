import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Glyph {
  /// `map.circle.fill`: a disc with a folded map cut out of it.
  public static let mapCircleFill = Glyph("map.circle.fill", mapCircleOutline())

  /// `mappin`: a ball on a short stick.
  public static let mappin = Glyph(
    "mappin", pinOutline(ball: ViewPoint(x: 0.5, y: 0.28), radius: 0.26, stick: 0.11, end: 0.97))

  /// `mappin.slash`: a pin struck out by a bar, with a gap beside the bar.
  public static let mappinSlash = Glyph("mappin.slash", mappinSlashOutline())

  /// `dot.circle.and.cursorarrow`: a ring round a dot, with a pointer over its lower right.
  public static let dotCircleAndCursorarrow = Glyph(
    "dot.circle.and.cursorarrow", dotCircleAndCursorarrowOutline())

  /// `bubble.middle.bottom.fill`: a speech bubble whose tail points down from the middle, 1 : 0.93.
  public static let bubbleMiddleBottomFill = Glyph(
    "bubble.middle.bottom.fill", height: 0.93, bubbleOutline())

  /// Three panels, sheared up and down in turn like a map half unfolded: box 0.52 × 0.44, shear 0.06, gaps 0.03.
  private static func mapCircleOutline() -> Path {
    let (width, height, shear, gap) = (0.52, 0.44, 0.06, 0.03)
    let panel = (width - 2 * gap) / 3
    let (top, bottom) = (0.5 - height / 2, 0.5 + height / 2 - shear)
    var path = Path.circle(center: ViewPoint(x: 0.5, y: 0.5), radius: 0.5)
    for index in 0..<3 {
      let left = 0.5 - width / 2 + Double(index) * (panel + gap)
      let (drop, rise) = index.isMultiple(of: 2) ? (shear, 0) : (0, shear)
      // Anticlockwise, so that it is a hole in the disc.
      let corners = [
        ViewPoint(x: left, y: top + drop), ViewPoint(x: left, y: bottom + drop),
        ViewPoint(x: left + panel, y: bottom + rise), ViewPoint(x: left + panel, y: top + rise),
      ]
      path.append(.roundedPolygon(corners, radii: [0.02]))
    }
    return path
  }

  /// A ball with a stick that ends round, as one outline.
  private static func pinOutline(ball: ViewPoint, radius: Double, stick: Double, end: Double) -> Path {
    let half = stick / 2
    // Angle from straight down at which the stick leaves the ball.
    let leave = asin(half / radius) * 180 / .pi
    var path = Path()
    path.addArc(center: ball, radius: radius, from: 90 + leave, to: 450 - leave)
    path.addArc(center: ViewPoint(x: ball.x, y: end - half), radius: half, from: 0, to: 180)
    path.close()
    return path
  }

  /// Ball ⌀ 0.34, stick 0.07, bar 0.08 from the upper left, a gap of 0.08 on the bar's upper right: the ball stays whole.
  private static func mappinSlashOutline() -> Path {
    let pin = pinOutline(ball: ViewPoint(x: 0.53, y: 0.178), radius: 0.17, stick: 0.07, end: 0.95)
    let (start, end) = (ViewPoint(x: 0.08, y: 0.205), ViewPoint(x: 0.83, y: 0.955))
    let width = 0.08
    let across = 0.5.squareRoot()
    let upper = ViewPoint(x: across, y: -across)
    let beyond = ViewPoint(
      x: start.x + upper.x * width * 1.5, y: start.y + upper.y * width * 1.5)
    return Path([
      pin.clipped(through: beyond, normal: upper),
      pin.clipped(through: start, normal: ViewPoint(x: -upper.x, y: -upper.y)),
      .bar(from: start, to: end, width: width),
    ])
  }

  /// Ring ⌀ 0.86, stroke 0.08; dot ⌀ 0.34; the ring is cut 0.05 beside the pointer's edges.
  private static func dotCircleAndCursorarrowOutline() -> Path {
    let center = ViewPoint(x: 0.43, y: 0.43)
    let tip = ViewPoint(x: 0.6, y: 0.6)
    let wings = (upper: ViewPoint(x: 1, y: 0.76), lower: ViewPoint(x: 0.76, y: 1))
    let (outer, inner) = (0.43, 0.35)
    let upper = { crossing(from: tip, towards: wings.upper, beside: -0.05, center: center, radius: $0) }
    let lower = { crossing(from: tip, towards: wings.lower, beside: 0.05, center: center, radius: $0) }
    var ring = Path()
    ring.addArc(center: center, radius: outer, from: lower(outer), to: upper(outer) + 360)
    ring.addArc(center: center, radius: inner, from: upper(inner) + 360, to: lower(inner))
    ring.close()
    return Path([
      ring, .circle(center: center, radius: 0.17),
      .roundedPolygon(
        [tip, wings.upper, ViewPoint(x: 0.82, y: 0.82), wings.lower], radii: [0.03, 0.03, 0.02, 0.03]),
    ])
  }

  /// The angle, in degrees, at which a line beside the one from `start` leaves a circle.
  private static func crossing(
    from start: ViewPoint, towards end: ViewPoint, beside distance: Double, center: ViewPoint, radius: Double
  ) -> Double {
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    let direction = ViewPoint(x: (end.x - start.x) / length, y: (end.y - start.y) / length)
    let from = ViewPoint(
      x: start.x - direction.y * distance - center.x, y: start.y + direction.x * distance - center.y)
    let along = from.x * direction.x + from.y * direction.y
    let rest = from.x * from.x + from.y * from.y - radius * radius
    let t = -along + (along * along - rest).squareRoot()
    return atan2(from.y + t * direction.y, from.x + t * direction.x) * 180 / .pi
  }

  /// Body 1 × 0.8, tail 0.24 × 0.13; the tail's rounded tip touches the lower edge of the box.
  private static func bubbleOutline() -> Path {
    let (body, half, tail, tip) = (0.8, 0.12, 0.13, 0.03)
    // A rounded corner stays back from its vertex by tip · (1 / sin(half its angle) − 1). The vertex lies so
    // much deeper: depth = tail − tip + tip / half · √(half² + depth²), solved for depth.
    let (share, rest) = (tip / half * tip / half, tail - tip)
    let root = (rest * rest - (1 - share) * (rest * rest - half * half * share)).squareRoot()
    let depth = (rest + root) / (1 - share)
    let corners = [
      ViewPoint(x: 0, y: 0), ViewPoint(x: 1, y: 0), ViewPoint(x: 1, y: body),
      ViewPoint(x: 0.5 + half, y: body), ViewPoint(x: 0.5, y: body + depth),
      ViewPoint(x: 0.5 - half, y: body), ViewPoint(x: 0, y: body),
    ]
    return .roundedPolygon(corners, radii: [0.24, 0.24, 0.24, 0.05, tip, 0.05, 0.24])
  }
}
