import Features
import Geography
import Screens
import Testing

@Suite("The bucket list app") struct BucketListMachineTests {
  private func tap(_ x: Double, _ y: Double, name: String? = nil) -> ScreenEvent {
    .tapMap(.point(ViewPoint(x: x, y: y)), name: name)
  }

  @Test("starts with ten degrees round Scotland") func atStart() throws {
    let moment = try bucketList(play(.bucketList, []), at: 0)
    #expect(moment.entries.isEmpty && moment.sheet == nil)
    #expect(near(moment.viewport.mapPointsPerPoint, 19119.334473, within: 1e-4))
  }

  @Test(
    "adds a place where the finger tapped",
    arguments: [
      (0.0, 0.0, 61.591612, -8.0), (390, 844, 49.463529, 2), (100, 300, 57.710015, -5.435897),
    ])
  func tapped(x: Double, y: Double, latitude: Double, longitude: Double) throws {
    let timeline = try play(.bucketList, [TimedEvent(tap(x, y), at: 1)])
    #expect(try bucketList(timeline, at: 0.999).entries.isEmpty)
    let entry = try #require(try bucketList(timeline, at: 1).entries.first)
    #expect(near(entry.coordinate.latitude, latitude) && near(entry.coordinate.longitude, longitude))
    #expect(entry.name == "New place" && entry.title == "New place" && entry.emoji == nil)
    #expect(timeline.duration == 1)
  }

  @Test("adds a place at a coordinate, and finds it on the map") func coordinate() throws {
    let palace = Coordinate(latitude: 51.501, longitude: -0.141)
    let timeline = try play(.bucketList, [TimedEvent(.tapMap(.coordinate(palace), name: "Palace"))])
    let moment = try bucketList(timeline, at: 0)
    let point = moment.viewport.point(for: moment.entries[0].coordinate)
    #expect(near(point.x, 306.50, within: 0.01) && near(point.y, 719.10, within: 0.01))
    #expect(moment.entries[0].name == "Palace")
  }

  @Test("opens the sheet of a place half a second after the finger went down") func longPress() throws {
    let timeline = try play(
      .bucketList, [TimedEvent(tap(195, 422, name: "Perth")), TimedEvent(.longPress(0), at: 1)])
    #expect(try bucketList(timeline, at: 1.499).sheet == nil)
    let spring = try Spring(response: 0.5, dampingRatio: 1)
    for time in [0, 0.1, 0.25, 0.5] {
      let sheet = try #require(try bucketList(timeline, at: 1.5 + time).sheet)
      #expect(sheet.entry == 0 && sheet.text == "Perth")
      #expect(near(sheet.progress, spring.value(at: time)))
    }
    #expect(near(timeline.duration, 1.5 + spring.settlingDuration))
  }

  @Test("shows the new name with a new identity, and the old one with the old", arguments: [false, true])
  func save(keepsID: Bool) throws {
    let events = [
      TimedEvent(tap(195, 422, name: "Perth")), TimedEvent(tap(100, 300)), TimedEvent(.longPress(0), at: 1),
      TimedEvent(.save(name: "Dundee", keepsID: keepsID), at: 3),
    ]
    let timeline = try play(.bucketList, events)
    let (before, after) = (try bucketList(timeline, at: 2.999), try bucketList(timeline, at: 3))
    #expect(before.entries.map(\.name) == ["Perth", "New place"])
    #expect(after.entries.map(\.name) == ["Dundee", "New place"])
    #expect(after.entries[0].title == (keepsID ? "Perth" : "Dundee"))
    #expect((after.entries[0].id == before.entries[0].id) == keepsID)
    #expect(after.entries[1] == before.entries[1])
    #expect(after.sheet?.progress == 1 && after.sheet?.text == "Dundee")
    #expect(try bucketList(timeline, at: timeline.duration).sheet == nil)
    #expect(Set(after.entries.map(\.id)).count == 2)
  }

  @Test("keeps the identity where the setup says so, and shows the latest name once it is new") func keep()
    throws
  {
    let timeline = try play(
      .bucketList,
      [
        TimedEvent(.save(0, name: "B")), TimedEvent(.save(0, name: "C"), at: 1),
        TimedEvent(.save(0, name: "D", keepsID: false), at: 2),
      ]
    ) {
      $0.keepsID = true
      $0.entries = [Place(name: "A", coordinate: Coordinate(latitude: 55, longitude: -3), uuid: "X")]
    }
    let shown = try [0.0, 1, 2].map { try bucketList(timeline, at: $0).entries[0] }
    #expect(shown.map(\.name) == ["B", "C", "D"] && shown.map(\.title) == ["A", "A", "D"])
    #expect(shown.map(\.id) == ["X", "X", "1"])
    #expect(try bucketList(timeline, at: -1).entries[0].name == "A")
  }

