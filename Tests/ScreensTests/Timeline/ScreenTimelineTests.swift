import Features
import Geography
import Screens
import Support
import Testing

@Suite("A screen's timeline") struct ScreenTimelineTests {
  /// Events at random, of which some interrupt one another and some come at one time.
  private func events(_ kind: ScreenKind, using random: inout SeededGenerator) -> [TimedEvent] {
    var time = 0.0
    return (0..<Int.random(in: 1...25, using: &random)).map { _ in
      time += [0, 0.05, 0.2, 0.4, 1].randomElement(using: &random) ?? 0
      return TimedEvent(event(kind, using: &random), at: time)
    }
  }

  private func event(_ kind: ScreenKind, using random: inout SeededGenerator) -> ScreenEvent {
    let number = Int.random(in: 0..<5, using: &random)
    let place = Coordinate(
      latitude: 35.68 + Double.random(in: -0.1...0.1, using: &random),
      longitude: 139.76 + Double.random(in: -0.1...0.1, using: &random))
    switch (kind, Int.random(in: 0..<5, using: &random)) {
    case (.places, 0): return .openDetail(number, page: number % 2)
    case (.places, 1): return .closeDetail
    case (.places, 2), (.menu, 2): return .next
    case (.places, 3), (.menu, 3): return .toggleList
    case (.places, _), (.menu, _): return .select(number)
    case (.pinDrop, 0): return .locate(PinDropMoment.Location(place))
    case (.pinDrop, 1): return .clear
    case (.pinDrop, 2): return .pan(place)
    case (.pinDrop, 3): return .openItem(number)
    case (.pinDrop, _): return .closeItem
    case (.bucketList, 0): return .longPress(number)
    case (.bucketList, 1): return .save(number, name: "Name \(number)", keepsID: number == 0)
    case (.bucketList, _):
      return .tapMap(.point(ViewPoint(x: Double(number) * 70, y: Double.random(in: 0...844, using: &random))))
    }
  }

