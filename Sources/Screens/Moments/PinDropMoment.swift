public import Geography

/// What the pin drop app shows at one moment.
public struct PinDropMoment: Hashable, Sendable {
  /// A place that was dropped.
  public struct Item: Hashable, Sendable {
    /// What tells it from all others.
    public var id: Int
    /// Where it stands.
    public var coordinate: Coordinate
    /// Whether it is blue, as those are that the app drops; else red.
    public var isBlue: Bool

    /// Makes an item; red at (0, 0) unless told.
    public init(
      id: Int, coordinate: Coordinate = Coordinate(latitude: 0, longitude: 0), isBlue: Bool = false
    ) {
      self.id = id
      self.coordinate = coordinate
      self.isBlue = isBlue
    }
  }

  /// How items look.
  public enum Stage: String, CaseIterable, Hashable, Sendable {
    /// The platform's balloons.
    case balloon
    /// Speech bubbles.
    case bubble
  }

  /// Where the person is, as far as the app knows.
  public struct Location: Hashable, Sendable {
    /// The reported place.
    public var coordinate: Coordinate
    /// The radius within which the person is, in metres.
    public var accuracy: Double
    /// Whether it is shown as a dot; else as one soft disc.
    public var isPrecise: Bool

    /// The radius of an approximate position unless told, in metres.
    public static let approximateAccuracy = 3_000.0
    /// The radius of a precise position unless told, in metres.
    public static let preciseAccuracy = 30.0

    /// Makes a location, approximate and of the usual accuracy unless told.
    public init(_ coordinate: Coordinate, accuracy: Double? = nil, isPrecise: Bool = false) {
      self.coordinate = coordinate
      self.accuracy = accuracy ?? (isPrecise ? Self.preciseAccuracy : Self.approximateAccuracy)
      self.isPrecise = isPrecise
    }
  }

  /// What the person lets the app know.
  public enum Permission: String, CaseIterable, Hashable, Sendable {
    /// Nothing is settled yet: the app asks.
    case undetermined
    /// Nothing: the app asks again.
    case denied
    /// The rough position, which is what the app declares it needs.
    case approximate
    /// The exact position.
    case precise
  }

  /// What the app has the platform ask the person; the platform draws the question, not the app.
  public enum Question: Hashable, Sendable {
    /// Whether it may know the position.
    case permission
    /// Whether it may know it exactly for now; `purpose` names the reason that the app declares.
    case fullAccuracy(purpose: String)
  }

  /// A bubble on its way from its marker to the middle of the screen, or back.
  public struct Hero: Hashable, Sendable {
    /// The index of its item, whose marker is hidden meanwhile.
    public var item: Int
    /// How far it is on its way: 0 at the marker, 1 in the middle; springs may go beyond.
    public var progress: Double
  }

  /// All items, in the order in which they came.
  public var items: [Item]
  /// How they look.
  public var stage: Stage
  /// Where the person is, if it was reported.
  public var location: Location?
  /// What the person lets the app know; until an event says so, nothing is settled.
  public var permission = Permission.undetermined
  /// What is being asked, if anything.
  public var question: Question?
  /// Whether the app waits for a position.
  public var isUpdating = false
  /// The large bubble, if there is one.
  public var hero: Hero?
  /// Bubbles that still fly back while another one opens, in the order in which they left; most often none.
  public var returning: [Hero] = []
  /// What the map shows.
  public var viewport: Viewport
  /// Seconds since the start, for what goes on by itself, as the breathing of the location's dot.
  public var time: Double
}
