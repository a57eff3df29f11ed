import Geography
import JSON

/// The places that a GeoJSON argument of an expression names, on the plane of the map.
struct GeometryArgument: Sendable {
  var points: [WorldPoint] = []
  var lines: [[WorldPoint]] = []
  /// Polygons as rings, the outer one first.
  var polygons: [[[WorldPoint]]] = []

  /// Reads a geometry, a feature or a collection of features; nothing if it is none or a position is wrong.
  init?(_ json: JSONValue) {
    guard add(json) else { return nil }
  }

  private mutating func add(_ json: JSONValue) -> Bool {
    guard case .object(let members) = json, case .string(let type)? = members["type"] else { return false }
    switch type {
    case "FeatureCollection":
      guard case .array(let features)? = members["features"] else { return false }
      return features.allSatisfy { add($0) }
    case "Feature": return members["geometry"].map { add($0) } ?? false
    default: return add(type, members["coordinates"] ?? .null)
    }
  }

  private mutating func add(_ type: String, _ coordinates: JSONValue) -> Bool {
    switch type {
    case "Point": return append(Self.point(coordinates), to: \.points)
    case "MultiPoint": return append(contentsOf: Self.points(coordinates), to: \.points)
    case "LineString": return append(Self.points(coordinates), to: \.lines)
    case "MultiLineString": return append(contentsOf: Self.list(coordinates, Self.points), to: \.lines)
    case "Polygon": return append(Self.list(coordinates, Self.points), to: \.polygons)
    case "MultiPolygon":
      let polygons = Self.list(coordinates) { Self.list($0, Self.points) }
      return append(contentsOf: polygons, to: \.polygons)
    default: return false
    }
  }

  private mutating func append<T>(_ item: T?, to path: WritableKeyPath<Self, [T]>) -> Bool {
    append(contentsOf: item.map { [$0] }, to: path)
  }

  private mutating func append<T>(contentsOf items: [T]?, to path: WritableKeyPath<Self, [T]>) -> Bool {
    guard let items else { return false }
    self[keyPath: path] += items
    return true
  }

  private static func points(_ json: JSONValue) -> [WorldPoint]? { list(json, point) }

  private static func list<T>(_ json: JSONValue, _ read: (JSONValue) -> T?) -> [T]? {
    guard case .array(let items) = json else { return nil }
    var list: [T] = []
    for item in items {
      guard let read = read(item) else { return nil }
      list.append(read)
    }
    return list
  }

  private static func point(_ json: JSONValue) -> WorldPoint? {
    guard case .array(let parts) = json, parts.count >= 2, case .number(let longitude) = parts[0],
      case .number(let latitude) = parts[1], abs(longitude) <= 3600
    else { return nil }
    return WorldPoint(Coordinate(latitude: latitude, longitude: longitude))
  }
}
