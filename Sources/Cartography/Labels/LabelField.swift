import Geography

/// The labels of one setting, settled where they are asked for.
///
/// A label gets the first of its positions that no label before it in rank takes a part of. That only
/// looks at labels before it, so its fate follows from the map alone: the field loads what the answer
/// hangs on, as far as that leads, and never looks at the picture's edge.
struct LabelField {
  /// What has become of a candidate.
  private enum Fate {
    case open
    case placed(Int)
    case dropped
  }

  /// The candidates so far.
  private(set) var candidates: [LabelCandidate] = []
  private var fates: [Fate] = []
  /// Of which candidates it is known whether they stay.
  private var isKnown: [Bool] = []
  /// The farthest that any label so far reaches from its anchor.
  private var reach = 0.0
  /// The farthest that the same name must be away from any label so far.
  private var repeatDistance = 0.0
  private var cells: [Cell: [Int]] = [:]

  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private static let cellSize = 64.0

  /// Adds candidates; whoever asks must have added all that can touch the asked ones.
  mutating func add(_ more: [LabelCandidate]) {
    for candidate in more {
      cells[cell(candidate.anchor), default: []].append(candidates.count)
      candidates.append(candidate)
      fates.append(.open)
      isKnown.append(false)
      reach = max(reach, candidate.reach)
      repeatDistance = max(repeatDistance, candidate.repeatDistance)
    }
  }

  /// Positions of the candidates whose anchor lies in an area, by index into ``candidates``.
  ///
  /// - Parameters:
  ///   - area: On the plane, in points.
  ///   - load: Called before the field looks at an area, to ``add(_:)`` what is missing there.
  ///   - stood: Says which choice a candidate, by its index, has at the whole zoom before, if any; asked once for each that
  ///     matters.
  /// - Returns: Indices of candidates and of their positions, the first in rank first.
  /// - Throws: What `load` and `stood` throw.
  mutating func placed(
    in area: ViewRect, load: (inout LabelField, ViewRect) throws(MapError) -> Void,
    stood: (Int) throws(MapError) -> Int? = { _ in nil }
  ) throws(MapError) -> [(candidate: Int, position: Int)] {
    try load(&self, area)
    let asked = anchored(in: area)
    try settle(asked, load: load, stood: stood)
    return asked.compactMap { index in
      guard case .placed(let position) = fates[index] else { return nil }
      return (index, position)
    }.sorted { candidates[$0.candidate].goes(before: candidates[$1.candidate]) }
  }

  /// Decides the asked candidates and all that their fate hangs on, in order of rank.
  private mutating func settle(
    _ asked: [Int], load: (inout LabelField, ViewRect) throws(MapError) -> Void,
    stood: (Int) throws(MapError) -> Int?
  ) throws(MapError) {
    var open = asked.filter(isOpen)
    try learn(open, stood)
    var seen = Set(open)
    var next = 0
    while next < open.count {
      let index = open[next]
      next += 1
      try load(&self, surroundings(of: candidates[index]))
      try learn(near(index), stood)
      for rival in rivals(of: index) where isOpen(rival) && seen.insert(rival).inserted {
        open.append(rival)
      }
    }
    for index in open.sorted(by: { candidates[$0].goes(before: candidates[$1]) }) {
      decide(index)
    }
  }

  private func isOpen(_ index: Int) -> Bool {
    if case .open = fates[index] { true } else { false }
  }

  /// Gives a candidate its place; all its rivals are decided.
  private mutating func decide(_ index: Int) {
    let candidate = candidates[index]
    var taken: [ViewRect] = []
    for rival in rivals(of: index) {
      guard case .placed(let position) = fates[rival] else { continue }
      let other = candidates[rival]
      if repeats(candidate, other) {
        fates[index] = .dropped
        return
      }
      let (dx, dy) = (other.anchor.x - candidate.anchor.x, other.anchor.y - candidate.anchor.y)
      let place = other.positions[position]
      // Whoever goes before one that stays stays as well.
      let boxes = candidate.stays ? place.coreBoxes : place.boxes
      for box in boxes { taken.append(box.offset(x: dx, y: dy)) }
    }
    let bare = candidate.wasBare ? bareIcons(near: index) : []
    let free = candidate.order.first { position in
      let place = candidate.positions[position]
      let boxes = candidate.stays ? place.coreBoxes : place.boxes
      let others = place.choice == candidate.bareChoice ? taken : taken + bare
      return boxes.allSatisfy { box in !others.contains { $0.intersects(box) } }
    }
    fates[index] = free.map { .placed($0) } ?? .dropped
  }

