package import Features

/// Where the places app gets its places from.
package enum PlacesDataService {
  /// The five sights, in order; the first is selected at the start.
  package static var places: [Place] { Place.samples }
}
