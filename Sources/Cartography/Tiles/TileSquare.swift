import Geography
import Tiles

/// The square of a tile in the units of the tile whose features it shows: its own, or one above it.
struct TileSquare: Hashable, Sendable {
  /// The north-west corner, in tile units.
  let minimum: SIMD2<Double>
  /// The south-east corner, in tile units.
  let maximum: SIMD2<Double>

  /// Finds a tile in one that holds it.
  /// - Parameters:
  ///   - address: The tile.
  ///   - origin: The tile itself or one above it.
  ///   - extent: The side of the origin's tile in tile units.
  init(of address: TileAddress, in origin: TileAddress, extent: Int) {
    let parts = 1 << (address.z - origin.z)
    let side = Double(extent) / Double(parts)
    let place = SIMD2(Double(address.x - origin.x * parts), Double(address.y - origin.y * parts))
    minimum = place * side
    maximum = minimum + side
  }

  /// Whether a point lies in the tile itself and not in the buffer round it, so that of all tiles that hold it exactly
  /// one has it.
  func owns(_ point: TilePoint) -> Bool {
    let (x, y) = (Double(point.x), Double(point.y))
    return x >= minimum.x && x < maximum.x && y >= minimum.y && y < maximum.y
  }
}
