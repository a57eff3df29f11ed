import Geography
import Tiles

/// The tiles of one source, opened and kept, for all threads that draw from it.
final class TileStore: Sendable {
  /// The name of the source, as reports tell it.
  let name: String
  /// Whether a tile that the source does not have is worth a word: the embedded world has all that there are.
  let tellsOfMissing: Bool
  /// The zooms at which the source has tiles.
  let zooms: ClosedRange<Int>

  private let source: any TileSource
  private let layerNames: Set<String>
  /// What layers and properties are called, where that is not how the look calls them.
  private let table: SchemaTable?
  /// The tiles that are kept open.
  private let kept = Recent<TileAddress, OpenTile>(capacity: 256)

  /// Draws from a source.
  /// - Parameters:
  ///   - tiles: Where the tiles come from.
  ///   - layerNames: The layers that will be asked for; others are not read.
  init(_ tiles: MapTiles, layerNames: Set<String>) {
    source = tiles.source
    self.layerNames = layerNames
    table = tiles.style == nil ? SchemaTable.table(for: tiles.schema) : nil
    name = tiles.name
    tellsOfMissing = tiles.schema != .world
    zooms = source.zooms
  }

  /// The zoom of the tiles that a map of a zoom is drawn from.
  func dataZoom(for zoom: Double) -> Int {
    min(max(Int(zoom.rounded(.down)), zooms.lowerBound), zooms.upperBound)
  }

  /// The tile at an address; where the source has none, what the nearest tile above it has there.
  func tile(at address: TileAddress) throws(MapError) -> OpenTile {
    try kept.value(address) { () throws(MapError) in
      if let tile = try open(address) { return tile }
      guard address.z > zooms.lowerBound, let parent = address.parent else {
        return OpenTile(layers: [:], origin: address, isMissing: true, isBlank: true)
      }
      var tile = try self.tile(at: parent)
      tile.isMissing = true
      return tile
    }
  }

  private func open(_ address: TileAddress) throws(MapError) -> OpenTile? {
    let bytes: [UInt8]?
    do { bytes = try source.tile(at: address) } catch {
      throw .tile(address, source: name, layer: nil, TileSourceError(error))
    }
    guard let bytes else { return nil }
    var layer: String?
    do throws(TileError) {
      var layers: [String: VectorTileLayer] = [:]
      var faults: [TileFault] = []
      let tile = try VectorTile(bytes)
      if let table {
        (layers, faults) = try table.layers(of: tile, wanted: layerNames)
      } else {
        for name in tile.layerNames where layerNames.contains(name) {
          layer = name
          layers[name] = try tile.layer(named: name)
        }
      }
      return OpenTile(
        layers: layers, origin: address, isBlank: tile.layerNames.isEmpty,
        isForeign: layers.isEmpty && !tile.layerNames.isEmpty, faults: tile.skipped + faults)
    } catch {
      throw .tile(address, source: name, layer: layer, .tile(error))
    }
  }
}

/// A tile with its layers read, geometry still packed.
struct OpenTile: Sendable {
  /// The layers by name.
  var layers: [String: VectorTileLayer]
  /// Whose layers they are: the tile's own address, or that of one above it, of which the tile shows a part.
  var origin: TileAddress

  /// Whether the source has no such tile.
  var isMissing = false

  /// Whether the source has no such tile, or one without any layer, not even one that is not drawn.
  var isBlank = false

  /// Whether the look draws none of its layers.
  var isForeign = false

  /// What was left out of it as a whole.
  var faults: [TileFault] = []

  /// Whether there is nothing in it.
  var isEmpty: Bool { layers.isEmpty }
}
