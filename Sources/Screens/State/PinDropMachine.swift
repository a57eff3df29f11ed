import Geography

/// The pin drop app.
struct PinDropMachine: ScreenMachine {
  /// What the map shows at the start: 10 km by 10 km round Tokyo Station.
  static let start = (center: Coordinate(latitude: 35.681_236_2, longitude: 139.767_124_8), meters: 10_000.0)
  /// The reason that the app declares for wanting the exact position.
  static let fullAccuracyPurpose = "full_accuracy_message"
  /// How long the map has to rest until an item is dropped, in seconds.
  static let debounce = 0.5

  /// What holds from a time on, beside the numbers that move.
  private struct Step: Sendable {
    var time: Double
    /// Which of all items that ever were are there.
    var items: Range<Int>
    var location: PinDropMoment.Location?
    var permission = PinDropMoment.Permission.undetermined
    var question: PinDropMoment.Question?
    var isUpdating = false
    /// The bubbles that are on their way or open, by the index among all items; an open one last.
    var bubbles: [Motion]
  }

  private let setup: ScreenSetup
  private let curve: TimingCurve
  private var region: CoordinateRegion
  private var items: [PinDropMoment.Item]
  private var steps: [Step]
  private var camera: CameraTrack
  private var nextID: Int
  /// Whether the exact position was asked for before; that is done once.
  private var hasAskedForAccuracy = false
  /// When the next item is dropped, if nothing moves the map before.
  private var due: Double?
  private(set) var rest = 0.0

  init(_ setup: ScreenSetup) throws(ScreenError.Cause) {
    self.setup = setup
    curve = setup.era.defaultCurve
    do throws(GeographyError) {
      region = try CoordinateRegion(
        center: Self.start.center, latitudinalMeters: Self.start.meters, longitudinalMeters: Self.start.meters
      )
    } catch { throw .geography(error) }
    camera = CameraTrack(try setup.viewport(of: region))
    items = setup.items
    for item in items where !item.coordinate.isValid {
      throw .geography(.invalidCoordinate(item.coordinate))
    }
    // Items from outside may have any number.
    nextID = min(items.map(\.id).max() ?? -1, Int.max / 2) + 1
    if let location = setup.location { try Self.check(location) }
    steps = [Step(time: -.infinity, items: 0..<items.count, bubbles: [])]
    due = Self.debounce
    rest = Self.debounce
  }

  mutating func advance(to time: Double) {
    guard let due, due <= time else { return }
    self.due = nil
    items.append(PinDropMoment.Item(id: nextID, coordinate: center, isBlue: true))
    nextID += 1
    var next = step
    next.items = next.items.lowerBound..<items.count
    append(next, at: due)
  }

  mutating func handle(_ event: ScreenEvent, at time: Double) throws(ScreenError.Cause) {
    switch event {
    case .pan(let center, let span, let duration):
      try pan(to: center, span: span, duration: duration, at: time)
    case .locate(let location): try locate(location, at: time)
    case .permission(let permission): settle(permission, at: time)
    case .clear: try clear(at: time)
    case .openItem(let index): try open(index, at: time)
    case .closeItem: close(at: time)
    default: throw .unknownEvent(setup.kind)
    }
  }

  func event(tapping target: ScreenTarget, at time: Double) -> ScreenEvent? {
    switch target {
    case .locate: setup.location.map { .locate($0) }
    case .clear: .clear
    case .item(let index): .openItem(index)
    case .heroBubble: .closeItem
    default: nil
    }
  }
}

extension PinDropMachine {
  private var step: Step { steps[steps.count - 1] }

  /// The middle of the region, as it was given unless the map had to keep within the world.
  private var center: Coordinate {
    let isKept = camera.target.center == WorldPoint(region.center).wrapped
    return isKept ? region.center : camera.target.centerCoordinate
  }

  /// Whether a bubble is open, which keeps fingers from all that lies below.
  private var isCovered: Bool { step.bubbles.last.map { $0.leg.to == 1 } ?? false }

  private mutating func append(_ step: Step, at time: Double) {
    var step = step
    step.time = time
    step.bubbles.removeAll { $0.isGone(at: time, home: 1) }
    steps.append(step)
    rest = max(due ?? time, camera.rest, step.bubbles.map(\.leg.end).max() ?? 0)
  }

