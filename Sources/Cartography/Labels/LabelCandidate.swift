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
    /// How much of each box is padding, on each side, in points.
    var padding = 0.0

    /// What it covers for a name that stays: such names keep their places until they nearly touch, as a map would lose
    /// names on the way in if those had to keep their distance while they grow.
    var coreBoxes: [ViewRect] {
      let slack = max(0, padding - Self.leastPadding)
      return slack > 0 ? boxes.map { $0.inset(by: slack) } : boxes
    }

    private static let leastPadding = 2.0
  }

  /// Who goes first, among those that stood there already and among the others.
  var priority: Priority
  /// Whether it has a place at the whole zoom before this one: such labels go before all others, so that a name that is
  /// there stays while the map comes nearer.
  var stays = false
  /// The name, by which repetitions are found; empty for labels that may repeat.
  var name: String
  /// Where on the plane it stands, in points.
  var anchor: ViewPoint
  /// Ways to put it, the best first.
  let positions: [Position]
  /// How far the same name must be away, in points between anchors.
  var repeatDistance: Double

  /// Whether it is placed before another.
  func goes(before other: LabelCandidate) -> Bool {
    stays != other.stays ? stays : priority < other.priority
  }

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
