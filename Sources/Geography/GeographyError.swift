/// Why a place, a view, a tile cover or a camera path cannot be.
public enum GeographyError: Error, Hashable, Sendable {
  /// A latitude outside -90 to 90, a longitude outside -180 to 180, or a value that is no number.
  case invalidCoordinate(Coordinate)
  /// A point of the plane that is no number, or more than a whole world above or below the world.
  case invalidWorldPoint(WorldPoint)
  /// A region whose centre is invalid, or whose span is negative, no number, taller than 180° or wider than 360°.
  case invalidRegion(CoordinateRegion)
  /// A region without any extent: no scale shows it.
  case emptyRegion(CoordinateRegion)
  /// A box with values that are no numbers or out of range, south above north, or wider than 360°.
  case invalidBox(BoundingBox)
  /// A box without any extent: no scale shows it.
  case emptyBox(BoundingBox)
  /// A rectangle that is null, has a negative side, or lies outside the world.
  case invalidRect(WorldRect)
  /// A rectangle without any extent: no scale shows it.
  case emptyRect(WorldRect)
  /// A picture side that is no number, not above zero, or beyond ``Viewport/largestSide``.
  case invalidSize(ViewSize)
  /// Padding that is negative or no number, or that leaves no room in the picture.
  case invalidInsets(ViewInsets)
  /// A zoom (of 256-point tiles) that is no number or outside ``Viewport/zoomRange``.
  case zoomOutOfRange(Double)
  /// A range of zooms to choose from with a bound that is no number.
  case invalidZoomRange(minimum: Double, maximum: Double)
  /// A heading that is no finite number of degrees.
  case invalidHeading(Double)
  /// A pitch that is no number or outside ``Viewport/pitchRange``.
  case pitchOutOfRange(Double)
  /// A camera distance that is no number or not above zero, in metres.
  case invalidDistance(Double)
  /// A length in metres that is negative or no number.
  case invalidMeters(Double)
  /// A view of all content was asked for, and there is none.
  case nothingToFit
  /// A tile zoom outside 0 to 30.
  case tileZoomOutOfRange(Int)
  /// A margin round a tile cover that is negative, no number or too large.
  case invalidMargin(Double)
  /// A cover of more tiles than the caller allows; `count` is what was counted until it was given up.
  case tooManyTiles(zoom: Int, count: Int, limit: Int)
  /// A timing curve with a control point whose x is outside 0 to 1, or with a value that is no number.
  case invalidCurve(x1: Double, y1: Double, x2: Double, y2: Double)
  /// A spring whose response or damping ratio is out of range or no number.
  case invalidSpring(response: Double, dampingRatio: Double)
  /// A spring whose bounce is not above -1 and below 1; at 1 it would swing for ever.
  case invalidBounce(Double)
  /// A duration that is negative or no number, in seconds.
  case invalidDuration(Double)
  /// A time on a path that is negative or no number, in seconds.
  case invalidTime(Double)
  /// Two views of different size cannot follow one another in one film.
  case sizesDiffer(ViewSize, ViewSize)
  /// A path needs at least one keyframe.
  case noKeyframes
  /// The keyframe of this index does not come after the one before it and its hold.
  case keyframesOutOfOrder(index: Int)
  /// A number of frames per second that is no number or not above zero.
  case invalidFrameRate(Double)
  /// A film of more frames than the caller allows.
  case tooManyFrames(count: Double, limit: Int)
}
