/// The address of a map tile in the XYZ scheme.
///
/// At zoom z the world is cut into 2^z by 2^z tiles. x counts from the antimeridian to the east, y from
/// the northern limit **down** to the south.
public struct TileAddress: Hashable, Sendable {
  /// Zoom level, 0 to 30.
  public var z: Int
  /// Column, 0 to 2^z - 1.
  public var x: Int
  /// Row, 0 at the north.
  public var y: Int

  /// Makes an address; see ``isValid`` for its range.
  public init(z: Int, x: Int, y: Int) {
    self.z = z
    self.x = x
    self.y = y
  }

  /// Whether the zoom is 0 to 30 and column and row exist at it.
  public var isValid: Bool {
    guard (0...30).contains(z) else { return false }
    let range = 0..<(1 << z)
    return range.contains(x) && range.contains(y)
  }
}