  /// What the icons near one cover that stay and stood alone, whatever their rank, about its anchor.
  private func bareIcons(near index: Int) -> [ViewRect] {
    let anchor = candidates[index].anchor
    return near(index).filter { $0 != index && candidates[$0].wasBare }.flatMap { other in
      let rival = candidates[other]
      let place = rival.positions.first { $0.choice == rival.bareChoice }
      return (place?.coreBoxes ?? []).map {
        $0.offset(x: rival.anchor.x - anchor.x, y: rival.anchor.y - anchor.y)
      }
    }
  }

  /// Learns of candidates whether they stay.
  private mutating func learn(_ indices: [Int], _ stood: (Int) throws(MapError) -> Int?) throws(MapError) {
    for index in indices where !isKnown[index] {
      isKnown[index] = true
      guard let choice = try stood(index) else { continue }
      candidates[index].stays = true
      if candidates[index].holdsOn { candidates[index].earlierChoice = choice }
    }
  }

  /// All candidates that could touch one, itself among them.
  private func near(_ index: Int) -> [Int] {
    let candidate = candidates[index]
    return anchored(
      in: square(about: candidate.anchor, reach: max(candidate.reach + reach, repeatDistance)))
  }

  /// Candidates before this one in rank that could stand in its way.
  private func rivals(of index: Int) -> [Int] {
    let candidate = candidates[index]
    return near(index).filter { other in
      let rival = candidates[other]
      guard other != index, rival.goes(before: candidate) else { return false }
      let distance = max(
        abs(rival.anchor.x - candidate.anchor.x), abs(rival.anchor.y - candidate.anchor.y))
      return distance < candidate.reach + rival.reach || repeats(candidate, rival)
    }
  }

  private func repeats(_ one: LabelCandidate, _ other: LabelCandidate) -> Bool {
    guard !one.name.isEmpty, one.name == other.name else { return false }
    let (dx, dy) = (one.anchor.x - other.anchor.x, one.anchor.y - other.anchor.y)
    let distance = max(one.repeatDistance, other.repeatDistance)
    return dx * dx + dy * dy < distance * distance
  }

  /// Where the anchors of all rivals of a candidate may lie, those that have not been added yet among them.
  private func surroundings(of candidate: LabelCandidate) -> ViewRect {
    square(
      about: candidate.anchor, reach: max(candidate.reach, candidate.repeatDistance) + LabelField.widest)
  }

  private func square(about point: ViewPoint, reach: Double) -> ViewRect {
    ViewRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// Wider labels than this, in points from anchor to edge, are not taken on.
  static let widest = 240.0

  private func anchored(in area: ViewRect) -> [Int] {
    let (from, to) = (
      cell(ViewPoint(x: area.minX, y: area.minY)), cell(ViewPoint(x: area.maxX, y: area.maxY))
    )
    var result: [Int] = []
    for y in from.y...max(from.y, to.y) {
      for x in from.x...max(from.x, to.x) {
        for index in cells[Cell(x: x, y: y)] ?? [] where contains(area, candidates[index].anchor) {
          result.append(index)
        }
      }
    }
    return result
  }

  private func contains(_ area: ViewRect, _ point: ViewPoint) -> Bool {
    point.x >= area.minX && point.x <= area.maxX && point.y >= area.minY && point.y <= area.maxY
  }

  private func cell(_ point: ViewPoint) -> Cell {
    Cell(
      x: Int((point.x / Self.cellSize).rounded(.down)), y: Int((point.y / Self.cellSize).rounded(.down)))
  }
}
