import Features
import Geography
import JSON

/// The events of scripts by their words: which screens know them, and what may be said of them.
enum ScriptWord: String, CaseIterable {
  case none, toggleList, select, openDetail, closeDetail, pan, locate, permission, clear, openItem, closeItem
  case tapMap, longPress, type, save, cancel, next, wait, tap

  /// The words that a screen knows, in the order of the declaration.
  static func words(of kind: ScreenKind) -> [String] {
    allCases.filter { $0.screens.contains(kind) }.map(\.rawValue)
  }

  private var screens: [ScreenKind] {
    switch self {
    case .none, .wait, .tap: ScreenKind.allCases
    case .toggleList, .select, .next: [.places, .menu]
    case .openDetail, .closeDetail: [.places]
    case .pan, .locate, .permission, .clear, .openItem, .closeItem: [.pinDrop]
    case .tapMap, .longPress, .type, .save, .cancel: [.bucketList]
    }
  }

  /// The names that may stand beside the word, the time and nothing else among them.
  var names: [String] {
    ["at", "after", "event"]
      + {
        switch self {
        case .none, .toggleList, .closeDetail, .clear, .closeItem, .cancel, .next: []
        case .select: ["place", "via"]
        case .openDetail: ["place", "scroll", "page"]
        case .pan: ["latitude", "longitude", "latitudeDelta", "longitudeDelta", "duration"]
        case .locate: ["latitude", "longitude", "accuracy", "precise"]
        case .permission: ["answer"]
        case .openItem: ["item"]
        case .tapMap: ["x", "y", "latitude", "longitude", "name"]
        case .longPress: ["place"]
        case .type: ["text", "duration"]
        case .save: ["place", "name", "keepId"]
        case .wait: ["seconds"]
        case .tap: ["x", "y"]
        }
      }()
  }
}

extension ScreenEvent {
  /// The words that stand for events in scripts, whatever the screen.
  package static let words = ScriptWord.allCases.map(\.rawValue)
}

/// Reads the events of a script one after the other and counts the time.
struct ScriptEventReader {
  let setup: ScreenSetup
  /// When the last event has happened; a wait is over by then.
  private var clock = 0.0

  init(_ setup: ScreenSetup) { self.setup = setup }

  /// The event that a value says, at its time.
  mutating func event(_ json: JSON) throws(ScriptError) -> TimedEvent {
    guard json.kind == .object else { throw json.scriptError(wanted: .object) }
    guard let value = json["event"] else { throw ScriptError(.missing("event"), at: json) }
    let text = try value.scriptText()
    let known = ScriptWord.words(of: setup.kind)
    guard known.contains(text), let word = ScriptWord(rawValue: text) else {
      throw ScriptError(.unknownWord(text, known: known), at: value)
    }
    let object = try ScriptObject(json, known: word.names)
    let time = try time(of: object)
    let event = try event(word, object)
    clock = time
    if case .wait(let seconds) = event { clock += seconds }
    return TimedEvent(event, at: time)
  }

  /// The time that is said, from the start or after the event before; at once after it if none is.
  private func time(of object: ScriptObject) throws(ScriptError) -> Double {
    guard let json = object["at"] ?? object["after"] else { return clock }
    if object["at"] != nil, let after = object["after"] {
      throw ScriptError(.conflict("at", "after"), at: after)
    }
    let number = try seconds(json)
    let time = object["at"] == nil ? clock + number : number
    guard time >= clock else { throw ScriptError(.screen(.outOfOrder(time, before: clock)), at: json) }
    guard time <= ScreenTimeline.timeLimit else { throw Self.tooLong(time, at: json) }
    return time
  }

  private func seconds(_ json: JSON) throws(ScriptError) -> Double {
    let number = try json.scriptNumber()
    guard number >= 0 else { throw ScriptError(.screen(.invalidTime(number)), at: json) }
    return number
  }

  private static func tooLong(_ time: Double, at json: JSON) -> ScriptError {
    ScriptError(.screen(.tooLong(time, limit: ScreenTimeline.timeLimit)), at: json)
  }

