public import Geography

/// Something that happens to a screen.
public enum ScreenEvent: Hashable, Sendable {
  /// Where a place was chosen; what follows is the same.
  public enum Way: String, CaseIterable, Hashable, Sendable {
    /// With the card's button.
    case next
    /// In the list.
    case row
    /// On the map.
    case pin
  }

  /// A spot of the map, as a finger or a script says it.
  public enum Spot: Hashable, Sendable {
    /// A point of the view.
    case point(ViewPoint)
    /// A coordinate.
    case coordinate(Coordinate)
  }

  /// Nothing.
  case none
  /// Places, menu: the list opens, or closes.
  case toggleList
  /// Places, menu: a place is selected.
  case select(Int, via: Way = .row)
  /// Places: the sheet of a place opens, by default of the selected one, scrolled up by points, at a picture.
  case openDetail(Int? = nil, scroll: Double = 0, page: Int = 0)
  /// Places: the sheet closes.
  case closeDetail
  /// Pin drop: the map is moved by hand, with the same span unless one is given, in 0.35 s unless told.
  case pan(Coordinate, span: CoordinateSpan? = nil, duration: Double? = nil)
  /// Pin drop: a position was asked for and is reported.
  case locate(PinDropMoment.Location)
  /// Pin drop: the person has settled whether the app may know the position.
  case permission(PinDropMoment.Permission)
  /// Pin drop: all items are removed.
  case clear
  /// Pin drop: an item is shown large.
  case openItem(Int)
  /// Pin drop: the large item goes back.
  case closeItem
  /// Bucket list: a place is added, "New place" unless it has a name.
  case tapMap(Spot, name: String? = nil)
  /// Bucket list: a finger goes down on a place and stays.
  case longPress(Int)
  /// Bucket list: a text takes the place of what stands in the field of the open sheet; letter by letter in so many
  /// seconds, the first one at once, or all of it at once as by default.
  case type(String, duration: Double = 0)
  /// Bucket list: a place gets a name, by default the one whose sheet is open and what stands in its field; `keepsID`
  /// as in the setup unless told.
  case save(Int? = nil, name: String? = nil, keepsID: Bool? = nil)
  /// Bucket list: the sheet goes down and the place keeps its name.
  case cancel
  /// Places, menu: the place after the selected one is selected.
  case next
  /// Time passes, in seconds: the screen does not end before.
  case wait(Double)
  /// A finger taps a point of the view: what is under it decides.
  case tap(ViewPoint)
}

/// An event and its time.
public struct TimedEvent: Hashable, Sendable {
  /// Seconds since the start.
  public var time: Double
  /// What happens.
  public var event: ScreenEvent

  /// Makes an event at a time, by default at the start.
  public init(_ event: ScreenEvent, at time: Double = 0) {
    self.time = time
    self.event = event
  }
}
