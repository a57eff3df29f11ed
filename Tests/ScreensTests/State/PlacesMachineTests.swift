import Features
import Geography
import Testing

@testable import Screens

@Suite("The places app") struct PlacesMachineTests {
  @Test("starts with its first place: pins where they belong, one card, all closed") func atStart() throws {
    let moment = try places(play(.places, []), at: 0)
    #expect(moment.selection == 0 && moment.openness == 0 && moment.detail == nil)
    #expect(moment.pinSelections == [1, 0, 0, 0, 0])
    #expect(moment.cards == [PlacesMoment.Card(place: 0, offset: 0)])
    #expect(near(moment.viewport.mapPointsPerPoint, 191.193345))
    let pins = moment.places.prefix(3).map { moment.viewport.point(for: $0.coordinate) }
    for (pin, expected) in zip(pins, [(195, 422), (135.33, 377.99), (160.29, 365.94)]) {
      #expect(near(pin.x, expected.0, within: 0.01) && near(pin.y, expected.1, within: 0.01))
    }
    #expect(try play(.places, []).duration == 0)
  }

  @Test("names the new place at once and brings its card in from the trailing edge", arguments: quarters)
  func next(time: Double, progress: Double) throws {
    let timeline = try play(.places, [TimedEvent(.next, at: 1)])
    #expect(near(timeline.duration, 1.35))
    let moment = try places(timeline, at: 1 + time)
    #expect(moment.selection == 1)
    #expect(near(moment.pinSelections[0], 1 - progress))
    #expect(near(moment.pinSelections[1], progress))
    #expect(moment.pinSelections[2...] == [0, 0, 0])
    let expected = [(0, -progress), (1, 1 - progress)].filter { $0.1 != -1 }
    #expect(moment.cards.map(\.place) == expected.map(\.0))
    for (card, offset) in zip(moment.cards, expected) { #expect(near(card.offset, offset.1)) }
    let start = WorldPoint(moment.places[0].coordinate)
    let end = WorldPoint(moment.places[1].coordinate)
    #expect(near(moment.viewport.center.x, start.x + (end.x - start.x) * progress, within: 0.1))
    #expect(near(moment.viewport.center.y, start.y + (end.y - start.y) * progress, within: 0.1))
  }

  @Test("changes nothing before the event") func before() throws {
    let timeline = try play(.places, [TimedEvent(.next)])
    #expect(timeline.moment(at: -0.001) == (try play(.places, [])).moment(at: 0))
    #expect(try places(timeline, at: 0).selection == 1)
    #expect(timeline.moment(at: .nan) == timeline.moment(at: -1))
    #expect(timeline.moment(at: 1e9) == timeline.moment(at: 0.35))
  }

  @Test("moves cards from trailing to leading also from the last place to the first") func wrap() throws {
    let timeline = try play(.places, [TimedEvent(.next)]) { $0.selection = 4 }
    let cards = try places(timeline, at: 0.175).cards
    #expect(cards.map(\.place) == [4, 0])
    #expect(near(cards[0].offset, -0.5) && near(cards[1].offset, 0.5))
  }

  @Test("eases between cities in Mercator's plane with even zooming", arguments: quarters)
  func ease(time: Double, progress: Double) throws {
    let timeline = try play(.places, [TimedEvent(.next)]) {
      $0.selection = 2
      $0.size = ViewSize(width: 1024, height: 768)
    }
    let (start, end) = (try places(timeline, at: -1).viewport, try places(timeline, at: 1).viewport)
    let middle = try places(timeline, at: time).viewport
    let zoom = start.zoom + (end.zoom - start.zoom) * progress
    #expect(near(middle.zoom, zoom))
    #expect(near(middle.center.x, start.center.x + (end.center.x - start.center.x) * progress, within: 5))
    if progress == 0.5 {
      #expect(near(middle.centerCoordinate.latitude, 45.486933, within: 1e-5))
      #expect(near(middle.centerCoordinate.longitude, 7.3889, within: 1e-5))
    }
  }

  @Test("flies in the flight's own time while cards keep theirs") func fly() throws {
    let timeline = try play(.places, [TimedEvent(.next)]) {
      $0.selection = 2
      $0.move = .fly
    }
    #expect(near(timeline.duration, 5.7357, within: 1e-4))
    #expect(try places(timeline, at: 0.35).cards == [PlacesMoment.Card(place: 3, offset: 0)])
    // The visible width (here the height, as the longer side) half way of the path.
    let half = try places(timeline, at: timeline.duration / 2).viewport
    #expect(near(half.mapPointsPerPoint / 191.193345 * 844, 55_931.13, within: 0.5))
    let given = try play(.places, [TimedEvent(.next)]) {
      $0.selection = 2
      $0.move = .fly
      $0.moveDuration = 2
    }
    #expect(given.duration == 2)
  }

  @Test("jumps at once") func jump() throws {
    let timeline = try play(.places, [TimedEvent(.next, at: 1)]) { $0.move = .jump }
    #expect(try places(timeline, at: 0.999).viewport == (try places(timeline, at: 0).viewport))
    #expect(try places(timeline, at: 1).viewport == (try places(timeline, at: 9).viewport))
  }

  @Test("opens its list and turns the arrow with it", arguments: quarters)
  func toggle(time: Double, progress: Double) throws {
    let timeline = try play(.places, [TimedEvent(.toggleList, at: 2), TimedEvent(.toggleList, at: 4)])
    #expect(near(try places(timeline, at: 2 + time).openness, progress))
    #expect(near(try places(timeline, at: 4 + time).openness, 1 - progress))
    #expect(near(timeline.duration, 4.35))
  }

  @Test(
    "closes an open list when a place is selected, whichever way",
    arguments: [ScreenEvent.select(3, via: .row), .select(3, via: .pin), .select(3, via: .next)])
  func select(event: ScreenEvent) throws {
    let timeline = try play(.places, [TimedEvent(.toggleList), TimedEvent(event, at: 1)])
    let moment = try places(timeline, at: 1.175)
    #expect(moment.selection == 3 && near(moment.openness, 0.5))
    #expect(near(moment.pinSelections[3], 0.5) && near(moment.pinSelections[0], 0.5))
  }

  @Test("closes the list and leaves card and header alone when the selected place is selected")
  func selectSelected() throws {
    let timeline = try play(.places, [TimedEvent(.toggleList), TimedEvent(.select(0), at: 1)])
    let moment = try places(timeline, at: 1.175)
    #expect(near(moment.openness, 0.5))
    #expect(moment.cards == [PlacesMoment.Card(place: 0, offset: 0)])
    #expect(moment.pinSelections == [1, 0, 0, 0, 0])
    #expect(moment.viewport == (try places(timeline, at: 0).viewport))
    #expect(try places(timeline, at: 9).viewport.centerCoordinate.latitude.rounded() == 42)
  }

  @Test("turns the list round from where it is when it is toggled on its way") func interruptedToggle() throws
  {
    let timeline = try play(.places, [TimedEvent(.toggleList), TimedEvent(.toggleList, at: 0.0875)])
    #expect(near(try places(timeline, at: 0.0875).openness, 0.129_162))
    #expect(near(try places(timeline, at: 0.0875 + 0.175).openness, 0.129_162 / 2))
    #expect(try places(timeline, at: 0.0875 + 0.35).openness == 0)
  }

  @Test("lets cards leave from where they are, and the map start from what is on screen") func interrupted()
    throws
  {
    let events = [TimedEvent(.next), TimedEvent(.select(3), at: 0.175)]
    let timeline = try play(.places, events)
    let moment = try places(timeline, at: 0.175)
    #expect(moment.cards.map(\.place) == [0, 1, 3])
    #expect(near(moment.cards[0].offset, -0.5) && near(moment.cards[1].offset, 0.5))
    #expect(moment.cards[2].offset == 1)
    #expect(moment.viewport == (try places(play(.places, [events[0]]), at: 0.175).viewport))
    let later = try places(timeline, at: 0.35)
    // The first goes on as it was, the second leaves from the middle of the trailing half.
    #expect(later.cards.map(\.place) == [1, 3])
    #expect(near(later.cards[0].offset, 0.5 - 1.5 * 0.5) && near(later.cards[1].offset, 0.5))
    #expect(near(later.pinSelections[1], 0.25) && near(later.pinSelections[3], 0.5))
    #expect(later.pinSelections[0] == 0)
  }

  @Test("turns a leaving card round when its place is selected again") func turnedCard() throws {
    let timeline = try play(.places, [TimedEvent(.next), TimedEvent(.select(0), at: 0.175)])
    let cards = try places(timeline, at: 0.35).cards
    #expect(cards.map(\.place) == [1, 0])
    #expect(near(cards[0].offset, 0.5 - 1.5 * 0.5) && near(cards[1].offset, -0.25))
    #expect(try places(timeline, at: 0.525).cards == [PlacesMoment.Card(place: 0, offset: 0)])
  }

  @Test("never shows the card of a place that was selected and left in one instant") func unseenCard() throws
  {
    let timeline = try play(.places, [TimedEvent(.next, at: 1), TimedEvent(.next, at: 1)])
    #expect(try places(timeline, at: 1.1).cards.map(\.place) == [0, 2])
    #expect(try places(timeline, at: 1).pinSelections == [1, 0, 0, 0, 0])
  }

  @Test("raises the sheet of the selected place with a spring, and lowers it with one") func sheet() throws {
    let timeline = try play(
      .places,
      [
        TimedEvent(.next), TimedEvent(.openDetail(scroll: 120, page: 2), at: 1),
        TimedEvent(.closeDetail, at: 3),
      ])
    #expect(try places(timeline, at: 0.999).detail == nil)
    let spring = try Spring(response: 0.5, dampingRatio: 1)
    for time in [0, 0.1, 0.15, 0.25, 0.5] {
      let rising = try #require(try places(timeline, at: 1 + time).detail)
      #expect(near(rising.progress, spring.value(at: time)))
      #expect(rising.place == 1 && rising.scroll == 120 && rising.page == 2)
      #expect(
        near(try #require(try places(timeline, at: 3 + time).detail).progress, 1 - spring.value(at: time)))
    }
    #expect(try places(timeline, at: 2.9).detail?.progress == 1)
    #expect(try places(timeline, at: timeline.duration).detail == nil)
    #expect(near(timeline.duration, 3 + spring.settlingDuration))
  }

  @Test("turns the sheet round from where it is") func interruptedSheet() throws {
    let events = [TimedEvent(.openDetail(3)), TimedEvent(.closeDetail, at: 0.15)]
    let timeline = try play(.places, events)
    let before = try #require(try places(timeline, at: 0.15 - 1e-9).detail)
    let after = try #require(try places(timeline, at: 0.15).detail)
    #expect(near(before.progress, after.progress))
    #expect(before.place == 3 && after.place == 3 && after.progress > 0.3)
  }

  @Test("has neither cards nor sheet in its earlier form") func menu() throws {
    let timeline = try play(.menu, [TimedEvent(.toggleList), TimedEvent(.select(3), at: 1)])
    let moment = try places(timeline, at: 1.175)
    #expect(moment.cards.isEmpty && moment.selection == 3 && near(moment.openness, 0.5))
    #expect(throws: ScreenError(.unknownEvent(.menu), event: 0)) {
      try play(.menu, [TimedEvent(.openDetail())])
    }
  }

  @Test(
    "refuses what cannot be",
    arguments: [
      (ScreenEvent.select(5), ScreenError.Cause.noPlace(5, count: 5)),
      (.select(-1), .noPlace(-1, count: 5)),
      (.openDetail(3, page: 2), .noPage(2, count: 2)),
      (.openDetail(scroll: -1), .invalidScroll(-1)),
      (.clear, .unknownEvent(.places)),
      (.wait(-1), .invalidTime(-1)),
      (.wait(86_401), .tooLong(86_401, limit: 86_400)),
      (.tap(ViewPoint(x: 1, y: 1)), .noHitTest),
    ])
  func refused(event: ScreenEvent, cause: ScreenError.Cause) {
    #expect(throws: ScreenError(cause, event: 1)) {
      try play(.places, [TimedEvent(.none), TimedEvent(event)])
    }
  }

  @Test("refuses places that cannot be shown or told apart") func refusedPlaces() {
    #expect(throws: ScreenError(.noPlaces)) { try play(.places, []) { $0.places = [] } }
    #expect(throws: ScreenError(.noPlace(9, count: 5))) { try play(.places, []) { $0.selection = 9 } }
    #expect(throws: ScreenError(.samePlace(first: 1, second: 5))) {
      try play(.places, []) { $0.places.append($0.places[1]) }
    }
    #expect(throws: ScreenError.self) { try play(.places, []) { $0.size.width = 0 } }
    #expect(throws: ScreenError.self) { try play(.places, []) { $0.places[4].coordinate.latitude = .nan } }
  }
}
