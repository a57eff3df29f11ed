/// The part of a picture that content is fitted into, and from which direction it is seen.
struct Framing {
  let size: ViewSize
  let heading: Double
  let pitch: Double
  /// What the insets leave.
  let area: ViewSize
  /// From the middle of the picture to the middle of the area.
  let offset: (x: Double, y: Double)
  let turn: Turn

  init(
    size: ViewSize, insets: ViewInsets, heading: Double, pitch: Double
  ) throws(GeographyError) {
    try Viewport.check(size: size, heading: heading, pitch: pitch)
    guard insets.isValid else { throw .invalidInsets(insets) }
    self.size = size
    self.heading = heading
    self.pitch = pitch
    turn = Turn(heading: Viewport.normalized(heading: heading), pitch: pitch)
    if pitch == 0 {
      area = ViewSize(
        width: size.width - insets.left - insets.right, height: size.height - insets.top - insets.bottom)
      offset = ((insets.left - insets.right) / 2, (insets.top - insets.bottom) / 2)
    } else {
      area = ViewSize(
        width: size.width - 2 * max(insets.left, insets.right),
        height: size.height - 2 * max(insets.top, insets.bottom))
      offset = (0, 0)
    }
    guard area.width > 0, area.height > 0 else { throw .invalidInsets(insets) }
  }

  /// The scale at which a point just lies in the area, given its offset from the content's middle on the
  /// turned ground, in map points.
  ///
  /// In perspective a point's place times its depth is linear in the reciprocal scale, so the condition
  /// that it stays left, right, above and below is solved in one step.
  func scale(x: Double, y: Double) -> Double {
    let flat = max(abs(x) / (area.width / 2), abs(y) * turn.pitchCosine / (area.height / 2))
    guard pitch != 0 else { return flat }
    let eyeDistance = size.height / 2 / Turn.tangentOfHalfFieldOfView
    return flat + y * turn.pitchSine / eyeDistance
  }

  /// The scale that shows a rectangle round its middle, turned as the view is.
  func scale(halfWidth: Double, halfHeight: Double) -> Double {
    var largest = 0.0
    for (x, y) in [(1.0, 1.0), (1, -1), (-1, 1), (-1, -1)] {
      let corner = turn.toView(x: x * halfWidth, y: y * halfHeight)
      largest = max(largest, scale(x: corner.x, y: corner.y))
    }
    return largest
  }

  /// The middle and the scale that show points as large as they can be; the scale of one place alone is 0.
  func fit(_ points: [WorldPoint]) -> (center: WorldPoint, mapPointsPerPoint: Double)? {
    guard let origin = points.first else { return nil }
    let turned = points.map { turn.toView(x: $0.x - origin.x, y: $0.y - origin.y) }
    var (left, right, top, bottom) = (0.0, 0.0, 0.0, 0.0)
    for point in turned {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    let middle = (x: (left + right) / 2, y: (top + bottom) / 2)
    let largest = turned.map { scale(x: $0.x - middle.x, y: $0.y - middle.y) }.max() ?? 0
    let shift = turn.toWorld(x: middle.x, y: middle.y)
    return (WorldPoint(x: origin.x + shift.x, y: origin.y + shift.y), largest)
  }
}

extension Viewport {
  /// The view whose area has `center` in its middle.
  init(_ framing: Framing, center: WorldPoint, mapPointsPerPoint: Double) throws(GeographyError) {
    var middle = center
    if framing.offset != (0, 0) {
      let shift = framing.turn.toWorld(x: framing.offset.x, y: framing.offset.y)
      middle.x -= shift.x * mapPointsPerPoint
      middle.y -= shift.y * mapPointsPerPoint
    }
    try self.init(
      center: middle, mapPointsPerPoint: mapPointsPerPoint, size: framing.size, heading: framing.heading,
      pitch: framing.pitch)
  }

  /// The view that contains a rectangle, its middle in the middle of the area.
  init(_ framing: Framing, containing rect: WorldRect) throws(GeographyError) {
    let scale = framing.scale(halfWidth: rect.width / 2, halfHeight: rect.height / 2)
    try self.init(framing, center: rect.center, mapPointsPerPoint: scale)
  }
}
