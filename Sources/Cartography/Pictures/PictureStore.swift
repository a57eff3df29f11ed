import Geography
package import Scene
import Tiles

/// The tiles of one source of pictures, read and kept, for all threads that draw from it.
package final class PictureStore: Sendable {
  /// Reads a file of a picture; nothing if nobody can.
  package typealias Decoder = @Sendable ([UInt8]) throws -> Picture?

  /// A picture, and the tile it was made for.
  struct Tile: Sendable {
    /// The picture; nothing where neither the tile nor one above it is there.
    var picture: Picture?
    /// The tile itself, or the nearest above it that is there.
    var origin: TileAddress
  }

  /// The name of the source, as reports tell it.
  let name: String
  /// The zooms at which the source has tiles.
  let zooms: ClosedRange<Int>
  private let source: any TileSource
  private let decode: Decoder
  private let kept = Recent<TileAddress, Tile>(capacity: 128)

  /// Reads the tiles of a source.
  init(_ tiles: MapTiles, decode: @escaping Decoder) {
    source = tiles.source
    name = tiles.name
    zooms = source.zooms
    self.decode = decode
  }

  /// The picture of a tile; where the source has none, that of the nearest tile above it.
  func tile(at address: TileAddress) throws(MapError) -> Tile {
    try kept.value(address) { () throws(MapError) in
      if let picture = try open(address) { return Tile(picture: picture, origin: address) }
      guard address.z > zooms.lowerBound, let parent = address.parent else {
        return Tile(picture: nil, origin: address)
      }
      return try tile(at: parent)
    }
  }

  private func open(_ address: TileAddress) throws(MapError) -> Picture? {
    let bytes: [UInt8]?
    do { bytes = try source.tile(at: address) } catch {
      throw .tile(address, source: name, layer: nil, TileSourceError(error))
    }
    guard let bytes, !bytes.isEmpty else { return nil }
    guard let picture = try? decode(bytes) else {
      throw .tile(address, source: name, layer: nil, .remote(reason: "it is no PNG or JPEG that can be read"))
    }
    guard picture.width <= Self.longestSide, picture.height <= Self.longestSide else {
      let reason =
        "it has \(picture.width) x \(picture.height) pixels, and at most \(Self.longestSide) are read"
      throw .tile(address, source: name, layer: nil, .remote(reason: reason))
    }
    return picture
  }

  /// The longest side of a tile, in pixels.
  private static let longestSide = 1024
}
