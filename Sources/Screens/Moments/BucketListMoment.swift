public import Geography

/// What the bucket list app shows at one moment.
public struct BucketListMoment: Hashable, Sendable {
  /// A place on the list.
  public struct Entry: Hashable, Sendable {
    /// What tells it from all others.
    public var id: String
    /// Its name, as the list has it.
    public var name: String
    /// The name that the map shows, which is an older one where the identity was kept.
    public var title: String
    /// Where it is.
    public var coordinate: Coordinate
    /// The emoji it is shown by; nothing for a marker with its title.
    public var emoji: String?
  }

  /// The sheet in which a place is renamed.
  public struct Sheet: Hashable, Sendable {
    /// The index of the place.
    public var entry: Int
    /// What stands in its field.
    public var text: String
    /// Whether the field has its cursor: someone types in it.
    public var isEditing = false
    /// How far it has risen: 0 is below the screen, 1 in place.
    public var progress: Double
  }

  /// All places, in the order in which they came.
  public var entries: [Entry]
  /// The sheet, if there is one.
  public var sheet: Sheet?
  /// What the map shows.
  public var viewport: Viewport
}
