package import Geography

/// Gives features of a tile other layers and properties, as if they had been written so.
///
/// Their geometry stays where it lies in the tile's bytes, so nothing of it changes; only tags are written anew, behind
/// those bytes.
package struct TileRelabelling: Sendable {
  private var bytes: [UInt8] = []
  private var tags = ByteWriter()
  private var layers: [Layer] = []
  private var places: [Name: Int] = [:]

  /// A layer is of one extent and one version; features of another make one more of its name.
  private struct Name: Hashable {
    var name: String
    var extent: Int
    var version: Int
  }

  private struct Layer {
    var name: Name
    var headers: [FeatureHeader] = []
    var keys: [String] = []
    var keyIndices: [String: Int] = [:]
    var values: [PropertyValue] = []
    var valueIndices: [PropertyValue: Int] = [:]

    mutating func key(_ name: String) -> UInt64 {
      if let index = keyIndices[name] { return UInt64(index) }
      keyIndices[name] = keys.count
      keys.append(name)
      return UInt64(keys.count - 1)
    }

    mutating func value(_ value: PropertyValue) -> UInt64 {
      if let index = valueIndices[value] { return UInt64(index) }
      valueIndices[value] = values.count
      values.append(value)
      return UInt64(values.count - 1)
    }
  }

  /// Begins without features.
  package init() {}

  /// Adds a feature of the tile to a layer; all features must be of one tile.
  package mutating func add(
    _ feature: VectorTileFeature, to layer: String, properties: [(name: String, value: PropertyValue)]
  ) {
    let contents = feature.contents
    if layers.isEmpty { bytes = contents.bytes }
    let name = Name(name: layer, extent: contents.extent, version: contents.version)
    let place = places[name] ?? layers.count
    if place == layers.count {
      layers.append(Layer(name: name))
      places[name] = place
    }
    let start = bytes.count + tags.bytes.count
    for property in properties {
      tags.varint(layers[place].key(property.name))
      tags.varint(layers[place].value(property.value))
    }
    var header = feature.header
    header.tags = UInt32(start)..<UInt32(bytes.count + tags.bytes.count)
    layers[place].headers.append(header)
  }

  /// The layers by name; of several of one name and different extents the one that was begun first, with a fault.
  package func finished() -> (layers: [String: VectorTileLayer], faults: [TileFault]) {
    let all = bytes + tags.bytes
    var result: [String: VectorTileLayer] = [:]
    var faults: [TileFault] = []
    for layer in layers {
      guard result[layer.name.name] == nil else {
        faults.append(TileFault(.otherExtent, at: Int(layer.headers[0].geometry.lowerBound)))
        continue
      }
      result[layer.name.name] = VectorTileLayer(
        LayerContents(
          all, name: layer.name.name, extent: layer.name.extent, version: layer.name.version,
          keys: layer.keys, values: layer.values, headers: layer.headers, skipped: []))
    }
    return (result, faults)
  }
}
