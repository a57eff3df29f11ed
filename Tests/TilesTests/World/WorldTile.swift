import Geography
import Tiles

/// A label or place of the embedded world where it lies.
struct WorldLabel: Hashable {
  var name: String
  /// The whole world is 0 to 1 in both; y grows down.
  var x: Double
  var y: Double
  var rank: Int
}

/// The embedded world, each tile decoded once.
struct World: Sendable {
  static let shared = Result { try World() }

  var tiles: [TileAddress: VectorTile] = [:]
  var byteCounts: [Int] = []

  private init() throws {
    let archive = try TileArchive.world()
    for zoom in archive.zooms {
      for y in 0..<(1 << zoom) {
        for x in 0..<(1 << zoom) {
          let address = TileAddress(z: zoom, x: x, y: y)
          guard let bytes = try archive.tile(at: address) else { continue }
          byteCounts.append(bytes.count)
          tiles[address] = try VectorTile(bytes)
        }
      }
    }
  }

  /// The names of the layers that any tile of a zoom has, sorted.
  func layerNames(_ zoom: Int) -> [String] {
    Set(tiles.filter { $0.key.z == zoom }.flatMap(\.value.layerNames)).sorted()
  }

  /// All points of a layer at a zoom.
  func labels(_ layer: String, _ zoom: Int) throws -> [WorldLabel] {
    var labels: [WorldLabel] = []
    for (address, tile) in tiles where address.z == zoom {
      guard let layer = try tile.layer(named: layer) else { continue }
      let side = Double(1 << zoom)
      for feature in layer.features {
        guard case .string(let name) = feature.value(named: "name") else { continue }
        var rank = -1
        if case .number(let number) = feature.value(named: "rank") { rank = Int(number) }
        for point in try feature.geometry().points {
          let x = (Double(address.x) + Double(point.x) / Double(layer.extent)) / side
          let y = (Double(address.y) + Double(point.y) / Double(layer.extent)) / side
          labels.append(WorldLabel(name: name, x: x, y: y, rank: rank))
        }
      }
    }
    return labels
  }

  /// The names that a layer has at a zoom.
  func names(_ layer: String, _ zoom: Int) throws -> Set<String> {
    var names = Set<String>()
    for (address, tile) in tiles where address.z == zoom {
      for feature in try tile.layer(named: layer)?.features.map({ $0 }) ?? [] {
        if case .string(let name) = feature.value(named: "name") { names.insert(name) }
      }
    }
    return names
  }
}
