/// An upright rectangle on the world, in map points; y grows down.
///
/// A rectangle may run past the right edge of the world (or begin left of it): the part outside is the
/// same place one world further, see ``spans180thMeridian`` and ``remainder``. Edges belong to the
/// rectangle, so rectangles that touch do intersect.
public struct WorldRect: Hashable, Sendable {
  /// Western edge, in map points.
  public var x: Double
  /// Northern edge, in map points.
  public var y: Double
  /// Width, in map points.
  public var width: Double
  /// Height, in map points.
  public var height: Double

  /// The rectangle that is nowhere: what disjoint rectangles have in common.
  public static let null = WorldRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole world.
  public static let world = WorldRect(x: 0, y: 0, width: WorldPoint.width, height: WorldPoint.width)

  /// Makes a rectangle from its north-west corner and its size, in map points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether this is the rectangle that is nowhere.
  public var isNull: Bool { x == .infinity || y == .infinity }
  /// Whether it is null or has no area.
  public var isEmpty: Bool { isNull || width <= 0 || height <= 0 }

  /// Western edge.
  public var minX: Double { x }
  /// Northern edge.
  public var minY: Double { y }
  /// Eastern edge.
  public var maxX: Double { x + width }
  /// Southern edge.
  public var maxY: Double { y + height }
  /// The middle.
  public var center: WorldPoint { WorldPoint(x: x + width / 2, y: y + height / 2) }

  /// Whether a point lies in it or on its edge; the null rectangle holds nothing.
  public func contains(_ point: WorldPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether a rectangle lies wholly in it; the null rectangle neither holds nor is held.
  public func contains(_ other: WorldRect) -> Bool {
    !isNull && !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY
      && other.maxY <= maxY
  }

  /// Whether a coordinate lies in it, on whichever copy of the world the rectangle reaches.
  public func contains(_ coordinate: Coordinate) -> Bool {
    guard !isNull else { return false }
    let point = WorldPoint(coordinate)
    let worlds = ((minX - point.x) / WorldPoint.width).rounded(.up)
    return contains(WorldPoint(x: point.x + worlds * WorldPoint.width, y: point.y))
  }

  /// Whether the two have a point in common, be it on an edge.
  public func intersects(_ other: WorldRect) -> Bool {
    !intersection(other).isNull
  }

  /// What the two have in common; ``null`` if nothing.
  public func intersection(_ other: WorldRect) -> WorldRect {
    guard !isNull, !other.isNull else { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return WorldRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both; the null rectangle adds nothing.
  public func union(_ other: WorldRect) -> WorldRect {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return WorldRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle moved by map points.
  public func offset(x dx: Double, y dy: Double) -> WorldRect {
    WorldRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle made smaller by map points on each side; negative makes it larger, too much makes it null.
  public func inset(x dx: Double, y dy: Double) -> WorldRect {
    guard !isNull, width >= 2 * dx, height >= 2 * dy else { return .null }
    return WorldRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Whether it runs past the left or right edge of the world.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > WorldPoint.width)
  }

  /// The part outside the world, moved by a world to where it shows; ``null`` if all of it is inside.
  ///
  /// Past the right edge that part comes before past the left one, if a rectangle has both.
  public var remainder: WorldRect {
    guard spans180thMeridian else { return .null }
    let right = intersection(WorldRect.world.offset(x: WorldPoint.width, y: 0))
    if !right.isNull && maxX > WorldPoint.width { return right.offset(x: -WorldPoint.width, y: 0) }
    let left = intersection(WorldRect.world.offset(x: -WorldPoint.width, y: 0))
    return left.isNull ? .null : left.offset(x: WorldPoint.width, y: 0)
  }
}
