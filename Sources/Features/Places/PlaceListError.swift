package import JSON

/// Why a list of places could not be read.
package enum PlaceListError: Error, Hashable, Sendable {
  /// The text is no JSON.
  case json(JSONError)
  /// The text is JSON, but neither an array nor an object with an array under `places`.
  case notAList(JSONPosition)
  /// An entry of the list is no object.
  case notAPlace(JSONPosition)
  /// A place lacks something, or has something else there; the key that is looked for.
  case missing(String, JSONPosition)
  /// A place's coordinate cannot be: its latitude and longitude, in degrees.
  case coordinate(latitude: Double, longitude: Double, JSONPosition)
}
