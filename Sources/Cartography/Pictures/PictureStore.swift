import Geography
package import Scene
import Tiles

/// The tiles of one source of pictures, read and kept, for all threads that draw from it.
package final class PictureStore: Sendable {
  /// Why a file of a picture cannot be read.
  package struct Unreadable: Error, Hashable, Sendable {
    /// The reason, in plain words about "it".
    package var reason: String

    package init(reason: String) {
      self.reason = reason
    }
  }

  /// Reads a file of a picture whose sides are no longer than so many pixels.
  package typealias Decoder = @Sendable ([UInt8], _ longestSide: Int) throws(Unreadable) -> Picture

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
    do throws(Unreadable) { return try decode(bytes, Self.longestSide) } catch {
      throw .tile(address, source: name, layer: nil, .remote(reason: error.reason, .other))
    }
  }

  /// The longest side of a tile, in pixels.
  private static let longestSide = 1024
}
