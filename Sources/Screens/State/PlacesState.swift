package import Features
package import Geography

/// What the places app knows: its places, the selected one, and what is open.
///
/// The one state that all its views share; it knows no time and no animation.
package struct PlacesState: Sendable {
  /// How much of the map is shown round a place, in degrees.
  package static let span = CoordinateSpan(latitudeDelta: 0.1, longitudeDelta: 0.1)

  /// All places, in order.
  package let places: [Place]
  /// The selected place; the region follows it whenever it is set, also to the same place.
  package var selected: Place {
    didSet { region = Self.region(of: selected) }
  }
  /// What the map is to show.
  package private(set) var region: CoordinateRegion
  /// Whether the list is open.
  package var isListOpen = false
  /// The place whose sheet is open.
  package var sheetPlace: Place?

  /// Starts with a place selected and all closed.
  package init(places: [Place], selected: Place) {
    self.places = places
    self.selected = selected
    region = Self.region(of: selected)
  }

  /// Opens the list, or closes it.
  package mutating func toggleList() { isListOpen.toggle() }

  /// Selects a place and closes the list, in one step.
  package mutating func select(_ place: Place) {
    selected = place
    isListOpen = false
  }

  /// The place after the selected one, after the last the first; nothing if the selected one is not in the list.
  package var following: Place? {
    guard let index = places.firstIndex(of: selected) else { return nil }
    return index + 1 < places.count ? places[index + 1] : places.first
  }

  /// Selects the place after the selected one.
  /// - Returns: Whether the selected one was found; if not, nothing has changed, and the app says so.
  package mutating func next() -> Bool {
    guard let following else { return false }
    select(following)
    return true
  }

  private static func region(of place: Place) -> CoordinateRegion {
    CoordinateRegion(center: place.coordinate, span: span)
  }
}
