import Geography

/// What renderers of other makers draw as well, to be measured beside them: a still, or a flight of 4 km.
struct PeerScene {
  /// The file of its tiles, without the ending.
  var tiles: String
  /// The first centre, and the last of a flight.
  var centers: (from: Coordinate, to: Coordinate)
  /// The zoom of 512-point tiles, as the other renderers count.
  var zoom512: Double
  /// The picture in points.
  var size: ViewSize
  /// Pixels a point.
  var scale: Double
  /// How many pictures there are.
  var frames: Int

  /// The still of a name, 800 by 600 at two pixels a point; nothing for other names.
  static func still(_ name: String) -> PeerScene? {
    let scene: (tiles: String, center: Coordinate)? =
      switch name {
      case "paris": ("paris", Coordinate(latitude: 48.8792, longitude: 2.34))
      case "vaduz": ("liechtenstein", Coordinate(latitude: 47.15, longitude: 9.5165))
      default: nil
      }
    return scene.map {
      PeerScene(
        tiles: $0.tiles, centers: ($0.center, $0.center), zoom512: 14,
        size: ViewSize(width: 800, height: 600), scale: 2, frames: 1)
    }
  }

  /// The flight of a name, 120 frames of 1280 by 720; nothing for other names.
  static func flight(_ name: String) -> PeerScene? {
    switch name {
    case "paris":
      flight(
        "paris", Coordinate(latitude: 48.8792, longitude: 2.3128),
        Coordinate(latitude: 48.8792, longitude: 2.3674), zoom512: 14.5)
    case "vaduz":
      flight(
        "liechtenstein", Coordinate(latitude: 47.141, longitude: 9.5209),
        Coordinate(latitude: 47.1764, longitude: 9.51), zoom512: 13.5)
    default: nil
    }
  }

  private static func flight(
    _ tiles: String, _ from: Coordinate, _ to: Coordinate, zoom512: Double
  ) -> PeerScene {
    PeerScene(
      tiles: tiles, centers: (from, to), zoom512: zoom512, size: ViewSize(width: 1280, height: 720), scale: 1,
      frames: 120)
  }

  /// The view of a frame: from centre to centre over the flat map, slowly at both ends (3t² - 2t³).
  func viewport(at frame: Int) throws -> Viewport {
    let time = frames > 1 ? Double(frame) / Double(frames - 1) : 0
    let share = time * time * (3 - 2 * time)
    let (from, to) = (WorldPoint(centers.from), WorldPoint(centers.to))
    let center = WorldPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    return try Viewport(center: center.coordinate, zoom: zoom512 + 1, size: size)
  }
}
