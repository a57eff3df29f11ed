import Geography

/// Where the parts of a feature lie, and what it says of itself.
struct FeatureHeader: Sendable {
  var id: UInt64?
  var kind: GeometryKind
  /// The feature's part of the layer's tags, pairs of key and value.
  var tags: Range<UInt32>
  /// The feature's geometry, in bytes of the tile.
  var geometry: Range<UInt32>
}

/// The fields of a feature as they stand in the bytes, before they are judged.
struct RawFeature {
  var id: UInt64?
  var kind: UInt64 = 0
  var tags: ByteReader?
  var geometry: ByteReader?
  var isRepeated = false

  init(_ reader: ByteReader) throws(TileError) {
    var message = MessageReader(reader)
    while let field = try message.next() {
      switch field.number {
      case 1: id = try message.number(field)
      case 2: try take(message.bytes(field), as: \.tags)
      case 3: kind = try message.number(field)
      case 4: try take(message.bytes(field), as: \.geometry)
      default: try message.skip(field)
      }
    }
  }

  private mutating func take(_ part: ByteReader, as path: WritableKeyPath<RawFeature, ByteReader?>) {
    if self[keyPath: path] != nil { isRepeated = true }
    self[keyPath: path] = part
  }

  /// Why the feature has to be left out, if it has to.
  var fault: TileFault.Cause? {
    if isRepeated { return .repeatedField }
    if kind > 3 { return .unknownKind }
    if geometry?.isAtEnd ?? true { return .missingGeometry }
    return nil
  }
}
