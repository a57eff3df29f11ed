import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension Path {
  /// A rectangle with rounded corners, clockwise as seen; the radius is held to half the shorter side.
  static func roundedRectangle(_ box: ViewRect, radius: Double, style: RoundedCornerStyle) -> Path {
    let half = min(box.width, box.height) / 2
    let radius = min(max(0, radius), half)
    guard radius > 0 else { return .rectangle(box) }
    let bend = RoundedCorner(radius: radius, smoothness: style == .continuous ? half / radius - 1 : 0)
    var path = Path()
    bend.add(to: &path, at: ViewPoint(x: box.maxX, y: box.minY), angle: -90, starts: true)
    bend.add(to: &path, at: ViewPoint(x: box.maxX, y: box.maxY), angle: 0)
    bend.add(to: &path, at: ViewPoint(x: box.minX, y: box.maxY), angle: 90)
    bend.add(to: &path, at: ViewPoint(x: box.minX, y: box.minY), angle: 180)
    path.close()
    return path
  }
}

/// A right-angled corner rounded by a circle that is eased in and out.
///
/// On each side a cubic leads from the straight edge, where it is not bent at all, to the circle, whose
/// bend it has there; so the bend is continuous throughout, though in between it exceeds the circle's by a quarter.
/// The circle stands for 90° − 2·``easing``.
private struct RoundedCorner {
  let radius: Double
  /// How far from the corner the bend begins, in radii, if there is room.
  static let reach = 1.53
  /// The angle of the circle that each cubic replaces, in degrees, if there is room.
  static let angle = 30.0

  /// Distance from the corner where the bend begins, in points.
  let start: Double
  /// Distances from the corner of the two handles on the edge, in points.
  let handles: (outer: Double, inner: Double)
  let easing: Double

  /// Makes a corner whose bend begins (1 + smoothness) radii from it; more than ``reach`` is not used.
  init(radius: Double, smoothness: Double) {
    self.radius = radius
    let share = min(max(smoothness / (Self.reach - 1), 0), 1)
    start = radius * (1 + share * (Self.reach - 1))
    easing = Self.angle * share
    // The inner handle is where the circle's tangent meets the edge; the outer one gives the cubic the
    // circle's bend at its end: 2/3 · (distance of the outer handle from the tangent) / (length of the inner arm)².
    let arm = tan(easing * .pi / 360)
    let inner = radius * (1 - arm)
    let lead = easing > 0 ? 1.5 * radius * arm * arm / sin(easing * .pi / 180) : 0
    handles = (inner + lead, inner)
  }

  /// Adds the corner, met by an edge that runs in the direction `angle` + 90 degrees.
  func add(to path: inout Path, at corner: ViewPoint, angle: Double, starts: Bool = false) {
    let out = Transform.rotation(degrees: angle)
    /// The point so far before the corner on the arriving edge and so far after it on the leaving one.
    func point(_ before: Double, _ after: Double) -> ViewPoint {
      ViewPoint(
        x: corner.x - before * out.c + after * -out.a, y: corner.y - before * out.d + after * -out.b)
    }
    let center = point(radius, radius)
    if starts { path.move(to: point(start, 0)) } else { path.line(to: point(start, 0)) }
    let circle = Transform.rotation(degrees: easing)
    let (along, across) = (radius - radius * circle.b, radius - radius * circle.a)
    if easing > 0 { path.cubic(point(handles.outer, 0), point(handles.inner, 0), to: point(along, across)) }
    path.arc(center: center, radius: radius, from: angle + easing, to: angle + 90 - easing)
    if easing > 0 { path.cubic(point(0, handles.inner), point(0, handles.outer), to: point(0, start)) }
  }
}
