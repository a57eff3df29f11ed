package import Geography

/// What labels give way to in a picture.
package struct LabelObstacles: Sendable {
  /// Boxes that are taken, in points of the view, each with how far it is: 0 not at all, 1 quite.
  private var boxes: [Obstacle] = []
  private struct Obstacle {
    var box: ViewRect
    var weight: Double
    /// Whether great names step aside from it, where others go.
    var pushes: Bool
  }

  /// Titles that annotations show, in capitals, and where they stand.
  private(set) var titles: [(text: String, place: WorldPoint)] = []

  /// Makes obstacles; by default there are none.
  package init(boxes: [ViewRect] = []) {
    self.boxes = boxes.map { Obstacle(box: $0, weight: 1, pushes: true) }
  }

  /// Adds a box that is taken, quite unless told.
  /// - Parameters:
  ///   - box: The box, in points of the view.
  ///   - weight: How far it is taken, 0 to 1.
  ///   - pushes: Whether great names step aside from it rather than go, as they do from annotations.
  package mutating func add(_ box: ViewRect, weight: Double = 1, pushes: Bool = true) {
    boxes.append(Obstacle(box: box, weight: weight, pushes: pushes))
  }

  /// Adds a title that stands at a place already; an empty one does not count.
  package mutating func add(title: String, at coordinate: Coordinate) {
    guard !title.isEmpty else { return }
    titles.append((title.uppercased(), WorldPoint(coordinate)))
  }

  /// A name that an annotation within this distance says already is not said again, in map points: about 25
  /// kilometres at the equator.
  static let sameName = WorldPoint.width * 25 / 40_075

  /// Whether an annotation nearby has a name as its title already.
  ///
  /// This is a question of the world alone, not of the view, so that no name comes or goes in a move.
  func isSaid(_ text: String, at place: WorldPoint) -> Bool {
    guard !titles.isEmpty else { return false }
    let name = text.uppercased()
    return titles.contains { title in
      let (x, y) = (title.place.x - place.x, title.place.y - place.y)
      return title.text == name && x * x + y * y < Self.sameName * Self.sameName
    }
  }

  /// Names that are drawn already, which one that steps aside must not come to lie on.
  private var names: [Obstacle] = []

  /// Remembers a name that is drawn, with its strength.
  mutating func add(name box: ViewRect, strength: Double) {
    names.append(Obstacle(box: box, weight: strength, pushes: false))
  }

  /// The strength of a name that has stepped aside, by how near it comes to others, 0 to 1.
  func strengthAmongNames(of box: ViewRect) -> Double {
    names.reduce(1) { min($0, 1 - $1.weight * (1 - EdgeFade.beside($1.box, box))) }
  }

  /// The strength of a label by how near it comes to the boxes, 0 to 1.
  func strength(of box: ViewRect) -> Double {
    boxes.reduce(1) { min($0, 1 - $1.weight * (1 - EdgeFade.beside($1.box, box))) }
  }

  /// Points beside and above an obstacle over which a step out of its way sets in.
  private static let approach = 12.0
  /// No name steps farther than this, in points; one that would have to stays, and gives way.
  private static let farthest = 110.0

  /// The strength of a name by how far it has stepped aside, 0 to 1: it is gone before it would step too far.
  func strength(ofStep step: Double) -> Double {
    let left = min(max((Self.farthest - step) / EdgeFade.gap, 0), 1)
    return left * left * (3 - 2 * left)
  }

  /// How far down a name has to step so that annotations do not stand on it, in points; continuous in where it lies
  /// as long as ``strength(ofStep:)`` is not 0.
  ///
  /// A name beside a dot moves only where something stands on the dot as well: one that lies elsewhere would be taken
  /// for the name of something else. It steps below all that stands in its column and on it, or would once it had
  /// stepped.
  /// - Parameters:
  ///   - box: The box of the name where it belongs.
  ///   - dot: The dot that it stands beside, if it does.
  /// - Returns: The step, 0 for none.
  func stepDown(from box: ViewRect, beside dot: ViewPoint?) -> Double {
    var near = 1.0
    if let dot {
      near = boxes.reduce(0) { near, obstacle in
        stepDown(from: box, already: 0, out: obstacle) > 0 ? max(near, nearness(of: obstacle, dot)) : near
      }
    }
    guard near > 0 else { return 0 }
    var step = 0.0
    for _ in 0..<4 {
      let lowest = boxes.reduce(step) { max($0, stepDown(from: box, already: step, out: $1)) }
      if lowest - step < 0.01 { break }
      step = lowest
    }
    return step > Self.farthest ? 0 : step * near
  }

  /// How far an obstacle stands on a point: 1 quite, 0 beyond the approach.
  private func nearness(of obstacle: Obstacle, _ point: ViewPoint) -> Double {
    let x = max(obstacle.box.minX - point.x, point.x - obstacle.box.maxX)
    let y = max(obstacle.box.minY - point.y, point.y - obstacle.box.maxY)
    let share = min(max(1 - max(x, y) / Self.approach, 0), 1)
    return share * share * (3 - 2 * share)
  }

  private func stepDown(from box: ViewRect, already step: Double, out obstacle: Obstacle) -> Double {
    guard obstacle.pushes else { return 0 }
    let other = obstacle.box
    let across = min(box.maxX - other.minX, other.maxX - box.minX)
    let down = min(box.maxY + step - other.minY, other.maxY - box.minY)
    let overlap = min(max(min(across, down) / Self.approach + 1, 0), 1)
    let target = other.maxY + EdgeFade.gap + 1 - box.minY
    return max(0, target) * obstacle.weight * overlap * overlap * (3 - 2 * overlap)
  }
}
