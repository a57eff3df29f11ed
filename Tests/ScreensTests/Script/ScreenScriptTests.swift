import Features
import Geography
import JSON
import Screens
import Support
import Testing

@Suite("A screen's script") struct ScreenScriptTests {
  private func script(_ text: String) throws(ScriptError) -> ScreenScript {
    try ScreenScript(parsing: Array(text.utf8))
  }

  @Test("says all that can be said of the places app") func places() throws {
    let script = try script(
      """
      // A comment with "quotes" and {braces}.
      {
        "screen": "places", "size": "320x568.5@3x", "style": "dark", "era": "ios14", "move": "jump",
        "safeArea": [20, 0, 10, 0], "moveDuration": 2, "select": 1, // the second
        "places": [
          {"name": "A // no comment \\"", "latitude": 1, "longitude": 2},
          {"name": "B", "latitude": 3, "longitude": 4}
        ],
        "events": [
          {"at": 0.5, "event": "next"}, {"after": 0.3, "event": "select", "place": "B", "via": "pin"},
          {"event": "wait", "seconds": 2}, {"event": "tap", "x": 195, "y": 80},
          {"after": 1, "event": "openDetail", "scroll": 30}, {"at": 5, "event": "none"}
        ]
      }
      """)
    #expect(script.setup.kind == .places && script.style == .dark && script.scale == 3)
    #expect(script.setup.size == ViewSize(width: 320, height: 568.5))
    #expect(script.setup.safeArea == ViewInsets(top: 20, right: 0, bottom: 10, left: 0))
    #expect(script.setup.era == .ios14 && script.setup.move == .jump && script.setup.moveDuration == 2)
    #expect(script.setup.places.map(\.name) == ["A // no comment \"", "B"] && script.setup.selection == 1)
    #expect(
      script.events == [
        TimedEvent(.next, at: 0.5), TimedEvent(.select(1, via: .pin), at: 0.8), TimedEvent(.wait(2), at: 0.8),
        TimedEvent(.tap(ViewPoint(x: 195, y: 80)), at: 2.8), TimedEvent(.openDetail(scroll: 30), at: 3.8),
        TimedEvent(.none, at: 5),
      ])
  }

  @Test("says all that can be said of pin drop") func pinDrop() throws {
    let script = try script(
      """
      {"screen": "pin-drop", "stage": "bubble", "era": "ios17",
       "items": [{"latitude": 1, "longitude": 2, "color": "red"}, {"latitude": 3, "longitude": 4}],
       "location": {"latitude": 5, "longitude": 6, "accuracy": 7},
       "events": [
         {"event": "pan", "latitude": 1, "longitude": 2, "latitudeDelta": 3, "longitudeDelta": 4, "duration": 0},
         {"event": "locate"}, {"event": "locate", "latitude": 8, "longitude": 9, "precise": true},
         {"event": "clear"}, {"event": "openItem", "item": 0}, {"event": "closeItem"}
       ]}
      """)
    let location = PinDropMoment.Location(Coordinate(latitude: 5, longitude: 6), accuracy: 7)
    #expect(script.setup.stage == .bubble && script.setup.location == location)
    #expect(script.setup.items.map(\.isBlue) == [false, true])
    let span = CoordinateSpan(latitudeDelta: 3, longitudeDelta: 4)
    #expect(
      script.events.map(\.event) == [
        .pan(Coordinate(latitude: 1, longitude: 2), span: span, duration: 0), .locate(location),
        .locate(PinDropMoment.Location(Coordinate(latitude: 8, longitude: 9), isPrecise: true)), .clear,
        .openItem(0), .closeItem,
      ])
  }

  @Test("says all that can be said of the bucket list") func bucketList() throws {
    let script = try script(
      """
      {"screen": "bucket-list", "emoji": ["🏰", "🌊"], "seed": 7, "keepId": true,
       "places": [{"name": "A", "latitude": 55, "longitude": -3}],
       "events": [
         {"event": "tapMap", "x": 1, "y": 2, "name": "B"}, {"event": "tapMap", "latitude": 54, "longitude": -3},
         {"event": "longPress", "place": 1}, {"after": 1, "event": "type", "text": "7", "duration": 0.5},
         {"event": "type", "text": "D"}, {"event": "save", "name": "C", "keepId": false},
         {"event": "longPress", "place": 0}, {"after": 1, "event": "cancel"}, {"event": "longPress", "place": 0},
         {"after": 1, "event": "save"}
       ]}
      """)
    #expect(script.setup.emoji == ["🏰", "🌊"] && script.setup.seed == 7 && script.setup.keepsID)
    #expect(script.setup.entries.map(\.name) == ["A"])
    #expect(
      script.events.map(\.event) == [
        .tapMap(.point(ViewPoint(x: 1, y: 2)), name: "B"),
        .tapMap(.coordinate(Coordinate(latitude: 54, longitude: -3))), .longPress(1),
        .type("7", duration: 0.5), .type("D"), .save(name: "C", keepsID: false), .longPress(0), .cancel,
        .longPress(0), .save(),
      ])
    guard case .bucketList(let moment) = try script.timeline().moment(at: 9) else { throw Unexpected() }
    #expect(moment.entries.map(\.name) == ["A", "C", "New place"])
  }

  @Test("a size may be that of a device, which covers its edges unless it is said what is covered")
  func device() throws {
    let phone = try script("{\"screen\": \"menu\", \"size\": \"iPhone-15@3x\"}")
    #expect(phone.setup.size == ViewSize(width: 393, height: 852) && phone.scale == 3)
    #expect(phone.setup.safeArea == ViewInsets(top: 59, right: 0, bottom: 34, left: 0))
    let tablet = try script(
      "{\"screen\": \"menu\", \"size\": \"ipad-11\", \"safeArea\": [0, 0, 0, 0], \"events\": []}")
    #expect(tablet.setup.size == ViewSize(width: 834, height: 1194) && tablet.scale == nil)
    #expect(tablet.setup.safeArea == .zero)
  }

  @Test("comes with an example for each screen, which can be played", arguments: ScreenKind.allCases)
  func example(kind: ScreenKind) throws {
    let script = try script(ScriptExample.text(for: kind))
    #expect(script.setup.kind == kind && script.events.count >= 3)
    let timeline = try script.timeline()
    #expect(timeline.duration > 2)
    #expect(timeline.moment(at: 0) != timeline.moment(at: timeline.duration))
  }

  /// A text in which `^` marks the place of the mistake, the mistake, and the way to it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var cause: ScriptError.Cause
    var path: String
    init(_ text: String, _ cause: ScriptError.Cause, _ path: String) {
      (self.text, self.cause, self.path) = (text, cause, path)
    }
    var testDescription: String { text }
  }

  private static let topNames = [
    "screen", "size", "safeArea", "style", "era", "events", "move", "moveDuration", "places", "select",
  ]
  private static let places = "{\"screen\": \"places\",\n  \"events\": [\n    "
  private static let pins = "{\"screen\": \"pin-drop\",\n  \"events\": [\n    "

  static let mistakes: [Mistake] = [
    Mistake("^[]", .wrongKind(found: .array, wanted: [.object]), ""),
    Mistake("^{}", .missing("screen"), ""),
    Mistake(
      "{\"screen\": ^\"place\"}", .unknownWord("place", known: ScreenKind.allCases.map(\.rawValue)), "screen"),
    Mistake(
      "{\"screen\": \"places\", // é\n ^\"evnets\": []}", .unknownName("evnets", known: topNames), "evnets"),
    Mistake(
      "{\"screen\": \"menu\", \"places\": [{\"name\": \"A\", ^\"city\": \"B\", \"latitude\": 1, \"longitude\": 2}]}",
      .unknownName("city", known: PlaceList.names), "places[0].city"),
    Mistake(
      "{\"screen\": \"menu\", \"size\": ^\"390*844\"}", .malformedSize("390*844"), "size"),
    Mistake("{\"screen\": \"menu\", \"size\": ^\"0x844\"}", .malformedSize("0x844"), "size"),
    Mistake("{\"screen\": \"menu\", \"size\": ^\"3x4@\"}", .malformedSize("3x4@"), "size"),
    Mistake("{\"screen\": \"menu\", \"size\": ^\"ipad-11@\"}", .malformedSize("ipad-11@"), "size"),
    Mistake(
      "{\"screen\": \"menu\", \"size\": ^\"iphone-99\"}",
      .unknownWord("iphone-99", known: Device.all.compactMap(\.name)), "size"),
    Mistake(
      pins + "{\"event\": \"permission\", \"answer\": ^\"maybe\"}]}",
      .unknownWord("maybe", known: ["undetermined", "denied", "approximate", "precise"]),
      "events[0].answer"),
    Mistake(pins + "^{\"event\": \"permission\"}]}", .missing("answer"), "events[0]"),
    Mistake(
      "{\"screen\": \"menu\", \"select\": ^5}", .screen(.noPlace(5, count: 5)), "select"),
    Mistake("{\"screen\": \"menu\", \"select\": ^-1}", .notACount(-1), "select"),
    Mistake(
      "{\"screen\": \"menu\", \"select\": ^\"Louvre\"}",
      .unknownWord("Louvre", known: PlacesDataService.places.map(\.name)), "select"),
    Mistake(
      "{\"screen\": \"menu\", \"moveDuration\": ^-1}", .screen(.geography(.invalidDuration(-1))),
      "moveDuration"),
    Mistake("{\"screen\": \"menu\", \"style\": ^3}", .wrongKind(found: .number, wanted: [.string]), "style"),
    Mistake("{\"screen\": \"menu\" ^/ }", .json(.unexpectedByte(0x2F, expected: .commaOrBrace)), ""),
    Mistake(
      places + "{\"event\": ^\"nxt\"}]}",
      .unknownWord(
        "nxt",
        known: ["none", "toggleList", "select", "openDetail", "closeDetail", "next", "wait", "tap"]),
      "events[0].event"),
    Mistake(
      places + "{\"event\": ^\"clear\"}]}",
      .unknownWord(
        "clear",
        known: ["none", "toggleList", "select", "openDetail", "closeDetail", "next", "wait", "tap"]),
      "events[0].event"),
    Mistake(places + "^{\"at\": 1}]}", .missing("event"), "events[0]"),
    Mistake(
      places + "{\"event\": \"next\", ^\"place\": 1}]}",
      .unknownName("place", known: ["at", "after", "event"]), "events[0].place"),
    Mistake(places + "{\"at\": ^-0.5, \"event\": \"next\"}]}", .screen(.invalidTime(-0.5)), "events[0].at"),
    Mistake(
      places + "{\"at\": ^NaN, \"event\": \"next\"}]}", .json(.unexpectedByte(0x4E, expected: .value)), ""),
    Mistake(places + "{\"at\": ^1e999, \"event\": \"next\"}]}", .json(.numberOutOfRange), ""),
    Mistake(
      places + "{\"at\": ^86401, \"event\": \"next\"}]}", .screen(.tooLong(86_401, limit: 86_400)),
      "events[0].at"),
    Mistake(
      places + "{\"at\": 86400, \"event\": \"next\"},\n {\"after\": ^1e300, \"event\": \"next\"}]}",
      .screen(.tooLong(1e300, limit: 86_400)), "events[1].after"),
    Mistake(
      places + "{\"event\": \"wait\", \"seconds\": ^90000}]}", .screen(.tooLong(90_000, limit: 86_400)),
      "events[0].seconds"),
    Mistake(
      places + "{\"at\": 2, \"event\": \"next\"},\n {\"at\": ^1, \"event\": \"next\"}]}",
      .screen(.outOfOrder(1, before: 2)), "events[1].at"),
    Mistake(
      places + "{\"at\": 2, \"after\": ^1, \"event\": \"next\"}]}", .conflict("at", "after"),
      "events[0].after"),
    Mistake(
      places + "{\"event\": \"select\", \"place\": ^7}]}", .screen(.noPlace(7, count: 5)), "events[0].place"),
    Mistake(
      places + "{\"event\": \"openDetail\", \"place\": 3, \"page\": ^2}]}", .screen(.noPage(2, count: 2)),
      "events[0].page"),
    Mistake(
      places + "{\"event\": \"openDetail\", \"scroll\": ^-4}]}", .screen(.invalidScroll(-4)),
      "events[0].scroll"),
    Mistake(
      places + "{\"event\": \"select\", \"place\": 1, \"via\": ^\"map\"}]}",
      .unknownWord("map", known: ["next", "row", "pin"]), "events[0].via"),
    Mistake(places + "{\"event\": ^\"tap\", \"x\": 1, \"y\": 2}]}", .screen(.noHitTest), "events[0].event"),
    Mistake(
      pins + "{\"at\": 1, \"event\": \"openItem\", \"item\": ^3}]}", .screen(.noItem(3, count: 1)),
      "events[0].item"),
    Mistake(
      pins + "{\"event\": \"pan\", \"latitude\": ^139, \"longitude\": 35}]}",
      .screen(.geography(.invalidCoordinate(Coordinate(latitude: 139, longitude: 35)))), "events[0].latitude"),
    Mistake(pins + "^{\"event\": \"locate\"}]}", .missing("latitude"), "events[0]"),
    Mistake(
      pins + "{\"event\": \"locate\", \"latitude\": 1, \"longitude\": 1, \"accuracy\": ^-1}]}",
      .screen(.invalidAccuracy(-1)), "events[0].accuracy"),
    Mistake(
      "{\"screen\": \"bucket-list\", \"events\": [{\"event\": \"longPress\", \"place\": ^0}]}",
      .screen(.noPlace(0, count: 0)), "events[0].place"),
    Mistake(
      "{\"screen\": \"bucket-list\", \"events\": [{\"event\": ^\"type\", \"text\": \"x\"}]}",
      .screen(.nothingOpen), "events[0].event"),
    Mistake(
      "{\"screen\": \"bucket-list\", \"events\": [^{\"event\": \"type\"}]}", .missing("text"), "events[0]"),
    Mistake(
      "{\"screen\": \"bucket-list\", \"events\": [{\"event\": \"type\", \"text\": ^7}]}",
      .wrongKind(found: .number, wanted: [.string]), "events[0].text"),
    Mistake(
      "{\"screen\": \"bucket-list\", \"events\": [{\"event\": ^\"save\", \"name\": \"x\"}]}",
      .screen(.nothingOpen), "events[0].event"),
  ]

  @Test("with a mistake is refused with the place of it", arguments: mistakes) func refused(mistake: Mistake)
    throws
  {
    let bytes = Array(mistake.text.utf8)
    let offset = try #require(bytes.firstIndex(of: UInt8(ascii: "^")))
    let text = Array(bytes[..<offset] + bytes[(offset + 1)...])
    let error = #expect(throws: ScriptError.self) { try ScreenScript(parsing: text).timeline() }
    #expect(error?.cause == mistake.cause)
    #expect(error?.path.description == mistake.path)
    let position = JSONPosition(offset: offset, in: text)
    #expect(error?.position.line == position.line && error?.position.column == position.column)
  }

  @Test("with more events than a screen takes is refused before they are read") func tooMany() {
    let events = [String](repeating: "0", count: 100_001).joined(separator: ",")
    let error = #expect(throws: ScriptError.self) {
      try script("{\"screen\": \"menu\", \"events\": [\(events)]}")
    }
    #expect(error?.cause == .screen(.tooManyEvents(limit: 10_000)))
    #expect(error?.path.description == "events")
  }

  @Test("that was damaged is read or refused, and never traps") func damaged() {
    for kind in ScreenKind.allCases {
      for seed in 0..<UInt64(300) {
        var random = SeededGenerator(seed: seed)
        let bytes = Array(ScriptExample.text(for: kind).utf8).mutated(using: &random)
        do throws(ScriptError) {
          let timeline = try ScreenScript(parsing: bytes).timeline()
          #expect(timeline.duration >= 0, "seed \(seed)")
        } catch { #expect(error.position.line >= 1, "seed \(seed)") }
      }
    }
  }
}
