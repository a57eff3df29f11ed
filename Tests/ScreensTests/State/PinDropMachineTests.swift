import Geography
import Testing

@testable import Screens

@Suite("The pin drop app") struct PinDropMachineTests {
  private let tokyo = Coordinate(latitude: 35.681_236_2, longitude: 139.767_124_8)
  private let palace = Coordinate(latitude: 35.685, longitude: 139.753)

  @Test("starts at Tokyo Station and drops a blue item there after half a second") func firstItem() throws {
    let timeline = try play(.pinDrop, [])
    let before = try pinDrop(timeline, at: 0.49)
    #expect(before.items.isEmpty && before.location == nil && before.hero == nil)
    #expect(near(before.viewport.mapPointsPerPoint, 211.204700, within: 1e-4))
    let items = try pinDrop(timeline, at: 0.5).items
    #expect(items == [PinDropMoment.Item(id: 0, coordinate: tokyo, isBlue: true)])
    #expect(timeline.duration == 0.5)
  }

  @Test("drops an item half a second after the map has come to rest") func rest() throws {
    let timeline = try play(.pinDrop, [TimedEvent(.pan(palace), at: 1)])
    #expect(near(timeline.duration, 1.85))
    #expect(try pinDrop(timeline, at: 1.849).items.count == 1)
    let items = try pinDrop(timeline, at: 1.8501).items
    #expect(items.map(\.coordinate) == [tokyo, palace] && items.map(\.id) == [0, 1])
  }

  @Test("waits anew when the map moves before") func restarted() throws {
    let timeline = try play(.pinDrop, [TimedEvent(.pan(palace, duration: 0), at: 0.4)])
    #expect(try pinDrop(timeline, at: 0.89).items.isEmpty)
    #expect(try pinDrop(timeline, at: 0.91).items.map(\.coordinate) == [palace])
    #expect(near(timeline.duration, 0.9))
  }

  @Test("drops one item on the other when the map is set to where it is") func noDeduplication() throws {
    let timeline = try play(.pinDrop, [TimedEvent(.pan(tokyo), at: 1), TimedEvent(.pan(tokyo), at: 2)])
    #expect(try pinDrop(timeline, at: 9).items.map(\.coordinate) == [tokyo, tokyo, tokyo])
    #expect(timeline.duration == 2.5)
  }

  @Test("moves to the reported position with the animation of its time", arguments: Era.allCases)
  func locate(era: Era) throws {
    let location = PinDropMoment.Location(palace, isPrecise: true)
    let timeline = try play(.pinDrop, [TimedEvent(.locate(location), at: 1)]) { $0.era = era }
    let progress = era == .ios14 ? 0.5 : try Spring(response: 0.55, dampingRatio: 1).value(at: 0.175)
    let (start, end) = (WorldPoint(tokyo), WorldPoint(palace))
    let moment = try pinDrop(timeline, at: 1.175)
    #expect(near(moment.viewport.center.x, start.x + (end.x - start.x) * progress, within: 0.01))
    #expect(moment.location == location && location.accuracy == 30)
    #expect(near(progress, era == .ios14 ? 0.5 : 0.593776))
    // The item comes half a second after the move has settled.
    #expect(near(timeline.duration, era == .ios14 ? 1.85 : 1 + 0.8083 + 0.5, within: 1e-4))
    let rested = try pinDrop(timeline, at: timeline.duration)
    #expect(rested.items.last?.coordinate == palace)
    #expect(near(rested.viewport.span.longitudeDelta, 0.1104666))
  }

