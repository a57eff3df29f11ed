import Features
import Geography
import Scene
import Views

/// The places app, and with a menu only its earlier form, at one moment.
package struct PlacesScreen: Sendable {
  /// Which of the two apps it is.
  package enum Form: Hashable, Sendable {
    /// Header, pins, cards and detail.
    case places
    /// The header alone, its panel opaque and as wide as the screen.
    case menu
  }

  /// What is to be seen.
  package var moment: PlacesMoment
  /// Which of the two apps it is.
  package var form: Form
  /// What it is drawn with.
  package var setting: ScreenSetting

  /// The widest that header and card may be, padding included, in points.
  static let maxWidth = 700.0

  /// Makes the screen of a moment.
  package init(_ moment: PlacesMoment, form: Form = .places, setting: ScreenSetting) {
    self.moment = moment
    self.form = form
    self.setting = setting
  }

  var accent: Color { setting.accent ?? ScreenSetting.placesAccent }

  /// Draws the screen, the maps left out; for a finger only as far as it matters to it.
  package func render(for finger: Finger? = nil) -> ScreenRendering {
    var screen = ScreenRendering(
      map: ScreenMap(viewport: moment.viewport, finger: finger?.point), credit: credit)
    guard let finger else {
      if form == .places { addPins(to: &screen, for: nil) }
      addControls(to: &screen)
      return screen
    }
    let look = ControlsLook(
      selection: moment.selection, openness: moment.openness, cards: moment.cards, detail: moment.detail)
    let controls = finger.controls(of: look) {
      var controls = screen
      addControls(to: &controls)
      return controls
    }
    screen.addControls(of: controls)
    if form == .places, controls.sheet == nil { addPins(to: &screen, for: finger) }
    return screen
  }

  /// What the controls of one screen depend on.
  private struct ControlsLook: Hashable {
    var selection: Int
    var openness: Double
    var cards: [PlacesMoment.Card]
    var detail: PlacesMoment.Detail?
  }

  /// Adds the column of controls, and the sheet over all.
  private func addControls(to screen: inout ScreenRendering) {
    let free = setting.freeArea
    screen.add(
      column.tint(.color(accent)).render(
        // Where the card is wider than the screen, both have one middle.
        at: ViewPoint(x: free.midX, y: free.y), anchor: .top,
        proposal: ProposedViewSize(ViewSize(width: free.width, height: free.height)),
        in: setting.environment))
    if form == .places, let detail = moment.detail, let (sheet, content) = sheet(detail) {
      screen.cover(with: sheet, content)
    }
  }

  // MARK: Column

  private var column: some View {
    VStack(spacing: 0) {
      header
      Spacer()
      if form == .places { ZStack { for card in moment.cards { self.card(card) } } }
    }
  }

  private var header: some View {
    let isPlaces = form == .places
    return HeaderView(
      title: title, openness: moment.openness, isPressed: setting.pressed == "header",
      panelOpacity: isPlaces ? 0.7 : 1,
      list: list
    )
    .padding().frame(maxWidth: isPlaces ? Self.maxWidth : .infinity)
  }

  var list: LocationsListView {
    LocationsListView(
      places: moment.places, cityFont: form == .places ? .headline : .subheadline,
      textStyle: setting.rowText == .accent ? .color(accent) : .primary, pictures: setting.pictures)
  }

  private var title: String {
    guard moment.places.indices.contains(moment.selection) else { return "" }
    let place = moment.places[moment.selection]
    return place.cityName.isEmpty ? place.name : "\(place.name), \(place.cityName)"
  }

  func card(_ card: PlacesMoment.Card) -> [any View] {
    guard moment.places.indices.contains(card.place) else { return [] }
    return [
      LocationPreviewCard(
        place: moment.places[card.place], index: card.place, pictures: setting.pictures,
        pressed: setting.pressed
      )
      .shadow(color: .black.opacity(0.3), radius: 20)
      .padding().frame(maxWidth: Self.maxWidth).frame(maxWidth: .infinity)
      .offset(x: card.offset * setting.device.size.width * setting.forward)
    ]
  }

  // MARK: Map

  /// Adds the pins, from north to south, the more selected ones over the less.
  private func addPins(to screen: inout ScreenRendering, for finger: Finger?) {
    let near = moment.places.indices.filter { screen.map.mayShow(moment.places[$0].coordinate) }
    let pins = near.map { index in
      (index, selection: index < moment.pinSelections.count ? moment.pinSelections[index] : 0)
    }
    let order = pins.sorted { one, other in
      let (left, right) = (moment.places[one.0].coordinate, moment.places[other.0].coordinate)
      return (one.selection, -left.latitude, one.0) < (other.selection, -right.latitude, other.0)
    }
    for (index, selection) in order {
      let pin = PinView(color: accent, selection: selection)
      screen.addMarker(
        at: moment.places[index].coordinate, named: "pin-\(index)", look: selection, for: finger
      ) {
        pin.render(at: $0, in: setting.environment)
      }
    }
  }

  /// Below the card where there is one, with a gap if what the device covers there has the room.
  private var credit: ScreenRendering.Credit {
    let lowered = -min(Self.creditGap, max(0, setting.device.safeArea.bottom - Self.creditGap))
    return ScreenRendering.Credit(in: setting, raised: form == .places ? lowered : AttributionView.margin)
  }

  /// Points between the card and the credits.
  private static let creditGap = 6.0
}
