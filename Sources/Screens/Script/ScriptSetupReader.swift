import Features
import Geography
import JSON

/// Reads what a script says of its screen.
struct ScriptSetupReader {
  let object: ScriptObject
  private let kind: ScreenKind

  init(_ root: JSON) throws(ScriptError) {
    guard root.kind == .object else { throw root.scriptError(wanted: .object) }
    guard let json = root["screen"] else { throw ScriptError(.missing("screen"), at: root) }
    let text = try json.scriptText()
    guard let kind = ScreenKind(rawValue: text) else {
      throw ScriptError(.unknownWord(text, known: ScreenKind.allCases.map(\.rawValue)), at: json)
    }
    self.kind = kind
    object = try ScriptObject(root, known: Self.names(of: kind))
  }

  /// The names that a script of a screen may have.
  static func names(of kind: ScreenKind) -> [String] {
    ["screen", "size", "safeArea", "style", "era", "events"]
      + {
        switch kind {
        case .places, .menu: ["move", "moveDuration", "places", "select"]
        case .pinDrop: ["move", "moveDuration", "stage", "items", "location"]
        case .bucketList: ["places", "emoji", "seed", "keepId"]
        }
      }()
  }

  /// The screen, which is known to be possible.
  func setup() throws(ScriptError) -> ScreenSetup {
    var setup = ScreenSetup(kind)
    if let size = try size() {
      setup.size = size.device.size
      setup.safeArea = size.device.name == nil ? nil : size.device.insets
    }
    setup.safeArea = try safeArea() ?? setup.safeArea
    setup.era = try object.word("era") ?? setup.era
    setup.move = try object.word("move") ?? setup.move
    setup.moveDuration = try moveDuration()
    try readPlaces(into: &setup)
    if let json = object["select"] { setup.selection = try setup.place(json) }
    setup.stage = try object.word("stage") ?? setup.stage
    setup.items = try items()
    if let json = object["location"] { setup.location = try Self.location(json) }
    setup.emoji = try emoji()
    setup.seed = UInt64(try object.count("seed") ?? 0)
    setup.keepsID = try object.truth("keepId") ?? setup.keepsID
    return setup
  }

  /// Pixels a point, if the size says so.
  func scale() throws(ScriptError) -> Double? { try size()?.scale }

  /// A size as in `390x844`, or that of a device as in `iphone-15`, either perhaps with `@2x`.
  private func size() throws(ScriptError) -> (device: Device, scale: Double?)? {
    guard let json = object["size"] else { return nil }
    let text = try json.scriptText()
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let device = try device(parts[0], json)
    guard parts.count > 1 else { return (device, nil) }
    guard parts.count == 2, parts[1].hasSuffix("x"), let scale = Self.number(parts[1].dropLast()) else {
      throw ScriptError(.malformedSize(text), at: json)
    }
    return (device, scale)
  }

  private func device(_ text: Substring, _ json: JSON) throws(ScriptError) -> Device {
    if let device = Device(named: text.lowercased()) { return device }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Self.number($0) }
    if sides.count == 2, let width = sides[0], let height = sides[1] {
      return Device(size: ViewSize(width: width, height: height))
    }
    guard text.contains("-") else { throw ScriptError(.malformedSize(String(text)), at: json) }
    throw ScriptError(.unknownWord(String(text), known: Device.all.compactMap(\.name)), at: json)
  }

  /// A number above 0, in digits with a point at most.
  private static func number(_ text: Substring) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E }) else {
      return nil
    }
    guard let number = Double(text), number > 0, number <= Viewport.largestSide else { return nil }
    return number
  }

  /// Top, right, bottom and left.
  private func safeArea() throws(ScriptError) -> ViewInsets? {
    guard let json = object["safeArea"] else { return nil }
    guard let numbers = json.numbers, numbers.count == 4 else { throw json.scriptError(wanted: .array) }
    let insets = ViewInsets(top: numbers[0], right: numbers[1], bottom: numbers[2], left: numbers[3])
    guard numbers.allSatisfy({ $0 >= 0 }) else {
      throw ScriptError(.screen(.geography(.invalidInsets(insets))), at: json)
    }
    return insets
  }

  private func moveDuration() throws(ScriptError) -> Double? {
    guard let json = object["moveDuration"], let seconds = try object.number("moveDuration") else {
      return nil
    }
    guard seconds >= 0, seconds <= ScreenTimeline.timeLimit else {
      throw ScriptError(.screen(.geography(.invalidDuration(seconds))), at: json)
    }
    return seconds
  }

  private func readPlaces(into setup: inout ScreenSetup) throws(ScriptError) {
    guard let json = object["places"] else { return }
    // A script is strict: in a list of its own a name that means nothing is refused as well.
    for place in json.elements where place.kind == .object {
      _ = try ScriptObject(place, known: PlaceList.names)
    }
    let list: PlaceList
    do throws(PlaceListError) { list = try PlaceList(json) } catch {
      throw ScriptError(.places(error), at: json)
    }
    if kind == .bucketList { setup.entries = list.places } else { setup.places = list.places }
  }

  private func items() throws(ScriptError) -> [PinDropMoment.Item] {
    guard let list = try object.list("items") else { return [] }
    enum Ink: String, CaseIterable { case red, blue }
    var items: [PinDropMoment.Item] = []
    for json in list {
      let item = try ScriptObject(json, known: ["latitude", "longitude", "color"])
      items.append(
        PinDropMoment.Item(
          id: items.count, coordinate: try item.requiredCoordinate(),
          isBlue: try item.word("color", as: Ink.self) != .red))
    }
    return items
  }

  private static func location(_ json: JSON) throws(ScriptError) -> PinDropMoment.Location {
    let object = try ScriptObject(json, known: ["latitude", "longitude", "accuracy", "precise"])
    return try object.location(at: object.requiredCoordinate())
  }

  private func emoji() throws(ScriptError) -> [String] {
    guard let list = try object.list("emoji") else { return [] }
    var emoji: [String] = []
    for json in list { emoji.append(try json.scriptText()) }
    return emoji
  }
}
