import Geography

/// A label that wants a place on the plane of a ``LabelSetting``.
///
/// The plane is the world at the setting's zoom, turned by its heading, in points; y grows down.
struct LabelCandidate: Sendable {
  /// One way to put the label, with the boxes it would take.
  struct Position: Sendable {
    /// What tells this position from the others of its label.
    var choice: Int
    /// What it covers, padding included, in points relative to the anchor; none for a free label.
    var boxes: [ViewRect]
    /// What it covers for a name that stays: such names keep their places until they nearly touch, as a map would lose
    /// names on the way in if those had to keep their distance while they grow.
    var coreBoxes: [ViewRect]

    /// Makes a position.
    /// - Parameters:
    ///   - choice: What tells it from the others of its label.
    ///   - boxes: What it covers, padding included, in points relative to the anchor.
    ///   - padding: How much of each box is padding, on each side, in points.
    init(choice: Int, boxes: [ViewRect], padding: Double = 0) {
      self.choice = choice
      self.boxes = boxes
      coreBoxes = boxes.map { Self.core(of: $0, padding: padding) }
    }

    /// The same position with an icon, which may have padding of its own.
    func adding(_ box: ViewRect, padding: Double) -> Position {
      var position = self
      position.boxes.append(box)
      position.coreBoxes.append(Self.core(of: box, padding: padding))
      return position
    }

    private static let leastPadding = 2.0

    private static func core(of box: ViewRect, padding: Double) -> ViewRect {
      let slack = max(0, padding - leastPadding)
      return slack > 0 ? box.inset(by: slack) : box
    }
  }

  /// Who goes first, among those that stood there already and among the others.
  var priority: Priority
  /// Whether it has a place at the whole zoom before this one: such labels go before all others, so that a name that is
  /// there stays while the map comes nearer.
  var stays = false
  /// What told the position that it has at the whole zoom before this one from others, if it had a place there and holds on to
  /// that side: an icon beside which others find theirs must not push them off by putting its name elsewhere.
  var earlierChoice: Int?
  /// Whether it holds on to the side that it had.
  var holdsOn = false
  /// What tells the position of its icon alone from others that have its name; nothing for a label without such a one.
  var bareChoice: Int?
  /// The name, by which repetitions are found; empty for labels that may repeat.
  var name: String
  /// Where on the plane it stands, in points.
  var anchor: ViewPoint
  /// Ways to put it, the best first.
  let positions: [Position]
  /// How far the same name must be away, in points between anchors.
  var repeatDistance: Double

  /// Whether it stays, and its icon stood alone: it gets its name only where that takes no place of one that stays.
  var wasBare: Bool { stays && bareChoice != nil && earlierChoice == bareChoice }

  /// Its positions by their indices, the best first.
  var order: [Int] {
    guard stays, !wasBare, let earlier = positions.firstIndex(where: { $0.choice == earlierChoice }) else {
      return Array(positions.indices)
    }
    return [earlier] + positions.indices.filter { $0 != earlier }
  }

  /// Whether it is placed before another.
  func goes(before other: LabelCandidate) -> Bool {
    turn != other.turn ? turn < other.turn : priority < other.priority
  }

  private var turn: Int { stays ? (wasBare ? 1 : 0) : 2 }

  /// How far from the anchor any of the boxes reaches, in points.
  let reach: Double

  /// Makes a wish for a place.
  init(
    priority: Priority, name: String, anchor: ViewPoint, positions: [Position], repeatDistance: Double
  ) {
    self.priority = priority
    self.name = name
    self.anchor = anchor
    self.positions = positions
    self.repeatDistance = repeatDistance
    reach = positions.lazy.flatMap(\.boxes).reduce(0) { reach, box in
      max(reach, abs(box.minX), abs(box.maxX), abs(box.minY), abs(box.maxY))
    }
  }

  /// An order of labels that depends on nothing but the labels: no two of them are equal in rank.
  struct Priority: Comparable, Hashable, Sendable {
    /// Later layers of the style go first.
    var layer: Int
    /// Smaller keys go first.
    var sortKey: Double
    /// Anchor in the world, west before east, to settle the rest.
    var anchor: WorldPoint
    /// The name, to settle what stands at one point.
    var name: String

    /// Whether `left` is placed before `right`.
    static func < (left: Priority, right: Priority) -> Bool {
      if left.layer != right.layer { return left.layer > right.layer }
      if left.sortKey != right.sortKey { return left.sortKey < right.sortKey }
      if left.anchor.x != right.anchor.x { return left.anchor.x < right.anchor.x }
      if left.anchor.y != right.anchor.y { return left.anchor.y < right.anchor.y }
      return left.name < right.name
    }
  }
}
