import Geography
import Tiles

/// How a layer's tile units lie on the world.
struct TileUnits {
  /// Which world the tile is on.
  let wrap: Int
  private let origin: WorldPoint
  private let unit: Double
  private let extent: Int

  /// The units of a layer of a placed tile.
  init(_ tile: PlacedTile, extent: Int) {
    let bounds = tile.address.bounds
    wrap = tile.wrap
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

  /// A point of the first world on the tile's own.
  func onItsWorld(_ point: WorldPoint) -> WorldPoint {
    WorldPoint(x: point.x + Double(wrap) * WorldPoint.width, y: point.y)
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
