import Geography
import JSON
import Style

/// A feature as the tests describe it.
struct InputFeature: FeatureAttributes {
  let id: PropertyValue
  let kind: GeometryKind
  let geometryName: String
  let names: [String]
  let state: [String: StyleValue]
  private let properties: [String: PropertyValue]
  private let place: FeatureShape?

  /// Takes a feature; within a tile its geometry forgets whether it is several of a kind.
  init(_ json: JSON?, tile: JSON?) {
    id = json?["id"].map { PropertyValue($0) } ?? .null
    let written = json?["geometry"]?["type"]?.string ?? ""
    let single = written.hasPrefix("Multi") ? String(written.dropFirst(5)) : written
    geometryName = tile == nil ? written : single
    kind = ["Point": .point, "LineString": .line, "Polygon": .polygon][single] ?? .unknown
    let members = json?["properties"]?.members.map { ($0.key, PropertyValue($0.value)) } ?? []
    names = members.map(\.0)
    properties = Dictionary(members) { $1 }
    place = TileAddress(json: tile).flatMap { FeatureShape(json?["geometry"], single, in: $0) }
    state = Dictionary(
      uniqueKeysWithValues: json?["featureState"]?.members.map { ($0.key, StyleValue($0.value.value)) } ?? [])
  }

  func value(named name: String) -> PropertyValue? { properties[name] }

  func shape() -> FeatureShape? { place }
}

extension TileAddress {
  fileprivate init?(json: JSON?) {
    guard let z = json?["z"]?.integer, let x = json?["x"]?.integer, let y = json?["y"]?.integer else {
      return nil
    }
    self.init(z: z, x: x, y: y)
  }
}

extension FeatureShape {
  /// Brings a geometry to the grid of a tile, which has 8192 steps.
  fileprivate init?(_ geometry: JSON?, _ type: String, in tile: TileAddress) {
    guard let coordinates = geometry?["coordinates"] else { return nil }
    let step = WorldPoint.width / (8192 * Double(1 << tile.z))
    func point(_ json: JSON) -> WorldPoint {
      let parts = json.numbers ?? []
      guard parts.count >= 2 else { return WorldPoint(x: 0, y: 0) }
      let exact = WorldPoint(Coordinate(latitude: parts[1], longitude: parts[0]))
      return WorldPoint(x: (exact.x / step).rounded() * step, y: (exact.y / step).rounded() * step)
    }
    func depth(_ json: JSON) -> Int { json.kind == .array ? 1 + (json[0].map(depth) ?? 0) : 0 }
    let parts: [[WorldPoint]]
    switch depth(coordinates) {
    case 1: parts = [[point(coordinates)]]
    case 2: parts = [coordinates.elements.map(point)]
    case 3: parts = coordinates.elements.map { $0.elements.map(point) }
    default: parts = coordinates.elements.flatMap { $0.elements.map { $0.elements.map(point) } }
    }
    self.init(parts: parts, gridStep: step)
  }
}

extension PropertyValue {
  /// A value of a JSON text.
  fileprivate init(_ json: JSON) {
    switch json.kind {
    case .null: self = .null
    case .bool: self = .bool(json.bool ?? false)
    case .number: self = .number(json.number ?? 0)
    case .string: self = .string(json.string ?? "")
    case .array: self = .array(json.elements.map { PropertyValue($0) })
    case .object:
      self = .object(Dictionary(json.members.map { ($0.key, PropertyValue($0.value)) }) { $1 })
    }
  }
}
