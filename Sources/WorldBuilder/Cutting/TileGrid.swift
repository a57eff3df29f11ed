import Geography

/// The tiles of one zoom: their number, their units and how far beyond their sides they know the world.
struct TileGrid {
  /// The zoom level.
  let zoom: Int
  /// The side of a tile in its own units.
  let extent: Int

  /// How many tiles there are in a row.
  var count: Int { 1 << zoom }
  /// The side of a tile unit in the world's plane.
  var unit: Double { 1 / Double(count * extent) }
  /// The buffer round a tile in the world's plane: 64 of 4,096 parts of its side.
  var buffer: Double { 1 / Double(count * 64) }

  /// What a tile of this or a lower zoom must know of, in the world's plane.
  ///
  /// A lower zoom has a wider buffer, so that where it was cut lies outside of what is cut from it again.
  func clip(_ tile: TileAddress) -> Clip {
    let side = 1 / Double(1 << tile.z)
    // The hair more keeps the sides off round numbers, on which vertices of the data like to lie.
    let buffer = buffer * (Double(1 + zoom - tile.z) + 1e-7)
    let corner = SIMD2(Double(tile.x), Double(tile.y)) * side
    return Clip(minimum: corner - buffer, maximum: corner + side + buffer)
  }

  /// A point in a tile's units.
  func position(_ point: SIMD2<Double>, in tile: TileAddress) -> SIMD2<Double> {
    let scaled = point * Double(count) - SIMD2(Double(tile.x), Double(tile.y))
    let units = scaled * Double(extent)
    return SIMD2(units.x.rounded(), units.y.rounded())
  }

  /// The one tile that a point belongs to, and where in it: 0 up to the extent, which is the next tile's.
  func place(_ point: SIMD2<Double>) -> (tile: TileAddress, position: SIMD2<Double>) {
    let side = Double(count * extent)
    let most = count * extent - 1
    let (x, y) = (Int(min(max(point.x * side, 0), side)), Int(min(max(point.y * side, 0), side)))
    let (column, row) = (min(x, most), min(y, most))
    let tile = TileAddress(z: zoom, x: column / extent, y: row / extent)
    return (tile, SIMD2(Double(column % extent), Double(row % extent)))
  }
}