  /// A timeline of as many of the events as can happen.
  private func timeline(
    _ kind: ScreenKind, _ events: [TimedEvent], _ move: CameraMove, _ era: Era
  ) throws -> ScreenTimeline {
    var events = events
    while true {
      do {
        return try play(kind, events) {
          $0.move = move
          $0.era = era
          $0.emoji = ["A", "B"]
        }
      } catch let error as ScreenError {
        events.remove(at: try #require(error.event))
      }
    }
  }

  @Test("gives the same moment however it is asked", arguments: ScreenKind.allCases) func purity(
    kind: ScreenKind
  ) throws {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: seed)
      let events = events(kind, using: &random)
      let (first, second) = (
        try timeline(kind, events, .ease, .ios17), try timeline(kind, events, .ease, .ios17)
      )
      #expect(first.duration == second.duration, "seed \(seed)")
      let times = (0..<50).map { Double($0) / 49 * first.duration }
      let forward = times.map(first.moment)
      let shuffled = times.indices.shuffled(using: &random)
      for index in shuffled {
        #expect(second.moment(at: times[index]) == forward[index], "seed \(seed), t \(times[index])")
      }
    }
  }

  @Test("does not change what was before when more happens", arguments: ScreenKind.allCases)
  func prefix(kind: ScreenKind) throws {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: 100 + seed)
      let events = events(kind, using: &random)
      let whole = try timeline(kind, events, .ease, .ios14)
      let half = events.count / 2
      let part = try timeline(kind, Array(events[..<half]), .ease, .ios14)
      let end = events[half].time
      for step in 0..<20 {
        let time = end * Double(step) / 20 - 0.01
        #expect(whole.moment(at: time) == part.moment(at: time), "seed \(seed), t \(time)")
      }
    }
  }

  @Test("never jumps where something happens", arguments: ScreenKind.allCases, Era.allCases)
  func continuity(kind: ScreenKind, era: Era) throws {
    for seed in 0..<UInt64(40) {
      var random = SeededGenerator(seed: 200 + seed)
      let events = events(kind, using: &random)
      let timeline = try timeline(kind, events, .ease, era)
      for time in Set(events.map(\.time)) where time > 0 {
        let (before, after) = (timeline.moment(at: time - 1e-7), timeline.moment(at: time))
        expectClose(before, after, "seed \(seed), t \(time)")
      }
    }
  }

  private func expectClose(_ before: ScreenMoment, _ after: ScreenMoment, _ comment: Comment) {
    let (first, second) = (before.viewport, after.viewport)
    // A spring's last thousandth of the way, at most some 0.2°, is left out when it counts as settled.
    #expect(near(first.center.x, second.center.x, within: 400), comment)
    #expect(near(first.center.y, second.center.y, within: 400), comment)
    switch (before, after) {
    case (.places(let before), .places(let after)):
      #expect(near(before.openness, after.openness, within: 1e-4), comment)
      for (old, new) in zip(before.pinSelections, after.pinSelections) {
        #expect(near(old, new, within: 1e-4), comment)
      }
      for card in before.cards where abs(card.offset) < 0.99 {
        let same = after.cards.first { $0.place == card.place }
        #expect(near(same?.offset ?? .infinity, card.offset, within: 1e-4), comment)
      }
      #expect(near(before.detail?.progress ?? 0, after.detail?.progress ?? 0, within: 2e-3), comment)
    case (.pinDrop(let before), .pinDrop(let after)):
      guard !after.items.isEmpty else { return }
      func heroes(_ moment: PinDropMoment) -> [Int: Double] {
        let all = moment.returning + (moment.hero.map { [$0] } ?? [])
        return Dictionary(uniqueKeysWithValues: all.map { ($0.item, $0.progress) })
      }
      let (old, new) = (heroes(before), heroes(after))
      for item in after.items.indices {
        #expect(near(old[item] ?? 0, new[item] ?? 0, within: 2e-3), comment)
      }
    case (.bucketList(let before), .bucketList(let after)):
      #expect(near(before.sheet?.progress ?? 0, after.sheet?.progress ?? 0, within: 2e-3), comment)
    default: Issue.record("moments of two screens")
    }
  }

  @Test("rests from its duration on", arguments: ScreenKind.allCases, CameraMove.allCases)
  func settled(kind: ScreenKind, move: CameraMove) throws {
    for seed in 0..<UInt64(30) {
      var random = SeededGenerator(seed: 300 + seed)
      let timeline = try timeline(kind, events(kind, using: &random), move, .ios17)
      var (end, later) = (timeline.moment(at: timeline.duration), timeline.moment(at: timeline.duration + 10))
      // The time itself goes on.
      if case .pinDrop(var moment) = end {
        moment.time = 0
        end = .pinDrop(moment)
      }
      if case .pinDrop(var moment) = later {
        moment.time = 0
        later = .pinDrop(moment)
      }
      #expect(end == later, "seed \(seed)")
    }
  }

  @Test("gives the frames of its whole time, the last at its end") func frames() throws {
    let times = try play(.places, [TimedEvent(.next)]).frameTimes(framesPerSecond: 60)
    #expect(times.count == 22 && times.last == 0.35 && times[1] == 1.0 / 60)
    let waiting = try play(.places, [TimedEvent(.wait(2), at: 1)])
    #expect(waiting.duration == 3)
  }

  @Test("refuses times that are none, go back or are too far, and more events than it takes") func refused() {
    for time in [-1, Double.nan, .infinity] {
      #expect(throws: ScreenError.self) { try play(.menu, [TimedEvent(.none, at: time)]) }
    }
    #expect(throws: ScreenError(.outOfOrder(1, before: 2), event: 1)) {
      try play(.menu, [TimedEvent(.none, at: 2), TimedEvent(.none, at: 1)])
    }
    #expect(throws: ScreenError(.tooLong(90_000, limit: 86_400), event: 0)) {
      try play(.menu, [TimedEvent(.none, at: 90_000)])
    }
    let many = [TimedEvent](repeating: TimedEvent(.none), count: 100_001)
    #expect(throws: ScreenError(.tooManyEvents(limit: 10_000), event: 10_000)) { try play(.menu, many) }
  }

  @Test("takes as many events as it says") func many() throws {
    let taps = (0..<10_000).map { TimedEvent(.toggleList, at: Double($0) * 0.01) }
    let timeline = try play(.menu, taps)
    #expect(near(timeline.duration, 99.99 + 0.35))
    #expect(try places(timeline, at: 2000).openness == 0)
  }
}

