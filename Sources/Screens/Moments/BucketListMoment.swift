package import Geography

/// What the bucket list app shows at one moment.
package struct BucketListMoment: Hashable, Sendable {
  /// A place on the list.
  package struct Entry: Hashable, Sendable {
    /// What tells it from all others.
    package var id: String
    /// Its name, as the list has it.
    package var name: String
    /// The name that the map shows, which is an older one where the identity was kept.
    package var title: String
    /// Where it is.
    package var coordinate: Coordinate
    /// The emoji it is shown by; nothing for a marker with its title.
    package var emoji: String?
  }

  /// The sheet in which a place is renamed.
  package struct Sheet: Hashable, Sendable {
    /// The index of the place.
    package var entry: Int
    /// What stands in its field.
    package var text: String
    /// How far it has risen: 0 is below the screen, 1 in place.
    package var progress: Double
  }

  /// All places, in the order in which they came.
  package var entries: [Entry]
  /// The sheet, if there is one.
  package var sheet: Sheet?
  /// What the map shows.
  package var viewport: Viewport
}
