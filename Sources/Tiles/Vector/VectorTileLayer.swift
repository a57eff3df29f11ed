/// One layer of a vector tile: its tables and what its features are, without their geometry.
///
/// Reading it checks everything but the geometries, so that asking features for properties cannot
/// fail. Copies share their contents.
package struct VectorTileLayer: Sendable {
  let contents: LayerContents

  init(_ contents: LayerContents) {
    self.contents = contents
  }

  init(_ bytes: [UInt8], _ range: Range<Int>, name: String) throws(TileError) {
    contents = try LayerContents(bytes, range, name: name)
  }

  /// The name of the layer.
  package var name: String { contents.name }
  /// The side of the tile, in tile units; at least 1.
  package var extent: Int { contents.extent }
  /// The version of the specification that the layer follows, 1 or 2.
  package var version: Int { contents.version }
  /// The names of all properties that features of the layer may have, each once.
  package var keys: [String] { contents.keys }
  /// What was left out, in the order of the bytes.
  package var skipped: [TileFault] { contents.skipped }
  /// How many features there are to ask for.
  package var featureCount: Int { contents.headers.count }

  /// The feature at an index from 0 to one less than ``featureCount``.
  package func feature(at index: Int) -> VectorTileFeature {
    precondition(contents.headers.indices.contains(index), "no such feature")
    return VectorTileFeature(contents, index)
  }

  /// All features, made one by one as they are taken.
  package var features: Features { Features(contents) }

  /// Prepares the lookup of a property; nothing if no feature of the layer has it.
  package func key(named name: String) -> PropertyKey? {
    contents.keyIndices[name].map(PropertyKey.init)
  }
}

extension VectorTileLayer {
  /// The features of a layer in the order of the tile.
  package struct Features: Sequence, IteratorProtocol, Sendable {
    private let contents: LayerContents
    private var index = 0

    init(_ contents: LayerContents) {
      self.contents = contents
    }

    /// How many there are still.
    package var underestimatedCount: Int { contents.headers.count - index }

    /// The next feature.
    package mutating func next() -> VectorTileFeature? {
      guard index < contents.headers.count else { return nil }
      defer { index += 1 }
      return VectorTileFeature(contents, index)
    }
  }
}

/// The name of a property, looked up once in a layer; means nothing in any other layer.
package struct PropertyKey: Hashable, Sendable {
  let index: Int
}
