extension Viewport {
  /// The smallest span of a region on a screen, in degrees.
  public static let smallestSpan = 0.0005

  /// Makes the view of a region on a screen: never closer than ``smallestSpan``, and covered by the world.
  ///
  /// A still shows exactly what was asked for, see ``init(region:size:insets:heading:pitch:)``; a map on
  /// a screen never shows what is above or below the world.
  /// - Parameters: As for a region.
  /// - Throws: As for a region; an empty region is no error here.
  public init(
    screen region: CoordinateRegion, size: ViewSize, insets: ViewInsets = .zero, heading: Double = 0,
    pitch: Double = 0
  ) throws(GeographyError) {
    guard region.isValid else { throw .invalidRegion(region) }
    var shown = region
    shown.span.latitudeDelta = max(region.span.latitudeDelta, Self.smallestSpan)
    shown.span.longitudeDelta = max(region.span.longitudeDelta, Self.smallestSpan)
    self = try Viewport(region: shown, size: size, insets: insets, heading: heading, pitch: pitch)
      .coveredByWorld
  }

  /// The view zoomed in until the world is as high as it, and moved until nothing above or below the world
  /// shows; itself if that is so already.
  ///
  /// Left and right the world repeats, so its width does not matter.
  public var coveredByWorld: Viewport {
    let visible = visibleRect()
    if visible.minY >= 0 && visible.maxY <= WorldPoint.width { return self }
    let shrink = min(1, WorldPoint.width / visible.height)
    let above = (center.y - visible.minY) * shrink
    let below = (visible.maxY - center.y) * shrink
    // A whole world high, the two bounds may cross by a rounding error.
    let y = max(min(center.y, WorldPoint.width - below), above)
    return Viewport(
      unchecked: WorldPoint(x: center.x, y: y), mapPointsPerPoint: mapPointsPerPoint * shrink,
      size: size, heading: heading, pitch: pitch)
  }
}