  // Long, as it has a case for each word.
  private func event(_ word: ScriptWord, _ object: ScriptObject) throws(ScriptError) -> ScreenEvent {
    switch word {
    case .none: return .none
    case .toggleList: return .toggleList
    case .select:
      return .select(
        try setup.place(object.required("place")), via: try object.word("via") ?? ScreenEvent.Way.row)
    case .openDetail:
      var place: Int?
      if let json = object["place"] { place = try setup.place(json) }
      return .openDetail(place, scroll: try object.number("scroll") ?? 0, page: try object.count("page") ?? 0)
    case .closeDetail: return .closeDetail
    case .pan:
      return .pan(
        try object.requiredCoordinate(), span: try span(object), duration: try object.number("duration"))
    case .locate: return try locate(object)
    case .permission:
      return .permission(try object.requiredWord("answer"))
    case .clear: return .clear
    case .openItem: return .openItem(try object.required("item").scriptCount())
    case .closeItem: return .closeItem
    case .tapMap: return .tapMap(try spot(object), name: try object.text("name"))
    case .longPress: return .longPress(try object.required("place").scriptCount())
    case .type:
      return .type(try object.required("text").scriptText(), duration: try object.number("duration") ?? 0)
    case .save:
      return .save(
        try object.count("place"), name: try object.text("name"), keepsID: try object.truth("keepId"))
    case .cancel: return .cancel
    case .next: return .next
    case .wait: return .wait(try wait(object))
    case .tap: return .tap(try point(object))
    }
  }

  private func wait(_ object: ScriptObject) throws(ScriptError) -> Double {
    let json = try object.required("seconds")
    let seconds = try seconds(json)
    let end = try time(of: object) + seconds
    guard end <= ScreenTimeline.timeLimit else { throw Self.tooLong(end, at: json) }
    return seconds
  }

  private func span(_ object: ScriptObject) throws(ScriptError) -> CoordinateSpan? {
    guard object["latitudeDelta"] != nil || object["longitudeDelta"] != nil else { return nil }
    return CoordinateSpan(
      latitudeDelta: try object.requiredNumber("latitudeDelta"),
      longitudeDelta: try object.requiredNumber("longitudeDelta"))
  }

  /// The position that is said, or that of the script if none is.
  private func locate(_ object: ScriptObject) throws(ScriptError) -> ScreenEvent {
    guard let coordinate = try object.coordinate() else {
      guard let location = setup.location else { throw ScriptError(.missing("latitude"), at: object.json) }
      return .locate(location)
    }
    return .locate(try object.location(at: coordinate))
  }

  private func point(_ object: ScriptObject) throws(ScriptError) -> ViewPoint {
    ViewPoint(x: try object.requiredNumber("x"), y: try object.requiredNumber("y"))
  }

  private func spot(_ object: ScriptObject) throws(ScriptError) -> ScreenEvent.Spot {
    guard let coordinate = try object.coordinate() else { return .point(try point(object)) }
    for name in ["x", "y"] {
      if let json = object[name] { throw ScriptError(.conflict("latitude", name), at: json) }
    }
    return .coordinate(coordinate)
  }
}

extension ScriptObject {
  /// A location at a coordinate, approximate unless it is said to be precise.
  func location(at coordinate: Coordinate) throws(ScriptError) -> PinDropMoment.Location {
    let accuracy = try number("accuracy")
    if let accuracy, let json = self["accuracy"], !(accuracy >= 0) {
      throw ScriptError(.screen(.invalidAccuracy(accuracy)), at: json)
    }
    return PinDropMoment.Location(coordinate, accuracy: accuracy, isPrecise: try truth("precise") ?? false)
  }
}

extension ScreenSetup {
  /// The index of a place that is said by its index or by its name.
  func place(_ json: JSON) throws(ScriptError) -> Int {
    guard let name = json.string else {
      guard json.kind == .number else { throw json.scriptError(wanted: .number, .string) }
      let index = try json.scriptCount()
      guard index < places.count else {
        throw ScriptError(.screen(.noPlace(index, count: places.count)), at: json)
      }
      return index
    }
    guard let index = places.firstIndex(where: { $0.name == name }) else {
      throw ScriptError(.unknownWord(name, known: places.map(\.name)), at: json)
    }
    return index
  }
}