  @Test("a grant starts the search, a rough one asks once for more, anything else asks for a grant")
  func permission() throws {
    let answers: [(Double, PinDropMoment.Permission)] = [
      (1, .undetermined), (2, .approximate), (3, .denied), (4, .approximate), (5, .precise),
    ]
    let events = answers.map { TimedEvent(.permission($1), at: $0) }
    let timeline = try play(.pinDrop, events + [TimedEvent(.locate(.init(palace)), at: 6)])
    let start = try pinDrop(timeline, at: 0.9)
    #expect(start.permission == .undetermined && start.question == nil && !start.isUpdating)
    let moments = try (1...6).map { try pinDrop(timeline, at: Double($0)) }
    #expect(moments.map(\.permission) == answers.map(\.1) + [.precise])
    #expect(
      moments.map(\.question) == [
        .permission, .fullAccuracy(purpose: "full_accuracy_message"), .permission, nil, nil, nil,
      ])
    #expect(moments.map(\.isUpdating) == [false, true, false, true, true, false])
    #expect(moments[4].location == nil && moments[5].location?.coordinate == palace)
  }

  @Test("keeps the reported place and its radius for an approximate position") func approximate() throws {
    let location = PinDropMoment.Location(palace)
    #expect(location.accuracy == 3_000 && !location.isPrecise)
    let timeline = try play(.pinDrop, [TimedEvent(.locate(location))])
    #expect(try pinDrop(timeline, at: 0).location == location)
    #expect(try pinDrop(timeline, at: -1).location == nil)
  }

  @Test("clears all items at once, and goes on dropping") func clear() throws {
    let timeline = try play(
      .pinDrop, [TimedEvent(.clear, at: 1), TimedEvent(.pan(palace, duration: 0), at: 2)]
    ) {
      $0.items = [PinDropMoment.Item(id: 7, coordinate: palace)]
    }
    #expect(try pinDrop(timeline, at: 0.999).items.map(\.id) == [7, 8])
    #expect(try pinDrop(timeline, at: 0.999).items.map(\.isBlue) == [false, true])
    #expect(try pinDrop(timeline, at: 1).items.isEmpty)
    #expect(try pinDrop(timeline, at: 2.5).items.map(\.id) == [9])
  }

  @Test("sends a bubble to the middle and back with the animation of its time", arguments: Era.allCases)
  func hero(era: Era) throws {
    let events = [TimedEvent(.openItem(0), at: 1), TimedEvent(.closeItem, at: 3)]
    let timeline = try play(.pinDrop, events) { $0.era = era }
    let half = era == .ios14 ? 0.5 : 0.593776
    #expect(try pinDrop(timeline, at: 0.999).hero == nil)
    #expect(try pinDrop(timeline, at: 1).hero == PinDropMoment.Hero(item: 0, progress: 0))
    #expect(near(try #require(try pinDrop(timeline, at: 1.175).hero).progress, half))
    #expect(try pinDrop(timeline, at: 2.5).hero?.progress == 1)
    #expect(near(try #require(try pinDrop(timeline, at: 3.175).hero).progress, 1 - half))
    #expect(try pinDrop(timeline, at: timeline.duration).hero == nil)
    #expect(near(timeline.duration, era == .ios14 ? 3.35 : 3.8083, within: 1e-4))
  }

  @Test("turns a bubble round from where it is") func interruptedHero() throws {
    let timeline = try play(
      .pinDrop,
      [
        TimedEvent(.openItem(0), at: 1), TimedEvent(.closeItem, at: 1.175),
        TimedEvent(.openItem(0), at: 1.35),
      ])
    #expect(near(try #require(try pinDrop(timeline, at: 1.175).hero).progress, 0.5))
    #expect(near(try #require(try pinDrop(timeline, at: 1.35).hero).progress, 0.25))
    #expect(near(try #require(try pinDrop(timeline, at: 1.525).hero).progress, 0.625))
    #expect(try pinDrop(timeline, at: 9).hero?.progress == 1)
  }

  @Test("lets one bubble fly back while another opens") func twoBubbles() throws {
    let timeline = try play(
      .pinDrop,
      [
        TimedEvent(.openItem(1), at: 1), TimedEvent(.closeItem, at: 2), TimedEvent(.openItem(0), at: 2.175),
      ]
    ) {
      $0.items = [PinDropMoment.Item(id: 0, coordinate: palace)]
    }
    let moment = try pinDrop(timeline, at: 2.175)
    #expect(moment.hero == PinDropMoment.Hero(item: 0, progress: 0))
    #expect(moment.returning.map(\.item) == [1])
    #expect(near(moment.returning[0].progress, 0.5))
    #expect(try pinDrop(timeline, at: 2.35).returning.isEmpty)
  }

  @Test("takes a returning bubble away with its item") func clearedHero() throws {
    let timeline = try play(
      .pinDrop,
      [TimedEvent(.openItem(0), at: 1), TimedEvent(.closeItem, at: 2), TimedEvent(.clear, at: 2.1)])
    #expect(try pinDrop(timeline, at: 2.099).hero != nil)
    let moment = try pinDrop(timeline, at: 2.1)
    #expect(moment.hero == nil && moment.items.isEmpty)
  }

  @Test("keeps fingers from what a bubble covers, and refuses items that are not there yet") func refused()
    throws
  {
    for event in [ScreenEvent.clear, .pan(palace), .openItem(0), .locate(PinDropMoment.Location(palace))] {
      #expect(throws: ScreenError(.covered, event: 1)) {
        try play(.pinDrop, [TimedEvent(.openItem(0), at: 1), TimedEvent(event, at: 2)])
      }
    }
    #expect(throws: ScreenError(.noItem(0, count: 0), event: 0)) {
      try play(.pinDrop, [TimedEvent(.openItem(0), at: 0.4)])
    }
    #expect(throws: ScreenError(.noItem(-1, count: 1), event: 0)) {
      try play(.pinDrop, [TimedEvent(.openItem(-1), at: 0.5)])
    }
    #expect(throws: ScreenError.self) {
      try play(.pinDrop, [TimedEvent(.pan(Coordinate(latitude: 91, longitude: 0)))])
    }
    #expect(throws: ScreenError(.unknownEvent(.pinDrop), event: 0)) {
      try play(.pinDrop, [TimedEvent(.next)])
    }
  }
}
