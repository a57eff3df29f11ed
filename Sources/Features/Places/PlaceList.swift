import Geography
import JSON

/// Reads lists of places from JSON.
///
/// Both models of the sample apps are read, also mixed: `name`, `city` (or `cityName`) and a `coordinate` (or
/// `coordinates`) with `latitude` and `longitude`; and `id`, `name`, `latitude` and `longitude` side by side. The list
/// is the text itself or stands under `places`. Other keys do not matter.
package enum PlaceList {
  /// The places of a text, in its order.
  package static func read(_ bytes: [UInt8]) throws(PlaceListError) -> [Place] {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw .json(error)
    }
    guard let entries = json.array ?? json["places"]?.array else { throw .notAList(json.position) }
    var places: [Place] = []
    for entry in entries { places.append(try place(entry)) }
    return places
  }

  private static func place(_ entry: JSON) throws(PlaceListError) -> Place {
    guard entry.kind == .object else { throw .notAPlace(entry.position) }
    guard let name = entry["name"]?.string, !name.isEmpty else { throw .missing("name", at(entry, "name")) }
    let holder = entry["coordinate"] ?? entry["coordinates"] ?? entry
    guard let latitude = holder["latitude"]?.number else {
      throw .missing("latitude", at(holder, "latitude"))
    }
    guard let longitude = holder["longitude"]?.number else {
      throw .missing("longitude", at(holder, "longitude"))
    }
    let coordinate = Coordinate(latitude: latitude, longitude: longitude)
    guard coordinate.isValid else {
      throw .coordinate(latitude: latitude, longitude: longitude, at(holder, "latitude"))
    }
    let city = (entry["city"] ?? entry["cityName"])?.string ?? ""
    return Place(id: identity(entry["id"]), name: name, city: city, coordinate: coordinate)
  }

  private static func identity(_ json: JSON?) -> String? {
    json?.string ?? json?.integer.map(String.init)
  }

  private static func at(_ json: JSON, _ key: String) -> JSONPosition {
    (json[key] ?? json).position
  }
}
