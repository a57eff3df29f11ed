package import Geography

/// One feature of a vector tile's layer; properties and geometry are decoded when asked for.
package struct VectorTileFeature: FeatureAttributes {
  private let contents: LayerContents
  private let header: FeatureHeader

  init(_ contents: LayerContents, _ header: FeatureHeader) {
    self.contents = contents
    self.header = header
  }

  /// The identifier as the tile has it, all 64 bits.
  package var identifier: UInt64? { header.id }

  /// The identifier as a number, which is exact to 2^53, or ``PropertyValue/null``.
  package var id: PropertyValue {
    guard let id = header.id else { return .null }
    return .number(Double(id))
  }

  /// The kind of geometry.
  package var kind: GeometryKind { header.kind }

  /// The names of the properties, in the order of the tile.
  package var names: [String] {
    pairs.map { contents.keys[Int(contents.tags[Int($0)])] }
  }

  /// All properties, in the order of the tile.
  package var properties: [(name: String, value: PropertyValue)] {
    pairs.map { pair in
      let (key, value) = (contents.tags[Int(pair)], contents.tags[Int(pair) + 1])
      return (contents.keys[Int(key)], contents.value(value))
    }
  }

  /// The property of a name; for many features of one layer ``value(for:)`` is quicker.
  package func value(named name: String) -> PropertyValue? {
    contents.keyIndices[name].flatMap(value(at:))
  }

  /// The property of a key that this feature's layer prepared.
  package func value(for key: PropertyKey) -> PropertyValue? {
    value(at: key.index)
  }

  /// Decodes the geometry.
  package func geometry() throws(TileError) -> TileGeometry {
    var geometry = TileGeometry()
    try decodeGeometry(into: &geometry)
    return geometry
  }

  /// Decodes the geometry into one that was used before, whose memory is taken over.
  package func decodeGeometry(into geometry: inout TileGeometry) throws(TileError) {
    let range = Int(header.geometry.lowerBound)..<Int(header.geometry.upperBound)
    let (kind, version) = (header.kind, contents.version)
    geometry.removeAll(kind: kind)
    try contents.bytes.withReader(range) { reader throws(TileError) in
      guard let reader else { return }
      var decoder = GeometryDecoder(reader, kind: kind, version: version)
      try decoder.decode(into: &geometry)
    }
  }

  private var pairs: StrideTo<UInt32> {
    stride(from: header.tags.lowerBound, to: header.tags.upperBound, by: 2)
  }

  private func value(at key: UInt32) -> PropertyValue? {
    var index = Int(header.tags.lowerBound)
    let end = Int(header.tags.upperBound)
    while index < end {
      if contents.tags[index] == key { return contents.value(contents.tags[index + 1]) }
      index += 2
    }
    return nil
  }
}
