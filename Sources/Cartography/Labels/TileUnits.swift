import Geography
import Tiles

/// How a layer's tile units lie on the world.
struct TileUnits {
  private let origin: WorldPoint
  private let unit: Double
  private let extent: Int

  /// The units of a layer of a tile.
  init(_ tile: PlacedTile, extent: Int) {
    let bounds = tile.address.bounds
    origin = WorldPoint(x: bounds.x, y: bounds.y)
    unit = bounds.width / Double(extent)
    self.extent = extent
  }

  /// Whether a point lies in the tile itself and not in the buffer round it, so that of all tiles that hold
  /// it exactly one makes its label.
  func owns(_ point: TilePoint) -> Bool {
    (0..<extent).contains(Int(point.x)) && (0..<extent).contains(Int(point.y))
  }

  /// Where a point lies on the first world.
  func world(_ point: TilePoint) -> WorldPoint {
    WorldPoint(x: origin.x + Double(point.x) * unit, y: origin.y + Double(point.y) * unit)
  }

  /// A line's parts within the tile itself, on the first world.
  func lines(_ points: ArraySlice<TilePoint>) -> [[WorldPoint]] {
    let side = Double(extent)
    let clip = Clip(minimum: SIMD2(0, 0), maximum: SIMD2(side, side))
    return clip.line(points.map { SIMD2(Double($0.x), Double($0.y)) }).map { part in
      part.map { WorldPoint(x: origin.x + $0.x * unit, y: origin.y + $0.y * unit) }
    }
  }
}

extension WorldPoint {
  /// The same place some worlds further east.
  func shifted(worlds: Int) -> WorldPoint { WorldPoint(x: x + Double(worlds) * WorldPoint.width, y: y) }
}
