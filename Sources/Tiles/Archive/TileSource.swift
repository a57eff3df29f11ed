public import Geography

/// Where tiles say to look at first.
public struct TileCenter: Hashable, Sendable {
  /// The middle.
  public var coordinate: Coordinate
  /// The zoom, as the tiles count: a vector tile is 512 points wide there, a picture 256.
  public var zoom: Double

  /// Makes a centre.
  public init(coordinate: Coordinate, zoom: Double) {
    self.coordinate = coordinate
    self.zoom = zoom
  }
}

/// Somewhere tiles come from; asked from several threads at once.
public protocol TileSource: Sendable {
  /// What its tiles are.
  var content: TileContent { get }
  /// The zooms at which it has tiles; below there is nothing, above the highest is enlarged.
  var zooms: ClosedRange<Int> { get }
  /// The part of the globe it has tiles for.
  var bounds: BoundingBox { get }
  /// The bounds where the source says them itself and they are not all the world; by default ``bounds`` where they are
  /// less than that.
  var statedBounds: BoundingBox? { get }
  /// Where the source says to look at first; by default nowhere.
  var center: TileCenter? { get }
  /// Whom to credit for the data, as the source words it (it may have HTML tags in it).
  var attribution: String? { get }

  /// The layers of its vector tiles as far as it tells without a look into them; by default none.
  var layerNames: [String] { get }

  /// An address at a zoom where there may well be a tile, to look what is in it; by default in the middle.
  func sample(at zoom: Int) -> TileAddress?

  /// The box that all tiles lie in, looked up where it is not said; nothing where that cannot be told, or is all the
  /// world. By default ``statedBounds``.
  func reach() -> BoundingBox?

  /// The bytes of a tile, inflated; nothing if the source has none there.
  func tile(at address: TileAddress) throws -> [UInt8]?
}

extension TileSource {
  /// None: nothing is told.
  public var layerNames: [String] { [] }
  /// The bounds, where they are a part of the world.
  public var statedBounds: BoundingBox? { bounds.asPart }
  /// Nowhere: nothing is told.
  public var center: TileCenter? { nil }
  /// The bounds that are said.
  public func reach() -> BoundingBox? { statedBounds }

  /// The tile in the middle of the bounds.
  public func sample(at zoom: Int) -> TileAddress? {
    let east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east
    let center = Coordinate(
      latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + east) / 2)
    return TileAddress(containing: center, zoom: zoom)
  }
}
