import Geography
package import JSON

/// Places from a JSON file: a list of objects, each of one of two forms.
///
/// The first form has `name` and `coordinates` (`latitude` and `longitude`), and may have `cityName`,
/// `description`, `imageNames` and `link`. The second has `name`, `latitude` and `longitude`, and may have `id`, a
/// UUID. What may be missing may also be null.
package struct PlaceList: Hashable, Sendable {
  /// A name in the file that means nothing, so that a misspelt one does not go unnoticed.
  package struct UnknownName: Hashable, Sendable {
    /// The name.
    package let name: String
    /// Where its value stands first.
    package let location: JSONLocation
  }

  /// The names that mean something in a place.
  package static let names = PlaceReader.names

  /// How many different unknown names are noted.
  private static let unknownNameLimit = 16

  /// The places, in the order of the file; never none.
  package let places: [Place]
  /// Names that mean nothing, each once, where it stands first; no more than 16.
  package private(set) var unknownNames: [UnknownName] = []

  /// Reads a list from the bytes of a JSON file.
  package init(parsing bytes: [UInt8]) throws(PlaceListError) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw .json(error)
    }
    try self.init(json)
  }

  /// Reads a list from JSON.
  package init(_ json: JSON) throws(PlaceListError) {
    guard json.kind == .array else { throw .notAList(found: json.kind, at: JSONLocation(json)) }
    guard json.count > 0 else { throw .emptyList(at: JSONLocation(json)) }
    var places: [Place] = []
    var unknown: [(name: String, value: JSON)] = []
    var owners: [String: JSON] = [:]
    places.reserveCapacity(json.count)
    for element in json.elements {
      var reader = try PlaceReader(element)
      let place = try reader.place()
      if let owner = owners.updateValue(element, forKey: place.id) {
        throw .repeatedID(place.id, first: JSONLocation(owner), at: JSONLocation(element))
      }
      places.append(place)
      for member in reader.unknown where unknown.count < Self.unknownNameLimit {
        if !unknown.contains(where: { $0.name == member.name }) { unknown.append(member) }
      }
    }
    self.places = places
    unknownNames = unknown.map { UnknownName(name: $0.name, location: JSONLocation($0.value)) }
  }
}
