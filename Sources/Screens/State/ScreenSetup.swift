package import Features
package import Geography

/// What a screen is before anything happens to it: its size, its content and the rules it follows.
package struct ScreenSetup: Sendable {
  /// Which screen.
  package var kind: ScreenKind
  /// Its size, in points; 390 × 844 unless told.
  package var size = ViewSize(width: 390, height: 844)
  /// What bars and corners cover, in points from the edges; by default what the device of that size covers.
  ///
  /// It does not shift the map's centre.
  package var safeArea: ViewInsets?
  /// The generation of the platform whose defaults it follows; by default that of the app, see ``defaultEra(of:)``.
  package var era: Era
  /// How the map goes to a place; eased unless told.
  package var move = CameraMove.ease
  /// How long the map takes, in seconds; by default the flight's own time, or what the animation's curve takes.
  package var moveDuration: Double?

  /// Places and menu: the places, in order; the five sights unless told.
  package var places = PlacesDataService.places
  /// Places and menu: the index of the place that is selected at the start; the first unless told.
  package var selection = 0

  /// Pin drop: how items look; balloons unless told.
  package var stage = PinDropMoment.Stage.balloon
  /// Pin drop: items that are there at the start; none unless told.
  package var items: [PinDropMoment.Item] = []
  /// Pin drop: what is reported when the person taps the locate button; nothing unless told.
  package var location: PinDropMoment.Location?

  /// Bucket list: places that are there at the start; none unless told.
  package var entries: [Place] = []
  /// Bucket list: the emoji among which each place gets one; titled markers if there are none, as by default.
  package var emoji: [String] = []
  /// Bucket list: what decides which emoji a place gets; 0 unless told.
  package var seed: UInt64 = 0
  /// Bucket list: whether a renamed place keeps its identity, so that the map goes on showing its old name.
  package var keepsID = false

  /// Makes the setup of a screen as its app starts.
  package init(_ kind: ScreenKind) {
    self.kind = kind
    era = Self.defaultEra(of: kind)
  }

  /// The generation an app was written for: pin drop for iOS 14, the others follow iOS 17.
  package static func defaultEra(of kind: ScreenKind) -> Era {
    kind == .pinDrop ? .ios14 : .ios17
  }
}
