package import Geography

/// PMTiles counts tiles zoom after zoom, and along a Hilbert curve within a zoom, so that tiles that are
/// near each other on the map are near each other in the file.
extension TileAddress {
  /// The number of a valid address in a PMTiles archive: 0/0/0 is 0, 1/0/0 is 1, 1/0/1 is 2.
  package var tileID: UInt64 {
    var (column, row) = (UInt64(x), UInt64(y))
    var id = Self.firstID(z)
    for level in stride(from: z - 1, through: 0, by: -1) {
      let side = UInt64(1) << UInt64(level)
      let (right, down) = (column >> UInt64(level) & 1, row >> UInt64(level) & 1)
      id += (3 * right ^ down) << UInt64(2 * level)
      (column, row) = Self.turned(column & (side - 1), row & (side - 1), right, down, side)
    }
    return id
  }

  /// The address of a number in a PMTiles archive, nothing above zoom 30.
  package init?(tileID: UInt64) {
    guard let z = (0...30).last(where: { tileID >= Self.firstID($0) }), tileID < Self.firstID(z + 1) else {
      return nil
    }
    let distance = tileID - Self.firstID(z)
    var (column, row) = (UInt64(0), UInt64(0))
    for level in 0..<z {
      let side = UInt64(1) << UInt64(level)
      let quarter = distance >> UInt64(2 * level) & 3
      let right = quarter >> 1
      let down = (quarter ^ right) & 1
      (column, row) = Self.turned(column, row, right, down, side)
      column += right << UInt64(level)
      row += down << UInt64(level)
    }
    self.init(z: z, x: Int(column), y: Int(row))
  }

  /// How many tiles all lower zooms have: 1 + 4 + 16 ...
  private static func firstID(_ z: Int) -> UInt64 {
    ((UInt64(1) << UInt64(2 * z)) - 1) / 3
  }

  /// The curve in the upper two quarters of a square is the whole curve mirrored on a diagonal.
  private static func turned(
    _ x: UInt64, _ y: UInt64, _ right: UInt64, _ down: UInt64, _ side: UInt64
  ) -> (UInt64, UInt64) {
    if down == 1 { return (x, y) }
    return right == 1 ? (side - 1 - y, side - 1 - x) : (y, x)
  }
}
