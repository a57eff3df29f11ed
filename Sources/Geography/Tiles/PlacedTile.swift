/// A tile on one of the worlds that lie side by side.
public struct PlacedTile: Hashable, Sendable {
  /// The tile's address: the same on every world.
  public var address: TileAddress
  /// Which world: 0 is the one whose x runs from 0, 1 the next to the east, -1 the next to the west.
  public var wrap: Int

  /// Makes a placed tile.
  public init(address: TileAddress, wrap: Int) {
    self.address = address
    self.wrap = wrap
  }

  /// The tile's square, on its world.
  public var bounds: WorldRect {
    address.bounds.offset(x: Double(wrap) * WorldPoint.width, y: 0)
  }
}
