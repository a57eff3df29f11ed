package import Features
package import Geography

/// What the places app and its earlier form, the menu app, show at one moment.
package struct PlacesMoment: Hashable, Sendable {
  /// A preview card on its way.
  package struct Card: Hashable, Sendable {
    /// The index of its place.
    package var place: Int
    /// How far it stands beside its resting place, in widths of the screen: 1 is beyond the trailing edge, -1
    /// beyond the leading one.
    package var offset: Double
  }

  /// The detail sheet.
  package struct Detail: Hashable, Sendable {
    /// The index of its place.
    package var place: Int
    /// How far it has risen: 0 is below the screen, 1 in place; springs may go beyond.
    package var progress: Double
    /// How far its column is scrolled up, in points.
    package var scroll = 0.0
    /// The picture that its pager shows, from 0.
    package var page = 0
  }

  /// All places, in order.
  package var places: [Place]
  /// The index of the selected place; the header names it at once.
  package var selection: Int
  /// How far the list is open, 0 to 1; the arrow is turned by 180° times it.
  package var openness: Double
  /// How far each pin is selected, 0 to 1, in the order of the places: it is drawn at 0.7 + 0.3 of it.
  package var pinSelections: [Double]
  /// The cards that can be seen, the leaving one first.
  package var cards: [Card]
  /// The detail sheet, if there is one.
  package var detail: Detail?
  /// What the map shows.
  package var viewport: Viewport
}
