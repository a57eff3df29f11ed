package import Geography
package import JSON

/// Where in a JSON text something stands.
package struct JSONLocation: Hashable, Sendable {
  /// The way to it from the root.
  package let path: JSONPath
  /// Its line and column.
  package let position: JSONPosition

  init(_ json: JSON) {
    path = json.path
    position = json.position
  }
}

/// Why a list of places cannot be read.
package enum PlaceListError: Error, Hashable, Sendable {
  /// It is no JSON; a file that was cut ends up here too.
  case json(JSONError)
  /// It is JSON, but no list.
  case notAList(found: JSON.Kind, at: JSONLocation)
  /// The list has nothing in it.
  case emptyList(at: JSONLocation)
  /// Something is of another kind than it has to be.
  case wrongKind(found: JSON.Kind, wanted: JSON.Kind, at: JSONLocation)
  /// A place lacks something that every place has; the location is that of the place.
  case missing(name: String, at: JSONLocation)
  /// A latitude beyond a pole or a longitude beyond 180°.
  ///
  /// `fitsSwapped` says whether the two would be possible the other way round: they most likely were mixed up.
  case invalidCoordinate(Coordinate, fitsSwapped: Bool, at: JSONLocation)
  /// An identity that is no UUID.
  case malformedUUID(String, at: JSONLocation)
  /// Two places have one identity.
  case repeatedID(String, first: JSONLocation, at: JSONLocation)
}
