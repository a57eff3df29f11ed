/// A drawing path in points: subpaths of lines and cubic curves; y grows down.
///
/// Verbs and points are kept in two flat arrays, as painters like them: `move` and `line` take one
/// point, `cubic` three (two controls and the end), `close` none.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Verb: UInt8, Sendable {
    /// Starts a subpath at the next point.
    case move
    /// A straight line to the next point.
    case line
    /// A cubic Bézier over the next three points.
    case cubic
    /// A straight line back to the start of the subpath, which ends there.
    case close
  }

  /// The steps, in order.
  public private(set) var verbs: [Verb] = []
  /// The points that the steps take, in order.
  public private(set) var points: [ViewPoint] = []

  /// An empty path.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { verbs.isEmpty }

  /// Makes room ahead of many steps.
  public mutating func reserveCapacity(_ count: Int) {
    verbs.reserveCapacity(count)
    points.reserveCapacity(count)
  }

  /// Starts a subpath.
  public mutating func move(to point: ViewPoint) {
    verbs.append(.move)
    points.append(point)
  }

  /// Adds a straight line.
  public mutating func line(to point: ViewPoint) {
    verbs.append(.line)
    points.append(point)
  }

  /// Adds a cubic curve.
  public mutating func cubic(_ control1: ViewPoint, _ control2: ViewPoint, to point: ViewPoint) {
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(point)
  }

  /// Closes the subpath.
  public mutating func close() {
    verbs.append(.close)
  }

  /// Adds all of another path after this one.
  public mutating func append(_ other: Path) {
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
  }

  /// The path with every point moved by a transform.
  public func applying(_ transform: Transform) -> Path {
    var moved = self
    for index in moved.points.indices { moved.points[index] = transform.apply(moved.points[index]) }
    return moved
  }

  /// The smallest rectangle that holds all points, controls included; nothing for an empty path.
  public var bounds: ViewRect? {
    guard let first = points.first else { return nil }
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return ViewRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
