import Geography
import Tiles

/// A tile in a view: how its units map to points, and which of them can be seen.
struct TileFrame {
  /// From tile units to points of the picture.
  let transform: Transform
  /// The part of the tile's own square that lies in the picture or within the margin, in tile units;
  /// nothing if no part does.
  let clip: Clip?

  private let extent: Int
  /// How far the picture reaches beyond the world's ends, in tile units, where this tile lies at one.
  private let beyond: (north: Double?, south: Double?)

  /// Places a tile.
  /// - Parameters:
  ///   - tile: The tile, of any zoom.
  ///   - extent: Its side in tile units.
  ///   - viewport: The view; not tilted.
  ///   - margin: Points round the picture that still matter, such as half of a line's width.
  init?(_ tile: PlacedTile, extent: Int, in viewport: Viewport, margin: Double) {
    guard let world = viewport.worldTransform else { return nil }
    self.extent = extent
    let bounds = tile.bounds
    let unit = bounds.width / Double(extent)
    transform = Transform(a: unit, b: 0, c: 0, d: unit, tx: bounds.x, ty: bounds.y).then(world)
    let corners = viewport.corners(margin: margin).map {
      SIMD2(($0.x - bounds.x) / unit, ($0.y - bounds.y) / unit)
    }
    guard let seen = Bounds(corners) else { return nil }
    let side = Double(extent)
    beyond = (
      north: tile.address.y == 0 ? min(seen.minimum.y, 0) : nil,
      south: tile.address.y == (1 << tile.address.z) - 1 ? max(seen.maximum.y, side) : nil
    )
    let minimum = SIMD2(max(seen.minimum.x, 0), max(seen.minimum.y, 0))
    let maximum = SIMD2(min(seen.maximum.x, side), min(seen.maximum.y, side))
    let isSeen = minimum.x < maximum.x && minimum.y < maximum.y
    clip = isSeen ? Clip(minimum: minimum, maximum: maximum) : nil
  }

  /// Whether a point lies in the tile itself and not in the buffer round it.
  func owns(_ point: TilePoint) -> Bool {
    (0..<extent).contains(Int(point.x)) && (0..<extent).contains(Int(point.y))
  }

  /// A corner of an area that was cut to the tile: one at the world's end is moved to the picture's edge.
  ///
  /// There are no tiles beyond the ends, and the sea at the north pole does not stop where they do.
  func extended(_ point: SIMD2<Double>) -> SIMD2<Double> {
    if let north = beyond.north, point.y <= 0 { return SIMD2(point.x, north) }
    if let south = beyond.south, point.y >= Double(extent) { return SIMD2(point.x, south) }
    return point
  }

  /// Where a point of the tile lies in the picture.
  func place(_ point: SIMD2<Double>) -> ViewPoint {
    transform.apply(ViewPoint(x: point.x, y: point.y))
  }
}
