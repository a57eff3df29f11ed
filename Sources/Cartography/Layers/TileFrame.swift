import Geography
import Scene
import Tiles

/// A tile in a view: how its units map to points, and which of them can be seen.
struct TileFrame {
  /// From tile units to points of the picture.
  let transform: Transform
  /// The part of the tile's own square that lies in the picture or within the margin, in tile units;
  /// nothing if no part does.
  let clip: Clip?

  /// The tile's own square, in tile units.
  let whole: Clip
  /// Whether the tile is so much enlarged that its far corners are beyond what painters can count.
  let isHuge: Bool

  private let square: TileSquare
  /// How far the picture reaches beyond the world's ends, in tile units, where this tile lies at one.
  private let beyond: (north: Double?, south: Double?)

  /// Places a tile.
  /// - Parameters:
  ///   - tile: The tile, of any zoom.
  ///   - origin: Whose features it shows: its own address, or that of a tile above it.
  ///   - extent: The side of the origin's tile in tile units.
  ///   - viewport: The view; not tilted.
  ///   - margin: Points round the picture that still matter, such as half of a line's width.
  init?(_ tile: PlacedTile, origin: TileAddress, extent: Int, in viewport: Viewport, margin: Double) {
    guard let world = viewport.worldTransform else { return nil }
    square = TileSquare(of: tile.address, in: origin, extent: extent)
    let bounds = PlacedTile(address: origin, wrap: tile.wrap).bounds
    let unit = bounds.width / Double(extent)
    transform = Transform(a: unit, b: 0, c: 0, d: unit, tx: bounds.x, ty: bounds.y).then(world)
    whole = Clip(minimum: square.minimum, maximum: square.maximum)
    isHuge = (square.maximum.x - square.minimum.x) * transform.lengthScale > Self.longestSide
    let corners = viewport.corners(margin: margin).map {
      SIMD2(($0.x - bounds.x) / unit, ($0.y - bounds.y) / unit)
    }
    guard let seen = Bounds(corners) else { return nil }
    beyond = (
      north: tile.address.y == 0 ? min(seen.minimum.y, 0) : nil,
      south: tile.address.y == (1 << tile.address.z) - 1 ? max(seen.maximum.y, square.maximum.y) : nil
    )
    let minimum = pointwiseMax(seen.minimum, square.minimum)
    let maximum = pointwiseMin(seen.maximum, square.maximum)
    let isSeen = minimum.x < maximum.x && minimum.y < maximum.y
    clip = isSeen ? Clip(minimum: minimum, maximum: maximum) : nil
  }

  /// The side in points of the largest tile that is drawn as a whole.
  private static let longestSide = 1e7

  /// Whether the picture shows what lies above or below the world next to this tile.
  var goesBeyondWorld: Bool {
    (beyond.north.map { $0 < 0 } ?? false) || (beyond.south.map { $0 > square.maximum.y } ?? false)
  }

  /// Whether the bounds of a shape reach into what is seen of the tile.
  func meets(_ outlines: Outlines) -> Bool {
    guard let clip else { return false }
    return outlines.shapes.contains { clip.relation(to: $0.bounds) != .outside }
  }

  /// Whether a point lies in the tile itself and not in the buffer round it.
  func owns(_ point: TilePoint) -> Bool { square.owns(point) }

  /// A corner of an area that was cut to the tile: one at the world's end is moved to the picture's edge.
  ///
  /// There are no tiles beyond the ends, and the sea at the north pole does not stop where they do.
  func extended(_ point: SIMD2<Double>) -> SIMD2<Double> {
    if let north = beyond.north, point.y <= 0 { return SIMD2(point.x, north) }
    if let south = beyond.south, point.y >= square.maximum.y { return SIMD2(point.x, south) }
    return point
  }

  /// Where a point of the tile lies in the picture.
  func place(_ point: SIMD2<Double>) -> ViewPoint {
    transform.apply(ViewPoint(x: point.x, y: point.y))
  }
}
