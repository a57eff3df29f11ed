package import Geography

/// What labels give way to in a picture.
package struct LabelObstacles: Sendable {
  /// Boxes that are taken, in points of the view, each with how far it is: 0 not at all, 1 quite.
  private var boxes: [(box: ViewRect, weight: Double)] = []
  /// Titles that annotations show, in capitals, and where they stand.
  private(set) var titles: [(text: String, place: WorldPoint)] = []

  /// Makes obstacles; by default there are none.
  package init(boxes: [ViewRect] = []) {
    self.boxes = boxes.map { ($0, 1) }
  }

  /// Adds a box that is taken, quite unless told.
  package mutating func add(_ box: ViewRect, weight: Double = 1) {
    boxes.append((box, weight))
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

  /// The strength of a label by how near it comes to the boxes, 0 to 1.
  func strength(of box: ViewRect) -> Double {
    boxes.reduce(1) { min($0, 1 - $1.weight * (1 - EdgeFade.beside($1.box, box))) }
  }
}
