/// A vector tile, of which only the layers' names and places are known so far.
///
/// Mapbox Vector Tile 2.1. Opening looks at length prefixes only; a layer is read when it is asked for.
package struct VectorTile: Sendable {
  /// Tiles above this many bytes are refused, so that offsets fit into 32 bits.
  package static let largestByteCount = Int(Int32.max)

  private let bytes: [UInt8]
  private let places: [(name: String, range: Range<Int>)]
  /// What was left out: layers that repeat an earlier one's name.
  package let skipped: [TileFault]

  /// Finds the layers in the inflated bytes of a tile; no bytes at all are a tile without layers.
  package init(_ bytes: [UInt8]) throws(TileError) {
    guard bytes.count <= Self.largestByteCount else { throw .tooLarge(bytes: bytes.count) }
    self.bytes = bytes
    (places, skipped) = try bytes.withReader(0..<bytes.count) { reader throws(TileError) in
      try Self.places(in: reader)
    }
  }

  /// The names of the layers, in the order of the tile.
  package var layerNames: [String] { places.map(\.name) }

  /// Reads the layer of a name, nothing if there is none.
  package func layer(named name: String) throws(TileError) -> VectorTileLayer? {
    guard let place = places.first(where: { $0.name == name }) else { return nil }
    return try VectorTileLayer(bytes, place.range, name: name)
  }

  /// Reads all layers, in the order of the tile.
  package func layers() throws(TileError) -> [VectorTileLayer] {
    var layers: [VectorTileLayer] = []
    for place in places {
      layers.append(try VectorTileLayer(bytes, place.range, name: place.name))
    }
    return layers
  }

  private typealias Places = ([(name: String, range: Range<Int>)], [TileFault])

  private static func places(in reader: ByteReader?) throws(TileError) -> Places {
    guard let reader else { return ([], []) }
    var message = MessageReader(reader)
    var places: [(name: String, range: Range<Int>)] = []
    var names: Set<String> = []
    var skipped: [TileFault] = []
    while let field = try message.next() {
      guard field.number == 3 else {
        try message.skip(field)
        continue
      }
      let layer = try message.bytes(field)
      let name = try layerName(layer)
      if names.insert(name).inserted {
        places.append((name, layer.position..<layer.end))
      } else {
        skipped.append(TileFault(.repeatedLayer, at: field.offset))
      }
    }
    return (places, skipped)
  }

  private static func layerName(_ layer: ByteReader) throws(TileError) -> String {
    var message = MessageReader(layer)
    while let field = try message.next() {
      guard field.number == 1 else {
        try message.skip(field)
        continue
      }
      return try message.bytes(field).text
    }
    throw .missingName(at: layer.position)
  }
}
