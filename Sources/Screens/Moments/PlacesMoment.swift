public import Features
public import Geography

/// What the places app and its earlier form, the menu app, show at one moment.
public struct PlacesMoment: Hashable, Sendable {
  /// A preview card on its way.
  public struct Card: Hashable, Sendable {
    /// The index of its place.
    public var place: Int
    /// How far it stands beside its resting place, in widths of the screen: 1 is beyond the trailing edge, -1
    /// beyond the leading one.
    public var offset: Double
  }

  /// The detail sheet.
  public struct Detail: Hashable, Sendable {
    /// The index of its place.
    public var place: Int
    /// How far it has risen: 0 is below the screen, 1 in place; springs may go beyond.
    public var progress: Double
    /// How far its column is scrolled up, in points.
    public var scroll = 0.0
    /// The picture that its pager shows, from 0.
    public var page = 0
  }

  /// All places, in order.
  public var places: [Place]
  /// The index of the selected place; the header names it at once.
  public var selection: Int
  /// How far the list is open, 0 to 1; the arrow is turned by 180° times it.
  public var openness: Double
  /// How far each pin is selected, 0 to 1, in the order of the places: it is drawn at 0.7 + 0.3 of it.
  public var pinSelections: [Double]
  /// The cards that can be seen, the leaving one first.
  public var cards: [Card]
  /// The detail sheet, if there is one.
  public var detail: Detail?
  /// What the map shows.
  public var viewport: Viewport
}
