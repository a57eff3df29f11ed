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
  private(set) var id: UInt64?
  private(set) var kind: UInt64 = 0
  /// Where the tags lie; empty if there are none.
  private(set) var tags: Range<UInt32> = 0..<0
  /// Where the geometry lies; empty if there is none.
  private(set) var geometry: Range<UInt32> = 0..<0
  private var tagFields = 0
  private var geometryFields = 0

  @inline(__always)
  init(_ reader: ByteReader) throws(TileError) {
    var message = MessageReader(reader)
    while let field = try message.next() {
      switch field.number {
      case 1: id = try message.number(field)
      case 2:
        tags = try message.bytes(field).range
        tagFields &+= 1
      case 3: kind = try message.number(field)
      case 4:
        geometry = try message.bytes(field).range
        geometryFields &+= 1
      default: try message.skip(field)
      }
    }
  }

  /// Why the feature has to be left out, if it has to.
  var fault: TileFault.Cause? {
    if tagFields > 1 || geometryFields > 1 { return .repeatedField }
    if kind > 3 { return .unknownKind }
    if geometry.isEmpty { return .missingGeometry }
    return nil
  }
}
