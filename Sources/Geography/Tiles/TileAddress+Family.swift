extension TileAddress {
  /// The zooms that tiles have.
  public static let zooms = 0...30

  /// The tile at a zoom that holds a point: on an edge the one to its right and below.
  ///
  /// There is none if the zoom is out of range or a value is no number.
  /// Points beyond the right or left edge are brought onto the first world; points above and below the world
  /// count to its first and last row.
  /// - Parameters:
  ///   - point: A point of the world.
  ///   - zoom: The zoom level, 0 to 30.
  public init?(containing point: WorldPoint, zoom: Int) {
    guard Self.zooms.contains(zoom), point.x.isFinite, point.y.isFinite else { return nil }
    let last = (1 << zoom) - 1
    let side = Self.side(zoom: zoom)
    let row = min(max(point.y / side, 0), Double(last))
    self.init(z: zoom, x: min(Int(point.wrapped.x / side), last), y: Int(row))
  }

  /// The tile at a zoom that holds a coordinate, see ``init(containing:zoom:)-(WorldPoint,_)``.
  public init?(containing coordinate: Coordinate, zoom: Int) {
    self.init(containing: WorldPoint(coordinate), zoom: zoom)
  }

  /// The tile one zoom up that holds this one; nothing at zoom 0.
  public var parent: TileAddress? {
    z > 0 ? TileAddress(z: z - 1, x: x >> 1, y: y >> 1) : nil
  }

  /// The four tiles one zoom down: north-west, north-east, south-west, south-east; none at zoom 30.
  public var children: [TileAddress] {
    guard isValid, z < 30 else { return [] }
    return [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
      TileAddress(z: z + 1, x: x * 2 + dx, y: y * 2 + dy)
    }
  }

  /// The tile at a lower or equal zoom that holds this one; nothing if there is none.
  public func ancestor(zoom: Int) -> TileAddress? {
    guard isValid, zoom >= 0, zoom <= z else { return nil }
    return TileAddress(z: zoom, x: x >> (z - zoom), y: y >> (z - zoom))
  }

  /// The same tile where rows are counted from the south, as TMS and MBTiles do; and back.
  public var flipped: TileAddress {
    TileAddress(z: z, x: x, y: (1 << z) &- 1 &- y)
  }

  /// The side of the tiles of a zoom, in map points.
  static func side(zoom: Int) -> Double {
    var side = WorldPoint.width
    for _ in 0..<min(max(zoom, 0), 1_000) { side /= 2 }
    return side
  }
}

extension TileAddress {
  /// The tile's square on the world.
  public var bounds: WorldRect {
    let side = Self.side(zoom: z)
    return WorldRect(x: Double(x) * side, y: Double(y) * side, width: side, height: side)
  }

  /// The tile's edges, in degrees.
  public var boundingBox: BoundingBox { BoundingBox(bounds) }

  /// The tile's edges, in the metres of Web Mercator.
  public var mercatorBounds: MercatorBounds {
    let topLeft = MercatorMeters(WorldPoint(x: bounds.minX, y: bounds.minY))
    let bottomRight = MercatorMeters(WorldPoint(x: bounds.maxX, y: bounds.maxY))
    return MercatorBounds(left: topLeft.x, bottom: bottomRight.y, right: bottomRight.x, top: topLeft.y)
  }
}
