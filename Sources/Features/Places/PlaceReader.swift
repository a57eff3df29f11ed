import Geography
import JSON

/// Reads one place of a list.
struct PlaceReader {
  /// The names that mean something in a place.
  static let names = [
    "id", "name", "cityName", "coordinates", "latitude", "longitude", "description", "imageNames", "link",
  ]

  private let json: JSON
  private var members: [String: JSON] = [:]
  /// What was passed over.
  private(set) var unknown: [(name: String, value: JSON)] = []

  init(_ json: JSON) throws(PlaceListError) {
    self.json = json
    try Self.expect(.object, json)
    for member in json.members {
      let (key, value) = (member.key, member.value)
      if !Self.names.contains(key) {
        unknown.append((key, value))
      } else if !value.isNull {
        members[key] = value
      }
    }
  }

  mutating func place() throws(PlaceListError) -> Place {
    guard let name = try text("name") else { throw .missing(name: "name", at: JSONLocation(json)) }
    return Place(
      name: name, cityName: try text("cityName") ?? "", coordinate: try coordinate(),
      description: try text("description") ?? "", imageNames: try texts("imageNames"), link: try text("link"),
      uuid: try uuid())
  }

  /// The coordinate, from an object of its own or from the place itself.
  private func coordinate() throws(PlaceListError) -> Coordinate {
    guard let coordinates = members["coordinates"] else {
      guard members["latitude"] != nil || members["longitude"] != nil else {
        throw .missing(name: "coordinates", at: JSONLocation(json))
      }
      return try coordinate(of: json)
    }
    try Self.expect(.object, coordinates)
    return try coordinate(of: coordinates)
  }

  private func coordinate(of owner: JSON) throws(PlaceListError) -> Coordinate {
    let latitude = try Self.number("latitude", of: owner)
    let longitude = try Self.number("longitude", of: owner)
    let coordinate = Coordinate(latitude: latitude.value, longitude: longitude.value)
    guard !coordinate.isValid else { return coordinate }
    let swapped = Coordinate(latitude: longitude.value, longitude: latitude.value)
    let wrong = abs(latitude.value) > 90 ? latitude.json : longitude.json
    throw .invalidCoordinate(coordinate, fitsSwapped: swapped.isValid, at: JSONLocation(wrong))
  }

  private static func number(
    _ name: String, of owner: JSON
  ) throws(PlaceListError) -> (value: Double, json: JSON) {
    guard let json = owner[name], !json.isNull else { throw .missing(name: name, at: JSONLocation(owner)) }
    try expect(.number, json)
    return (json.number ?? .nan, json)
  }

  private func text(_ name: String) throws(PlaceListError) -> String? {
    guard let json = members[name] else { return nil }
    try Self.expect(.string, json)
    return json.string
  }

  private func texts(_ name: String) throws(PlaceListError) -> [String] {
    guard let json = members[name] else { return [] }
    try Self.expect(.array, json)
    var texts: [String] = []
    for element in json.elements {
      try Self.expect(.string, element)
      texts.append(element.string ?? "")
    }
    return texts
  }

  /// The identity in capitals, since a UUID is the same in small letters.
  private func uuid() throws(PlaceListError) -> String? {
    guard let text = try text("id"), let json = members["id"] else { return nil }
    let groups = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let areHexadecimal = groups.allSatisfy { $0.allSatisfy(Self.isHexadecimal) }
    guard groups.map(\.count) == [8, 4, 4, 4, 12], areHexadecimal else {
      throw .malformedUUID(text, at: JSONLocation(json))
    }
    return text.uppercased()
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private static func expect(_ kind: JSON.Kind, _ json: JSON) throws(PlaceListError) {
    guard json.kind == kind else {
      throw .wrongKind(found: json.kind, wanted: kind, at: JSONLocation(json))
    }
  }
}
