package import Geography
package import Scene
import Views

/// A hole for a map, and what stands on the map.
package struct ScreenMap: Sendable {
  /// A title on the map, of whose place the map itself is not to say the name again.
  package struct Title: Hashable, Sendable {
    /// The words.
    package var text: String
    /// Where it belongs.
    package var coordinate: Coordinate
  }

  /// What the map shows; it is as large as the hole.
  package var viewport: Viewport
  /// Pins and markers, bottom first, in points of the map.
  package var markers: [SceneItem] = []
  /// What the map's own names keep clear of, in points of the map.
  package var obstacles: [ViewRect] = []
  /// What lies over the map and hides its names, in points of the map.
  package var covers: [ViewRect] = []
  /// The titles among the markers.
  package var titles: [Title] = []

  /// Where a finger is, if that is all that matters: markers far from it are left out.
  let finger: ViewPoint?

  /// Makes a hole with nothing on it.
  package init(viewport: Viewport, finger: ViewPoint? = nil) {
    self.viewport = viewport
    self.finger = finger
  }

  /// Puts what a view became on the map.
  mutating func add(_ rendering: Rendering) {
    markers += rendering.items
    obstacles += rendering.marks
  }

  /// Where a coordinate lies: once for each copy of the world that reaches into the map or nearly so.
  func points(for coordinate: Coordinate) -> [ViewPoint] {
    guard abs(coordinate.latitude) <= Mercator.latitudeLimit else { return [] }
    let points = viewport.points(for: WorldPoint(coordinate), margin: Self.margin)
    guard let finger else { return points }
    return points.filter { max(abs($0.x - finger.x), abs($0.y - finger.y)) < Self.fingerReach }
  }

  /// Whether a marker at a coordinate may be seen, or be under the finger if there is one.
  func mayShow(_ coordinate: Coordinate) -> Bool { !points(for: coordinate).isEmpty }

  /// Whether a box, or the shadow round it, reaches into the map.
  func shows(_ box: ViewRect) -> Bool {
    box.inset(by: -Self.shadowReach)
      .intersects(ViewRect(x: 0, y: 0, width: viewport.size.width, height: viewport.size.height))
  }

  /// Points beyond the map's edges at which a marker may still reach in, titles included.
  private static let margin = 160.0
  /// Points from a finger at which a marker may still be under it: none reaches farther from its coordinate.
  private static let fingerReach = 90.0
  /// Points beyond its box that a marker's shadow may reach.
  private static let shadowReach = 40.0
}
