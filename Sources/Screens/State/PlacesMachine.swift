import Features
import Geography

/// The places app and the menu app.
struct PlacesMachine: ScreenMachine {
  /// The sheet comes and goes with this spring.
  static let sheetCurve = TimingCurve.spring(.smooth)

  /// What holds from a time on, beside the numbers that move.
  private struct Step: Sendable {
    var time: Double
    var selection: Int
    /// The card of the selection last.
    var cards: [Motion]
    var sheet: Sheet?
  }

  private struct Sheet: Sendable {
    var place: Int
    var scroll: Double
    var page: Int
    var isOpen: Bool
  }

  private let setup: ScreenSetup
  private var state: PlacesState
  private var steps: [Step]
  private var openness = Track(0)
  private var pins: [Track]
  private var sheetRise = Track(0)
  private var camera: CameraTrack
  private(set) var rest = 0.0

  init(_ setup: ScreenSetup) throws(ScreenError.Cause) {
    guard !setup.places.isEmpty else { throw .noPlaces }
    guard setup.places.indices.contains(setup.selection) else {
      throw .noPlace(setup.selection, count: setup.places.count)
    }
    var indices: [String: Int] = [:]
    for (index, place) in setup.places.enumerated() {
      if let first = indices.updateValue(index, forKey: place.id) {
        throw .samePlace(first: first, second: index)
      }
      // A place that cannot be shown is found now and not when it is selected.
      _ = try setup.viewport(of: CoordinateRegion(center: place.coordinate, span: PlacesState.span))
    }
    self.setup = setup
    state = PlacesState(places: setup.places, selected: setup.places[setup.selection])
    camera = CameraTrack(try setup.viewport(of: state.region))
    pins = setup.places.indices.map { Track($0 == setup.selection ? 1 : 0) }
    let card = Motion(subject: setup.selection, leg: Leg(resting: 0))
    steps = [Step(time: -.infinity, selection: setup.selection, cards: hasCards(setup) ? [card] : [])]
  }

  func advance(to time: Double) {}

  mutating func handle(_ event: ScreenEvent, at time: Double) throws(ScreenError.Cause) {
    switch event {
    case .toggleList: state.toggleList()
    case .select(let place, _):
      try check(place)
      state.select(setup.places[place])
    case .next: _ = state.next()
    case .openDetail(let place, let scroll, let page) where hasCards(setup):
      try openSheet(place ?? step.selection, scroll: scroll, page: page, at: time)
    case .closeDetail where hasCards(setup): closeSheet(at: time)
    default: throw .unknownEvent(setup.kind)
    }
    try animate(at: time)
    rest = max(
      openness.rest, sheetRise.rest, camera.rest, pins[step.selection].rest, step.cards.last?.leg.end ?? 0)
  }

  func event(tapping target: ScreenTarget, at time: Double) -> ScreenEvent? {
    switch target {
    case .header: .toggleList
    case .row(let place): .select(place, via: .row)
    case .pin(let place) where hasCards(setup): .select(place, via: .pin)
    case .next where hasCards(setup): .next
    case .learnMore where hasCards(setup): .openDetail()
    case .cross where hasCards(setup): .closeDetail
    default: nil
    }
  }
}

/// Whether a screen has cards, sheets and pins that answer: the places app, not its earlier chapter.
private func hasCards(_ setup: ScreenSetup) -> Bool { setup.kind == .places }

extension PlacesMachine {
  private var step: Step { steps[steps.count - 1] }

  private func check(_ place: Int) throws(ScreenError.Cause) {
    guard setup.places.indices.contains(place) else { throw .noPlace(place, count: setup.places.count) }
  }

  /// Starts the motions that bring what is on screen to the state.
  private mutating func animate(at time: Double) throws(ScreenError.Cause) {
    openness.animate(to: state.isListOpen ? 1 : 0, at: time, curve: .easeInOut)
    try camera.move(to: setup.viewport(of: state.region), at: time, curve: .easeInOut, as: setup)
    guard state.selected != setup.places[step.selection],
      let selection = setup.places.firstIndex(of: state.selected)
    else { return }
    pins[step.selection].animate(to: 0, at: time, curve: .easeInOut)
    pins[selection].animate(to: 1, at: time, curve: .easeInOut)
    var next = step
    next.time = time
    next.selection = selection
    if hasCards(setup) { next.cards = cards(showing: selection, at: time) }
    steps.append(next)
  }

  /// The cards when a place's is to be shown: the others leave, from where they are.
  ///
  /// One that has not been seen yet is not seen at all, and one that was about to leave turns round.
  private func cards(showing place: Int, at time: Double) -> [Motion] {
    var cards: [Motion] = []
    var shown = Motion(subject: place, leg: Leg(from: 1, to: 0, at: time, curve: .easeInOut))
    for card in step.cards where !card.isGone(at: time, home: 0) {
      let isUnseen = card.leg.from == 1 && card.leg.start == time
      if card.subject == place {
        shown = card.turned(to: 0, at: time, curve: .easeInOut)
      } else if card.leg.to != 0 {
        cards.append(card)
      } else if !isUnseen {
        cards.append(card.turned(to: -1, at: time, curve: .easeInOut))
      }
    }
    return cards + [shown]
  }

  private mutating func openSheet(
    _ place: Int, scroll: Double, page: Int, at time: Double
  ) throws(ScreenError.Cause) {
    try check(place)
    guard scroll >= 0, scroll.isFinite else { throw .invalidScroll(scroll) }
    let pictures = setup.places[place].imageNames.count
    guard (0..<max(pictures, 1)).contains(page) else { throw .noPage(page, count: pictures) }
    state.sheetPlace = setup.places[place]
    append(Sheet(place: place, scroll: scroll, page: page, isOpen: true), at: time)
    sheetRise.animate(to: 1, at: time, curve: Self.sheetCurve)
  }

  private mutating func closeSheet(at time: Double) {
    state.sheetPlace = nil
    guard var sheet = step.sheet else { return }
    sheet.isOpen = false
    append(sheet, at: time)
    sheetRise.animate(to: 0, at: time, curve: Self.sheetCurve)
  }

  private mutating func append(_ sheet: Sheet, at time: Double) {
    var next = step
    next.time = time
    next.sheet = sheet
    steps.append(next)
  }
}

extension PlacesMachine {
  func moment(at time: Double) -> ScreenMoment {
    let step = steps[max(steps.countOfStarted(by: time, start: \.time), 1) - 1]
    return .places(
      PlacesMoment(
        places: setup.places, selection: step.selection, openness: openness.value(at: time),
        pinSelections: pins.map { $0.value(at: time) },
        cards: step.cards.filter { !$0.isGone(at: time, home: 0) }
          .map { PlacesMoment.Card(place: $0.subject, offset: $0.leg.value(at: time)) },
        detail: detail(of: step, at: time), viewport: camera.viewport(at: time)))
  }

  private func detail(of step: Step, at time: Double) -> PlacesMoment.Detail? {
    guard let sheet = step.sheet else { return nil }
    let progress = sheetRise.value(at: time)
    guard sheet.isOpen || progress > 0 else { return nil }
    return PlacesMoment.Detail(
      place: sheet.place, progress: progress, scroll: sheet.scroll, page: sheet.page)
  }
}
