public import Features
public import Geography

/// What a screen is before anything happens to it: its size, its content and the rules it follows.
public struct ScreenSetup: Sendable {
  /// Which screen.
  public var kind: ScreenKind
  /// Its size, in points; 390 × 844 unless told.
  public var size = ViewSize(width: 390, height: 844)
  /// What bars and corners cover, in points from the edges; by default what the device of that size covers.
  ///
  /// It does not shift the map's centre.
  public var safeArea: ViewInsets?
  /// The generation of the platform whose defaults it follows; by default that of the app, see ``defaultEra(of:)``.
  public var era: Era
  /// How the map goes to a place; eased unless told.
  public var move = CameraMove.ease
  /// How long the map takes, in seconds; by default the flight's own time, or what the animation's curve takes.
  public var moveDuration: Double?

  /// Places and menu: the places, in order; the five sights unless told.
  public var places = PlacesDataService.places
  /// Places and menu: the index of the place that is selected at the start; the first unless told.
  public var selection = 0

  /// Pin drop: how items look; balloons unless told.
  public var stage = PinDropMoment.Stage.balloon
  /// Pin drop: items that are there at the start; none unless told.
  public var items: [PinDropMoment.Item] = []
  /// Pin drop: what is reported when the person taps the locate button; nothing unless told.
  public var location: PinDropMoment.Location?

  /// Bucket list: places that are there at the start; none unless told.
  public var entries: [Place] = []
  /// Bucket list: the emoji among which each place gets one; titled markers if there are none, as by default.
  public var emoji: [String] = []
  /// Bucket list: what decides which emoji a place gets; 0 unless told.
  public var seed: UInt64 = 0
  /// Bucket list: whether a renamed place keeps its identity, so that the map goes on showing its old name.
  public var keepsID = false

  /// Makes the setup of a screen as its app starts.
  public init(_ kind: ScreenKind) {
    self.kind = kind
    era = Self.defaultEra(of: kind)
  }

  /// The generation an app was written for: pin drop for iOS 14, the others follow iOS 17.
  public static func defaultEra(of kind: ScreenKind) -> Era {
    kind == .pinDrop ? .ios14 : .ios17
  }
}