  /// Sends the map to the region; the item is due once it has rested there.
  private mutating func move(
    at time: Double, curve: TimingCurve, as setup: ScreenSetup
  ) throws(ScreenError.Cause) {
    try camera.move(to: setup.viewport(of: region), at: time, curve: curve, as: setup)
    due = max(camera.rest, time) + Self.debounce
  }

  private mutating func pan(
    to center: Coordinate, span: CoordinateSpan?, duration: Double?, at time: Double
  ) throws(ScreenError.Cause) {
    guard !isCovered else { throw .covered }
    var setup = setup
    if let duration {
      guard duration >= 0, duration <= ScreenTimeline.timeLimit else {
        throw .geography(.invalidDuration(duration))
      }
      setup.moveDuration = duration
    }
    region = CoordinateRegion(center: center, span: span ?? region.span)
    try move(at: time, curve: .easeInOut, as: setup)
    append(step, at: time)
  }

  /// The first position that is reported becomes the centre; the span stays.
  private mutating func locate(
    _ location: PinDropMoment.Location, at time: Double
  ) throws(ScreenError.Cause) {
    guard !isCovered else { throw .covered }
    try Self.check(location)
    region.center = location.coordinate
    try move(at: time, curve: curve, as: setup)
    var next = step
    next.location = location
    next.isUpdating = false
    append(next, at: time)
  }

  private static func check(_ location: PinDropMoment.Location) throws(ScreenError.Cause) {
    guard location.coordinate.isValid else { throw .geography(.invalidCoordinate(location.coordinate)) }
    guard location.accuracy >= 0, location.accuracy.isFinite else {
      throw .invalidAccuracy(location.accuracy)
    }
  }

  /// A grant starts the search for the position, and a rough one has the exact one asked for, once; else the
  /// app asks for permission.
  private mutating func settle(_ permission: PinDropMoment.Permission, at time: Double) {
    var next = step
    next.permission = permission
    next.question = nil
    switch permission {
    case .undetermined, .denied:
      next.question = .permission
      next.isUpdating = false
    case .approximate:
      if !hasAskedForAccuracy { next.question = .fullAccuracy(purpose: Self.fullAccuracyPurpose) }
      hasAskedForAccuracy = true
      next.isUpdating = true
    case .precise: next.isUpdating = true
    }
    append(next, at: time)
  }

  /// Takes all items away at once, and with them the bubbles that are still on their way back.
  private mutating func clear(at time: Double) throws(ScreenError.Cause) {
    guard !isCovered else { throw .covered }
    var next = step
    next.items = items.count..<items.count
    next.bubbles = []
    append(next, at: time)
  }

  private mutating func open(_ index: Int, at time: Double) throws(ScreenError.Cause) {
    guard !isCovered else { throw .covered }
    let range = step.items
    guard index >= 0, index < range.count else { throw .noItem(index, count: range.count) }
    let item = range.lowerBound + index
    let returning = step.bubbles.first { $0.subject == item && !$0.isGone(at: time, home: 1) }
    var next = step
    next.bubbles.removeAll { $0.subject == item }
    next.bubbles.append(
      returning?.turned(to: 1, at: time, curve: curve)
        ?? Motion(subject: item, leg: Leg(from: 0, to: 1, at: time, curve: curve)))
    append(next, at: time)
  }

  private mutating func close(at time: Double) {
    guard isCovered, let bubble = step.bubbles.last else { return }
    var next = step
    next.bubbles.removeLast()
    // One that has not been seen yet has no way back.
    let isUnseen = bubble.leg.from == 0 && bubble.leg.start == time
    if !isUnseen { next.bubbles.append(bubble.turned(to: 0, at: time, curve: curve)) }
    append(next, at: time)
  }
}

extension PinDropMachine {
  func moment(at time: Double) -> ScreenMoment {
    let step = steps[max(steps.countOfStarted(by: time, start: \.time), 1) - 1]
    var heroes = step.bubbles.filter { !$0.isGone(at: time, home: 1) }.map { bubble in
      PinDropMoment.Hero(
        item: bubble.subject - step.items.lowerBound, progress: bubble.leg.value(at: time))
    }
    let hero = heroes.popLast()
    return .pinDrop(
      PinDropMoment(
        items: Array(items[step.items]), stage: setup.stage, location: step.location,
        permission: step.permission, question: step.question, isUpdating: step.isUpdating, hero: hero,
        returning: heroes, viewport: camera.viewport(at: time), time: time))
  }
}
