import Geography

@testable import Cartography
@testable import Tiles

/// The city's tiles with their layers and properties called otherwise; where features go is said by a function.
struct RenamedTiles: TileSource {
  typealias Properties = [String: PropertyValue]
  /// A feature as it is to be written: its layer and properties, perhaps several times.
  typealias Renaming =
    @Sendable (_ layer: String, _ kind: GeometryKind, _ said: Properties) -> [(
      layer: String, said: Properties
    )]

  /// How features are called.
  let rename: Renaming
  /// By what features are ordered in their layers: others may have them in other layers, one after the other.
  var order: Renaming?
  /// Whether roads carry their names themselves.
  var namesOnRoads = false
  /// The layers that it tells of.
  let layerNames: [String]

  private let city: TileArchive

  init(
    layers: [String], namesOnRoads: Bool = false, order: Renaming? = nil, _ rename: @escaping Renaming
  ) throws {
    self.order = order
    city = try TileArchive(.helsinki)
    layerNames = layers
    self.namesOnRoads = namesOnRoads
    self.rename = rename
  }

  var content: TileContent { .vector }
  var zooms: ClosedRange<Int> { city.zooms }
  var bounds: BoundingBox { city.bounds }
  var attribution: String? { city.attribution }

  func tile(at address: TileAddress) throws -> [UInt8]? {
    guard let bytes = try city.tile(at: address) else { return nil }
    var builders: [String: VectorTileLayerBuilder] = [:]
    let tile = try VectorTile(bytes)
    let names = namesOnRoads ? try roadNames(tile) : [:]
    for layer in try tile.layers() where !(namesOnRoads && layer.name == "transportation_name") {
      var features: [(place: String, kind: GeometryKind, shape: TileShape, said: Properties)] = []
      for feature in layer.features {
        let geometry = try feature.geometry()
        var said = Properties(feature.properties.map { ($0.name, $0.value) }) { first, _ in first }
        if layer.name == "transportation", let name = names[geometry.shape] {
          said.merge(name) { first, _ in first }
        }
        let place = order?(layer.name, feature.kind, said).first?.layer ?? ""
        features.append((place, feature.kind, geometry.shape, said))
      }
      for feature in features.stablySorted(by: \.place) {
        for (name, said) in rename(layer.name, feature.kind, feature.said) {
          var builder = builders[name] ?? VectorTileLayerBuilder(name: name, extent: layer.extent)
          builder.add(
            feature.shape, properties: said.sorted { $0.key < $1.key }.map { ($0.key, $0.value) })
          builders[name] = builder
        }
      }
    }
    var builder = VectorTileBuilder()
    for name in builders.keys.sorted() { builder.add(builders[name] ?? VectorTileLayerBuilder(name: name)) }
    return builder.encode()
  }

  /// What named roads are called, by where they run.
  private func roadNames(_ tile: VectorTile) throws -> [TileShape: Properties] {
    var names: [TileShape: Properties] = [:]
    for feature in try tile.layer(named: "transportation_name")?.features.map(\.self) ?? [] {
      let said = feature.properties.filter { $0.name.hasPrefix("name") || $0.name.hasPrefix("ref") }
      names[try feature.geometry().shape] = Properties(said.map { ($0.name, $0.value) }) { first, _ in first }
    }
    return names
  }
}

extension TileGeometry {
  /// The geometry as it is given to a writer.
  var shape: TileShape {
    let parts = (0..<partCount).map { Array(points[part($0)]) }
    switch kind {
    case .line: return .lines(parts)
    case .polygon:
      var polygons: [[[TilePoint]]] = []
      for part in parts {
        if polygons.isEmpty || TileGeometry.doubleArea(part) > 0 {
          polygons.append([part])
        } else {
          polygons[polygons.count - 1].append(part)
        }
      }
      return .polygons(polygons)
    case .point, .unknown: return .points(points.map(\.self))
    }
  }
}

extension Array {
  fileprivate func stablySorted(by key: KeyPath<Element, String>) -> [Element] {
    enumerated().sorted {
      ($0.element[keyPath: key], $0.offset) < ($1.element[keyPath: key], $1.offset)
    }.map(\.element)
  }
}
