public import Geography

/// Somewhere tiles come from; asked from several threads at once.
public protocol TileSource: Sendable {
  /// What its tiles are.
  var content: TileContent { get }
  /// The zooms at which it has tiles; below there is nothing, above the highest is enlarged.
  var zooms: ClosedRange<Int> { get }
  /// The part of the globe it has tiles for.
  var bounds: BoundingBox { get }
  /// Whom to credit for the data, as the source words it (it may have HTML tags in it).
  var attribution: String? { get }

  /// The layers of its vector tiles as far as it tells without a look into them; by default none.
  var layerNames: [String] { get }

  /// An address at a zoom where there may well be a tile, to look what is in it; by default in the middle.
  func sample(at zoom: Int) -> TileAddress?

  /// The bytes of a tile, inflated; nothing if the source has none there.
  func tile(at address: TileAddress) throws -> [UInt8]?
}

extension TileSource {
  /// None: nothing is told.
  public var layerNames: [String] { [] }

  /// The tile in the middle of the bounds.
  public func sample(at zoom: Int) -> TileAddress? {
    let east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east
    let center = Coordinate(
      latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + east) / 2)
    return TileAddress(containing: center, zoom: zoom)
  }
}