  @Test("chooses emoji by the seed, the same ones every time, and keeps them when a place is renamed")
  func emoji() throws {
    func shown(seed: UInt64) throws -> [String?] {
      let taps = (0..<20).map { TimedEvent(tap(Double($0) * 10, 100), at: Double($0)) }
      let timeline = try play(.bucketList, taps + [TimedEvent(.save(3, name: "X"), at: 30)]) {
        $0.emoji = ["🏰", "🌊", "🍕"]
        $0.seed = seed
      }
      let emoji = try bucketList(timeline, at: 20).entries.map(\.emoji)
      #expect(try bucketList(timeline, at: 31).entries.map(\.emoji) == emoji)
      return emoji
    }
    let first = try shown(seed: 1)
    let (same, other) = (try shown(seed: 1), try shown(seed: 2))
    #expect(first == same && first != other)
    #expect(Set(first) == ["🏰", "🌊", "🍕"])
  }

  /// A sheet that is open for "Perth" from 1 s on.
  private var opened: [TimedEvent] {
    [TimedEvent(tap(195, 422, name: "Perth")), TimedEvent(.longPress(0), at: 0.5)]
  }

  @Test("shows what is typed letter by letter, the first one at once, and saves what stands in the field")
  func typed() throws {
    let events = opened + [TimedEvent(.type("Ay👩‍🚀r", duration: 1.5), at: 2), TimedEvent(.save(), at: 5)]
    let timeline = try play(.bucketList, events)
    let before = try #require(try bucketList(timeline, at: 1.99).sheet)
    #expect(before.text == "Perth" && !before.isEditing)
    for (time, text) in [(2, "A"), (2.49, "A"), (2.5, "Ay"), (3, "Ay👩‍🚀"), (3.5, "Ay👩‍🚀r"), (4.9, "Ay👩‍🚀r")] {
      let sheet = try #require(try bucketList(timeline, at: time).sheet)
      #expect(sheet.text == text && sheet.isEditing, "\(time)")
      #expect(try bucketList(timeline, at: time).entries[0].name == "Perth")
    }
    #expect(try bucketList(timeline, at: 5).entries[0].name == "Ay👩‍🚀r")
    #expect(try bucketList(timeline, at: 5).sheet?.isEditing == false)
  }

  @Test("types all at once unless told, also nothing, and saves what is there while it is being typed")
  func typedAtOnce() throws {
    let timeline = try play(
      .bucketList, opened + [TimedEvent(.type("Ayr"), at: 2), TimedEvent(.type(""), at: 3)])
    #expect(try bucketList(timeline, at: 2).sheet?.text == "Ayr")
    #expect(try bucketList(timeline, at: 3).sheet?.text == "")
    let hasty = try play(
      .bucketList, opened + [TimedEvent(.type("Ayr", duration: 2), at: 2), TimedEvent(.save(), at: 3.5)])
    #expect(try bucketList(hasty, at: 9).entries[0].name == "Ay")
    let long = try play(.bucketList, opened + [TimedEvent(.type("Ayr", duration: 20), at: 2)])
    #expect(long.duration == 22)
  }

  @Test("leaves the place as it is when the sheet is drawn down") func cancelled() throws {
    let timeline = try play(
      .bucketList, opened + [TimedEvent(.type("Ayr"), at: 2), TimedEvent(.cancel, at: 3)])
    let moment = try bucketList(timeline, at: 3.1)
    #expect(
      moment.entries[0].name == "Perth" && moment.sheet?.text == "Ayr" && moment.sheet?.isEditing == false)
    #expect(try bucketList(timeline, at: timeline.duration).sheet == nil)
    for event in [ScreenEvent.type("X"), .cancel, .save(), .save(0)] {
      #expect(throws: ScreenError(.nothingOpen, event: 3)) {
        try play(.bucketList, opened + [TimedEvent(.cancel, at: 3), TimedEvent(event, at: 4)])
      }
    }
    for duration in [-1, .nan, .infinity, 86_401] {
      #expect(throws: ScreenError.self) {
        try play(.bucketList, opened + [TimedEvent(.type("X", duration: duration), at: 3)])
      }
    }
  }

  @Test("refuses what is not there or cannot be reached") func refused() throws {
    #expect(throws: ScreenError(.noPlace(0, count: 0), event: 0)) {
      try play(.bucketList, [TimedEvent(.longPress(0))])
    }
    #expect(throws: ScreenError(.nothingOpen, event: 0)) {
      try play(.bucketList, [TimedEvent(.save(name: "X"))])
    }
    let open = [TimedEvent(tap(1, 1)), TimedEvent(tap(9, 9)), TimedEvent(.longPress(0))]
    for event in [tap(2, 2), .longPress(1), .save(1, name: "X")] {
      #expect(throws: ScreenError(.covered, event: 3)) {
        try play(.bucketList, open + [TimedEvent(event, at: 2)])
      }
    }
    #expect(throws: ScreenError.self) { try play(.bucketList, [TimedEvent(tap(.nan, 0))]) }
  }
}
