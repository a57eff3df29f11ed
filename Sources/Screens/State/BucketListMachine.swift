import Features
import Geography

/// The bucket list app.
struct BucketListMachine: ScreenMachine {
  /// What the map shows at the start.
  static let region = CoordinateRegion(
    center: Coordinate(latitude: 56, longitude: -3),
    span: CoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
  /// How long a finger has to stay down, in seconds.
  static let pressDuration = 0.5
  /// The sheet comes and goes with this spring.
  static let sheetCurve = TimingCurve.spring(.smooth)
  /// The name of a place that was given none.
  static let newName = "New place"

  /// What holds from a time on, beside the numbers that move.
  private struct Step: Sendable {
    var time: Double
    /// How many places there are.
    var count: Int
    var sheet: Sheet?
  }

  private struct Sheet: Sendable {
    var entry: Int
    var text: String
    var isOpen: Bool
    /// How the text comes into the field, once someone types.
    var typing: Typing?
  }

  /// A text that comes letter by letter, the first one at once.
  private struct Typing: Sendable {
    var start: Double
    var duration: Double

    /// What stands there at a time.
    func shown(of text: String, at time: Double) -> String {
      guard time < start + duration else { return text }
      let progress = max(0, (time - start) / duration)
      return String(text.prefix(1 + Int(progress * Double(max(0, text.count - 1)))))
    }
  }

  /// A place as it is from a step on.
  private struct Version: Sendable {
    var step: Int
    var entry: BucketListMoment.Entry
    var start: Double { Double(step) }
  }

  private let setup: ScreenSetup
  private let viewport: Viewport
  private var entries: [[Version]] = []
  private var steps: [Step]
  private var sheetRise = Track(0)
  private var serial = 0
  private var names: Set<String> = []
  /// The finger that is down: on which place, and when it has stayed long enough.
  private var press: (entry: Int, due: Double)?
  private(set) var rest = 0.0

  init(_ setup: ScreenSetup) throws(ScreenError.Cause) {
    self.setup = setup
    viewport = try setup.viewport(of: Self.region)
    steps = [Step(time: -.infinity, count: setup.entries.count)]
    for (index, place) in setup.entries.enumerated() {
      guard place.coordinate.isValid else { throw .geography(.invalidCoordinate(place.coordinate)) }
      guard names.insert(place.id).inserted else {
        let first = setup.entries.firstIndex(of: place) ?? index
        throw .samePlace(first: first, second: index)
      }
      entries.append([Version(step: 0, entry: entry(place.id, name: place.name, at: place.coordinate))])
    }
  }

  mutating func advance(to time: Double) {
    guard let press, press.due <= time else { return }
    self.press = nil
    let sheet = Sheet(entry: press.entry, text: current(press.entry)?.name ?? "", isOpen: true)
    append(at: press.due) { $0.sheet = sheet }
    sheetRise.animate(to: 1, at: press.due, curve: Self.sheetCurve)
    rest = max(rest, sheetRise.rest)
  }

  mutating func handle(_ event: ScreenEvent, at time: Double) throws(ScreenError.Cause) {
    switch event {
    case .tapMap(let spot, let name): try add(at: spot, name: name, time: time)
    case .longPress(let entry):
      guard !isCovered else { throw .covered }
      try check(entry)
      press = (entry, time + Self.pressDuration)
      rest = max(rest, time + Self.pressDuration)
    case .type(let text, let duration): try type(text, duration: duration, at: time)
    case .save(let entry, let name, let keepsID): try save(entry, name: name, keepsID: keepsID, at: time)
    case .cancel: try cancel(at: time)
    default: throw .unknownEvent(setup.kind)
    }
  }

  func event(tapping target: ScreenTarget, at time: Double) -> ScreenEvent? {
    switch target {
    // Every tap adds a place, also one on a marker.
    case .map(let coordinate): .tapMap(.coordinate(coordinate))
    case .entry(let index): current(index).map { .tapMap(.coordinate($0.coordinate)) }
    case .save: .save()
    case .field: step.sheet.flatMap { $0.typing == nil ? .type($0.text) : nil }
    default: nil
    }
  }
}

extension BucketListMachine {
  private var step: Step { steps[steps.count - 1] }
  /// The sheet, while it can be used.
  private var open: Sheet? { step.sheet.flatMap { $0.isOpen ? $0 : nil } }
  private var isCovered: Bool { open != nil }

  private func current(_ index: Int) -> BucketListMoment.Entry? {
    entries.indices.contains(index) ? entries[index].last?.entry : nil
  }

  private func check(_ entry: Int) throws(ScreenError.Cause) {
    guard entries.indices.contains(entry) else { throw .noPlace(entry, count: entries.count) }
  }

