import Geography
import Tiles

/// How a layer's tile units lie on the world.
struct TileUnits {
  private let origin: WorldPoint
  private let unit: Double
  private let square: TileSquare

  /// The units of a layer.
  /// - Parameters:
  ///   - address: The tile.
  ///   - source: Whose features it shows: its own address, or that of a tile above it.
  ///   - extent: The side of that tile in tile units.
  init(_ address: TileAddress, origin source: TileAddress, extent: Int) {
    let bounds = source.bounds
    origin = WorldPoint(x: bounds.x, y: bounds.y)
    unit = bounds.width / Double(extent)
    square = TileSquare(of: address, in: source, extent: extent)
  }

  /// Whether a point is the tile's own.
  func owns(_ point: TilePoint) -> Bool { square.owns(point) }

  /// Where a point lies on the first world.
  func world(_ point: TilePoint) -> WorldPoint {
    WorldPoint(x: origin.x + Double(point.x) * unit, y: origin.y + Double(point.y) * unit)
  }

  /// A line's parts within the tile itself, on the first world.
  func lines(_ points: ArraySlice<TilePoint>) -> [[WorldPoint]] {
    let clip = Clip(minimum: square.minimum, maximum: square.maximum)
    return clip.line(points.map { SIMD2(Double($0.x), Double($0.y)) }).map { part in
      part.map { WorldPoint(x: origin.x + $0.x * unit, y: origin.y + $0.y * unit) }
    }
  }
}

extension WorldPoint {
  /// The same place some worlds further east.
  func shifted(worlds: Int) -> WorldPoint { WorldPoint(x: x + Double(worlds) * WorldPoint.width, y: y) }
}
