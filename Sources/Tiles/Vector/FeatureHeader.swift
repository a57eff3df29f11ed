import Geography

/// Where the parts of a feature lie in the bytes of the tile, and what it says of itself.
struct FeatureHeader: Sendable {
  var id: UInt64?
  var kind: GeometryKind
  var tags: Range<UInt32>
  var geometry: Range<UInt32>
}

/// The fields of a feature as they stand in the bytes, before they are judged.
struct RawFeature {
  let id: UInt64?
  let kind: UInt64
  let tags: ByteReader?
  let geometry: ByteReader?
  let isRepeated: Bool

  @inline(__always)
  init(_ reader: ByteReader) throws(TileError) {
    var message = MessageReader(reader)
    var (id, kind, tags, geometry) = (UInt64?.none, UInt64(0), ByteReader?.none, ByteReader?.none)
    var isRepeated = false
    while let field = try message.next() {
      switch field.number {
      case 1: id = try message.number(field)
      case 2:
        isRepeated = isRepeated || tags != nil
        tags = try message.bytes(field)
      case 3: kind = try message.number(field)
      case 4:
        isRepeated = isRepeated || geometry != nil
        geometry = try message.bytes(field)
      default: try message.skip(field)
      }
    }
    (self.id, self.kind, self.tags, self.geometry, self.isRepeated) = (id, kind, tags, geometry, isRepeated)
  }

  /// Why the feature has to be left out, if it has to.
  var fault: TileFault.Cause? {
    if isRepeated { return .repeatedField }
    if kind > 3 { return .unknownKind }
    if geometry?.isAtEnd ?? true { return .missingGeometry }
    return nil
  }
}