  private mutating func append(at time: Double, change: (inout Step) -> Void) {
    var next = step
    next.time = time
    change(&next)
    steps.append(next)
  }

  /// A place that comes as the next one on the list; its emoji is settled by the seed and its index.
  private func entry(_ id: String, name: String, at coordinate: Coordinate) -> BucketListMoment.Entry {
    BucketListMoment.Entry(
      id: id, name: name, title: name, coordinate: coordinate,
      emoji: setup.emoji.element(choosing: entries.count, seed: setup.seed))
  }

  /// An identity that no place has had: the next number that is free.
  private mutating func freshID() -> String {
    repeat { serial += 1 } while !names.insert("\(serial)").inserted
    return "\(serial)"
  }

  private mutating func add(
    at spot: ScreenEvent.Spot, name: String?, time: Double
  ) throws(ScreenError.Cause) {
    guard !isCovered else { throw .covered }
    guard let coordinate = try coordinate(of: spot) else { return }
    let entry = entry(freshID(), name: name ?? Self.newName, at: coordinate)
    entries.append([Version(step: steps.count, entry: entry)])
    append(at: time) { $0.count += 1 }
    rest = max(rest, time)
  }

  /// The coordinate of a spot, or nothing where the map has none.
  private func coordinate(of spot: ScreenEvent.Spot) throws(ScreenError.Cause) -> Coordinate? {
    switch spot {
    case .point(let point):
      guard point.x.isFinite, point.y.isFinite else { throw .invalidPoint(point) }
      return viewport.convert(point)
    case .coordinate(let coordinate):
      guard coordinate.isValid else { throw .geography(.invalidCoordinate(coordinate)) }
      return coordinate
    }
  }

  /// Puts another text into the field of the open sheet.
  private mutating func type(
    _ text: String, duration: Double, at time: Double
  ) throws(ScreenError.Cause) {
    guard var sheet = open else { throw .nothingOpen }
    guard duration >= 0, duration <= ScreenTimeline.timeLimit else {
      throw .geography(.invalidDuration(duration))
    }
    sheet.text = text
    sheet.typing = Typing(start: time, duration: duration)
    append(at: time) { $0.sheet = sheet }
    rest = max(time + duration, sheetRise.rest)
  }

  /// Sends the sheet down; the places stay as they are.
  private mutating func cancel(at time: Double) throws(ScreenError.Cause) {
    guard let sheet = open else { throw .nothingOpen }
    close(sheet, showing: text(of: sheet, at: time), at: time)
  }

  private mutating func close(_ sheet: Sheet, showing text: String, at time: Double) {
    append(at: time) { $0.sheet = Sheet(entry: sheet.entry, text: text, isOpen: false) }
    sheetRise.animate(to: 0, at: time, curve: Self.sheetCurve)
    rest = max(time, sheetRise.rest)
  }

  private func text(of sheet: Sheet, at time: Double) -> String {
    sheet.typing?.shown(of: sheet.text, at: time) ?? sheet.text
  }

  /// Puts a copy with another name in a place's stead, and closes the sheet.
  ///
  /// The map takes note of a place by its identity alone: a copy that keeps it keeps its old title there.
  private mutating func save(
    _ index: Int?, name: String?, keepsID: Bool?, at time: Double
  ) throws(ScreenError.Cause) {
    let open = open
    if let index { try check(index) }
    guard open == nil || index == nil || open?.entry == index else { throw .covered }
    guard let index = index ?? open?.entry, let name = name ?? open.map({ text(of: $0, at: time) }) else {
      throw .nothingOpen
    }
    guard var entry = current(index) else { return }
    entry.name = name
    if !(keepsID ?? setup.keepsID) {
      entry.id = freshID()
      entry.title = name
    }
    entries[index].append(Version(step: steps.count, entry: entry))
    guard let open else {
      append(at: time) { _ in }
      return rest = max(time, sheetRise.rest)
    }
    close(open, showing: name, at: time)
  }
}

extension BucketListMachine {
  func moment(at time: Double) -> ScreenMoment {
    let index = max(steps.countOfStarted(by: time, start: \.time), 1) - 1
    let step = steps[index]
    let shown = entries.prefix(step.count).compactMap { versions in
      versions[max(versions.countOfStarted(by: Double(index), start: \.start), 1) - 1].entry
    }
    return .bucketList(
      BucketListMoment(entries: shown, sheet: sheet(of: step, at: time), viewport: viewport))
  }

  private func sheet(of step: Step, at time: Double) -> BucketListMoment.Sheet? {
    guard let sheet = step.sheet else { return nil }
    let progress = sheetRise.value(at: time)
    guard sheet.isOpen || progress > 0 else { return nil }
    return BucketListMoment.Sheet(
      entry: sheet.entry, text: text(of: sheet, at: time), isEditing: sheet.typing != nil, progress: progress)
  }
}
