package import Geography

/// One feature of a vector tile's layer; properties and geometry are decoded when asked for.
package struct VectorTileFeature: FeatureAttributes {
  let contents: LayerContents
  private let index: Int

  init(_ contents: LayerContents, _ index: Int) {
    self.contents = contents
    self.index = index
  }

  var header: FeatureHeader { contents.headers[index] }

  /// The identifier as the tile has it, all 64 bits.
  package var identifier: UInt64? { header.id }

  /// The identifier as a number, which is exact to 2^53, or ``PropertyValue/null``.
  package var id: PropertyValue {
    guard let id = identifier else { return .null }
    return .number(Double(id))
  }

  /// The kind of geometry.
  package var kind: GeometryKind { header.kind }
}

extension VectorTileFeature {
  /// The names of the properties, in the order of the tile.
  package var names: [String] {
    var names: [String] = []
    visitTags { key, _ in
      names.append(contents.keys[key])
      return true
    }
    return names
  }

  /// All properties, in the order of the tile.
  package var properties: [(name: String, value: PropertyValue)] {
    var properties: [(name: String, value: PropertyValue)] = []
    visitProperties { properties.append((contents.keys[$0.index], $1)) }
    return properties
  }

  /// Shows all properties, in the order of the tile; quicker than ``properties``.
  package func visitProperties(_ visit: (_ key: PropertyKey, _ value: PropertyValue) -> Void) {
    contents.values.withUnsafeBufferPointer { values in
      visitTags { key, value in
        visit(PropertyKey(index: key), values[value])
        return true
      }
    }
  }

  /// The property of a name; for many features of one layer ``value(for:)`` is quicker.
  package func value(named name: String) -> PropertyValue? {
    contents.keyIndices[name].flatMap(value(at:))
  }

  /// The property of a name that was prepared for any layer.
  package func value(for key: AttributeKey) -> PropertyValue? {
    contents.attributes.place(of: key).flatMap(value(at:))
  }

  /// The property of a key that this feature's layer prepared.
  package func value(for key: PropertyKey) -> PropertyValue? {
    value(at: key.index)
  }

  private func value(at wanted: Int) -> PropertyValue? {
    var found: Int?
    visitTags { key, value in
      guard key == wanted else { return true }
      found = value
      return false
    }
    return found.map { contents.values[$0] }
  }

  /// Goes through the indices of keys and values until the visitor has seen enough.
  @inline(__always)
  private func visitTags(_ visit: (_ key: Int, _ value: Int) -> Bool) {
    _ = contents.withReader(header.tags) { reader in
      var tags = TagReader(reader)
      while let (key, value) = tags.next() {
        guard visit(contents.keyIndex(key), value) else { return }
      }
    }
  }
}

extension VectorTileFeature {
  /// Decodes the geometry.
  package func geometry() throws(TileError) -> TileGeometry {
    var geometry = TileGeometry()
    try decodeGeometry(into: &geometry)
    return geometry
  }

  /// Decodes the geometry into one that was used before, whose memory is taken over.
  package func decodeGeometry(into geometry: inout TileGeometry) throws(TileError) {
    let (header, version) = (header, contents.version)
    geometry.begin(kind: header.kind)
    _ = try contents.withReader(header.geometry) { reader throws(TileError) in
      try GeometryDecoder.decode(reader, version: version, into: &geometry)
    }
  }
}
