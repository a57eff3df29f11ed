import Geography
import Synchronization
import Tiles

/// The features of a tile's layer that may carry names, their geometry read and laid on the world.
struct NamedFeatures: Sendable {
  /// Points that the tile itself owns, each with its feature.
  private(set) var points: [(feature: VectorTileFeature, anchor: WorldPoint)] = []
  /// Lines as far as they run in the tile itself, each with its feature and the least rectangle about it.
  private(set) var lines: [(feature: VectorTileFeature, line: [WorldPoint], bounds: WorldRect)] = []

  /// Reads a layer; a feature whose geometry is broken is left out, of which the drawing of its layer tells.
  init(_ layer: VectorTileLayer, _ units: TileUnits) {
    var geometry = TileGeometry()
    for feature in layer.features {
      do { try feature.decodeGeometry(into: &geometry) } catch { continue }
      switch geometry.kind {
      case .point:
        points += geometry.points.filter(units.owns).map { (feature, units.world($0)) }
      case .line:
        for part in 0..<geometry.partCount {
          lines += units.lines(geometry.points[geometry.part(part)]).map { (feature, $0, Self.bounds($0)) }
        }
      case .polygon, .unknown: continue
      }
    }
  }

  private static func bounds(_ line: [WorldPoint]) -> WorldRect {
    guard let first = line.first else { return .null }
    var (low, high) = (SIMD2(first.x, first.y), SIMD2(first.x, first.y))
    for point in line {
      low = pointwiseMin(low, SIMD2(point.x, point.y))
      high = pointwiseMax(high, SIMD2(point.x, point.y))
    }
    return WorldRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

/// The named features of the last layers asked for, for all threads that settle labels.
final class NamedFeatureStore: Sendable {
  private struct Key: Hashable {
    var address: TileAddress
    var layer: String
  }

  private struct Kept {
    var features: [Key: NamedFeatures] = [:]
    var order: [Key] = []
  }

  /// How many layers of tiles are kept; the oldest go first.
  private static let capacity = 192

  private let kept = Mutex(Kept())

  /// The named features of a tile's layer.
  func features(of layer: VectorTileLayer, in tile: PlacedTile) -> NamedFeatures {
    let key = Key(address: tile.address, layer: layer.name)
    if let found = kept.withLock({ $0.features[key] }) { return found }
    // Read outside the lock: two threads may read the same layer, and get equal ones.
    let features = NamedFeatures(layer, TileUnits(tile, extent: layer.extent))
    kept.withLock { kept in
      guard kept.features.updateValue(features, forKey: key) == nil else { return }
      kept.order.append(key)
      if kept.order.count > Self.capacity { kept.features[kept.order.removeFirst()] = nil }
    }
    return features
  }
}