@Suite("A tap on a screen") struct TapTests {
  private func tap(
    _ kind: ScreenKind, _ target: ScreenTarget, after events: [TimedEvent] = [],
    change: (inout ScreenSetup) -> Void = { _ in }
  ) throws -> ScreenTimeline {
    try play(
      kind, events + [TimedEvent(.tap(ViewPoint(x: 12, y: 34)), at: 5)],
      hitTest: { _, point in point == ViewPoint(x: 12, y: 34) ? target : .nothing }, change: change)
  }

  @Test(
    "on the places app does what is written there",
    arguments: [
      (ScreenTarget.header, ScreenEvent.toggleList), (.row(2), .select(2)), (.pin(3), .select(3)),
      (.next, .next), (.learnMore, .openDetail()), (.cross, .closeDetail), (.nothing, .none),
      (.map(Coordinate(latitude: 0, longitude: 0)), .none), (.field, .none),
    ])
  func onPlaces(target: ScreenTarget, event: ScreenEvent) throws {
    let open = [TimedEvent(.openDetail(1), at: 1)]
    let tapped = try tap(.places, target, after: open)
    let said = try play(.places, open + [TimedEvent(event, at: 5)])
    for time in [4.9, 5, 5.1, 6] { #expect(tapped.moment(at: time) == said.moment(at: time)) }
  }

  @Test("on pin drop does what is written there") func onPinDrop() throws {
    #expect(try pinDrop(tap(.pinDrop, .item(0)), at: 5.35).hero?.progress == 1)
    #expect(
      try pinDrop(tap(.pinDrop, .heroBubble, after: [TimedEvent(.openItem(0), at: 1)]), at: 6).hero == nil)
    #expect(try pinDrop(tap(.pinDrop, .clear), at: 5).items.isEmpty)
    let location = PinDropMoment.Location(Coordinate(latitude: 35, longitude: 139))
    #expect(try pinDrop(tap(.pinDrop, .locate) { $0.location = location }, at: 5).location == location)
    #expect(try pinDrop(tap(.pinDrop, .locate), at: 5).location == nil)
  }

  @Test("on the bucket list adds a place, or saves the one whose sheet is open") func onBucketList() throws {
    let place = Coordinate(latitude: 55, longitude: -3)
    let added = try bucketList(tap(.bucketList, .map(place)), at: 5)
    #expect(added.entries.map(\.coordinate) == [place])
    let open = [TimedEvent(.tapMap(.coordinate(place), name: "A")), TimedEvent(.longPress(0), at: 1)]
    let saved = try bucketList(tap(.bucketList, .save, after: open), at: 9)
    #expect(saved.sheet == nil && saved.entries.map(\.name) == ["A"])
    let field = try bucketList(tap(.bucketList, .field, after: open), at: 9)
    #expect(field.sheet?.progress == 1)
  }

  @Test("is asked about with what is on screen at its time") func asked() throws {
    var seen: [Double] = []
    _ = try play(
      .places, [TimedEvent(.toggleList, at: 1), TimedEvent(.tap(.zero), at: 1.175)],
      hitTest: { moment, _ in
        if case .places(let moment) = moment { seen.append(moment.openness) }
        return .header
      })
    #expect(seen.count == 1 && near(seen[0], 0.5))
  }
}
