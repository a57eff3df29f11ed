package import Geography

/// Makes the bytes of a vector tile (Mapbox Vector Tile 2.1); the same calls give the same bytes.
package struct VectorTileBuilder: Sendable {
  private var layers: [VectorTileLayerBuilder] = []

  /// A tile without layers.
  package init() {}

  /// Adds a layer after the others.
  ///
  /// A layer without features is left out, as the specification wants it. No two layers may have one name.
  package mutating func add(_ layer: VectorTileLayerBuilder) {
    precondition(!layers.contains { $0.name == layer.name }, "two layers of one name")
    if !layer.isEmpty { layers.append(layer) }
  }

  /// Whether nothing would be written.
  package var isEmpty: Bool { layers.isEmpty }

  /// The bytes of the tile, not compressed; none at all if it is empty.
  package func encode() -> [UInt8] {
    var writer = ByteWriter()
    for layer in layers { writer.field(3, bytes: layer.encode()) }
    return writer.bytes
  }
}

/// Gathers the features of one layer of a vector tile.
package struct VectorTileLayerBuilder: Sendable {
  /// The name of the layer.
  package let name: String
  /// The side of the tile, in tile units.
  package let extent: Int
  private var features = ByteWriter()
  private var keys = EntryTable()
  private var values = EntryTable()

  /// A layer without features; the extent is 1 to 2^32 - 1 and most often 4,096.
  package init(name: String, extent: Int = 4096) {
    precondition(extent >= 1 && extent <= Int(UInt32.max), "no such extent")
    self.name = name
    self.extent = extent
  }

  /// Whether it has no features.
  package var isEmpty: Bool { features.bytes.isEmpty }

  /// Adds a feature with its properties in the given order, and says whether anything of it was left to add.
  ///
  /// The shape is made valid first: points that repeat the one before are left out, and so are lines of less
  /// than two points and rings that enclose nothing; with its outer ring a polygon loses its holes.
  ///
  /// A number is written as a whole number if it is one up to 2^53, else as the narrowest float that holds it
  /// exactly. A property without a value is left out; lists and objects are not known to vector tiles and must
  /// not be given.
  @discardableResult
  package mutating func add(
    _ shape: TileShape, id: UInt64? = nil,
    properties: [(name: String, value: PropertyValue)] = []
  ) -> Bool {
    precondition(shape.isWithinReach, "a coordinate beyond 2^30")
    var geometry = GeometryEncoder()
    geometry.add(shape)
    guard !geometry.isEmpty else { return false }
    var tags = ByteWriter()
    for property in properties where property.value != .null {
      tags.varint(keys.index(of: Array(property.name.utf8)))
      tags.varint(values.index(of: Self.encode(property.value)))
    }
    var feature = ByteWriter()
    if let id { feature.field(1, varint: id) }
    if !tags.bytes.isEmpty { feature.field(2, bytes: tags.bytes) }
    feature.field(3, varint: shape.kindNumber)
    feature.field(4, bytes: geometry.bytes)
    features.field(2, bytes: feature.bytes)
    return true
  }

  fileprivate func encode() -> [UInt8] {
    var layer = ByteWriter()
    layer.field(15, varint: 2)
    layer.field(1, bytes: name.utf8)
    layer.append(features.bytes)
    for key in keys.entries { layer.field(3, bytes: key) }
    for value in values.entries { layer.field(4, bytes: value) }
    layer.field(5, varint: UInt64(extent))
    return layer.bytes
  }

  private static func encode(_ value: PropertyValue) -> [UInt8] {
    var writer = ByteWriter()
    switch value {
    case .bool(let flag): writer.field(7, varint: flag ? 1 : 0)
    case .string(let text): writer.field(1, bytes: text.utf8)
    case .number(let number): encode(number, &writer)
    case .null, .array, .object: preconditionFailure("vector tiles have no such values")
    }
    return writer.bytes
  }

  private static func encode(_ number: Double, _ writer: inout ByteWriter) {
    let isMinusZero = number == 0 && number.sign == .minus
    if let whole = Int64(exactly: number), whole.magnitude <= 1 << 53, !isMinusZero {
      if whole >= 0 {
        writer.field(5, varint: UInt64(whole))
      } else {
        writer.field(6, varint: zigzag(whole))
      }
    } else if number.isNaN || Double(Float(number)) == number {
      writer.field(2, fixed: Float(number).bitPattern)
    } else {
      writer.field(3, fixed: number.bitPattern)
    }
  }
}

/// Entries in the order in which they were first seen, each once.
private struct EntryTable: Sendable {
  private(set) var entries: [[UInt8]] = []
  private var indices: [[UInt8]: UInt64] = [:]

  mutating func index(of entry: [UInt8]) -> UInt64 {
    if let index = indices[entry] { return index }
    let index = UInt64(entries.count)
    entries.append(entry)
    indices[entry] = index
    return index
  }
}

extension TileShape {
  fileprivate var kindNumber: UInt64 {
    switch self {
    case .points: 1
    case .lines: 2
    case .polygons: 3
    }
  }
}
