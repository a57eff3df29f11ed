/// The tiles of one zoom that a view needs, row by row from the north, each from west to east.
///
/// No tile occurs twice on the same world; where a view is wider than the world, an address occurs once for
/// each world. A tile that only touches the view, or lies in it by less than a millionth of a point, is not
/// needed.
public struct TileCover: Hashable, Sendable {
  /// The zoom of all tiles.
  public let zoom: Int
  /// The tiles, in a fixed order.
  public let tiles: [PlacedTile]

  /// The number of tiles allowed unless another is given.
  public static let defaultLimit = 65_536
  /// The widest margin, in points.
  public static let largestMargin = Viewport.largestSide
  /// What lies in the view by less than this is not looked at, in points (of a rectangle, in map points).
  private static let tolerance = 1e-6

  /// Finds the tiles under a view, which may be turned and tilted.
  /// - Parameters:
  ///   - viewport: The view.
  ///   - zoom: The tiles' zoom level, 0 to 30.
  ///   - margin: Points round the picture that are needed as well, as for labels that reach into it.
  ///   - limit: How many tiles there may be at most.
  /// - Throws: ``GeographyError/tileZoomOutOfRange(_:)``, ``GeographyError/invalidMargin(_:)`` or
  ///   ``GeographyError/tooManyTiles(zoom:count:limit:)``.
  public init(
    _ viewport: Viewport, zoom: Int, margin: Double = 0, limit: Int = defaultLimit
  ) throws(GeographyError) {
    guard (0...Self.largestMargin).contains(margin) else { throw .invalidMargin(margin) }
    try self.init(
      convex: viewport.corners(margin: margin), zoom: zoom,
      tolerance: Self.tolerance * viewport.mapPointsPerPoint, limit: limit)
  }

  /// Finds the tiles under a rectangle, which may run past the edges of the world.
  /// - Parameters:
  ///   - rect: A rectangle that is not null, at most a million worlds away.
  ///   - zoom: The tiles' zoom level, 0 to 30.
  ///   - limit: How many tiles there may be at most.
  /// - Throws: ``GeographyError/invalidRect(_:)``, ``GeographyError/tileZoomOutOfRange(_:)`` or
  ///   ``GeographyError/tooManyTiles(zoom:count:limit:)``.
  public init(_ rect: WorldRect, zoom: Int, limit: Int = defaultLimit) throws(GeographyError) {
    let reach = WorldPoint.width * 1_000_000
    guard rect.width >= 0, rect.height >= 0, rect.minX >= -reach, rect.maxX <= reach, rect.minY >= -reach,
      rect.maxY <= reach
    else { throw .invalidRect(rect) }
    let corners = [
      WorldPoint(x: rect.minX, y: rect.minY), WorldPoint(x: rect.maxX, y: rect.minY),
      WorldPoint(x: rect.maxX, y: rect.maxY), WorldPoint(x: rect.minX, y: rect.maxY),
    ]
    // A rectangle made from degrees misses the edges of tiles by rounding errors.
    try self.init(convex: corners, zoom: zoom, tolerance: Self.tolerance, limit: limit)
  }

  /// Finds the tiles under a convex polygon, given how little of it may be left out, in map points.
  private init(
    convex polygon: [WorldPoint], zoom: Int, tolerance: Double, limit: Int
  ) throws(GeographyError) {
    guard TileAddress.zooms.contains(zoom) else { throw .tileZoomOutOfRange(zoom) }
    let side = TileAddress.side(zoom: zoom)
    let corners = polygon.map { WorldPoint(x: $0.x / side, y: $0.y / side) }
    let ys = corners.map(\.y)
    let rows = Self.cells(from: ys.min() ?? 0, to: ys.max() ?? 0, tolerance: tolerance / side)
      .clamped(to: 0..<(1 << zoom))
    guard rows.count <= limit else { throw .tooManyTiles(zoom: zoom, count: rows.count, limit: limit) }
    var tiles: [PlacedTile] = []
    for row in rows {
      guard let (left, right) = extent(of: corners, from: Double(row), to: Double(row + 1)) else { continue }
      let cells = Self.cells(from: left, to: right, tolerance: tolerance / side)
      let count = tiles.count + cells.count
      guard count <= limit else { throw .tooManyTiles(zoom: zoom, count: count, limit: limit) }
      for cell in cells {
        let address = TileAddress(z: zoom, x: cell & ((1 << zoom) - 1), y: row)
        tiles.append(PlacedTile(address: address, wrap: cell >> zoom))
      }
    }
    self.zoom = zoom
    self.tiles = tiles
  }

  /// The whole numbers of the cells that a stretch lies in, at least one.
  private static func cells(from low: Double, to high: Double, tolerance: Double) -> Range<Int> {
    let first = Int((low + tolerance).rounded(.down))
    let end = Int((high - tolerance).rounded(.up))
    return first..<max(end, first + 1)
  }
}

/// From where to where a convex polygon reaches in x within a band of y; nothing if it is not in the band.
private func extent(of corners: [WorldPoint], from top: Double, to bottom: Double) -> (Double, Double)? {
  var left = Double.infinity
  var right = -Double.infinity
  for (index, start) in corners.enumerated() {
    let end = corners[(index + 1) % corners.count]
    // The part of the edge within the band: its ends are where the polygon's x is extreme.
    guard max(start.y, end.y) >= top, min(start.y, end.y) <= bottom else { continue }
    for y in [start.y, end.y, top, bottom] where y >= top && y <= bottom {
      guard y >= min(start.y, end.y), y <= max(start.y, end.y) else { continue }
      let xs =
        start.y == end.y
        ? [start.x, end.x] : [start.x + (end.x - start.x) * ((y - start.y) / (end.y - start.y))]
      left = min(left, xs.min() ?? left)
      right = max(right, xs.max() ?? right)
    }
  }
  return left <= right ? (left, right) : nil
}
