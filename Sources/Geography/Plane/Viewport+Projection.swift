extension Viewport {
  /// The eye's distance from the picture's plane, in points.
  var eyeDistance: Double { size.height / 2 / Turn.tangentOfHalfFieldOfView }

  /// The part of the eye's distance that a point must at least be away to be seen in true perspective.
  private static let nearLimit = 0.01

  /// Where a coordinate lies in the picture, in points; of its copies on all worlds, the nearest to the centre.
  ///
  /// The point may well lie outside the picture. With a pitch there are places behind the camera: their
  /// point is far below the picture, see ``convert(_:)-(Coordinate)`` to tell them.
  public func point(for coordinate: Coordinate) -> ViewPoint {
    point(for: WorldPoint(coordinate).nearest(to: center))
  }

  /// Where a world point lies in the picture, in points: that very copy of it, not the nearest.
  public func point(for point: WorldPoint) -> ViewPoint {
    let (x, y) = flat(point)
    guard pitch != 0 else { return ViewPoint(x: x + size.width / 2, y: y + size.height / 2) }
    let depth = max(eyeDistance - y * turn.pitchSine, eyeDistance * Self.nearLimit)
    let enlarged = eyeDistance / depth
    return ViewPoint(
      x: x * enlarged + size.width / 2, y: y * turn.pitchCosine * enlarged + size.height / 2)
  }

  /// The points of a world point's copies that lie in the picture or within `margin` points of it, west to east.
  ///
  /// That is one or none unless the view is wider than the world.
  public func points(for point: WorldPoint, margin: Double = 0) -> [ViewPoint] {
    let frame = ViewRect(x: 0, y: 0, width: size.width, height: size.height).inset(by: -margin)
    let visible = visibleRect(margin: margin)
    guard point.x.isFinite, visible.width.isFinite else { return [] }
    var copy = point
    copy.x += ((visible.minX - point.x) / WorldPoint.width).rounded(.up) * WorldPoint.width
    var points: [ViewPoint] = []
    while copy.x <= visible.maxX {
      let place = self.point(for: copy)
      if isInFront(copy), place.x >= frame.minX, place.x <= frame.maxX, place.y >= frame.minY,
        place.y <= frame.maxY
      {
        points.append(place)
      }
      copy.x += WorldPoint.width
    }
    return points
  }

  /// Where a coordinate lies in the picture's plane; nothing if it is invalid or behind the camera.
  public func convert(_ coordinate: Coordinate) -> ViewPoint? {
    guard coordinate.isValid else { return nil }
    let world = WorldPoint(coordinate).nearest(to: center)
    return isInFront(world) ? point(for: world) : nil
  }

  /// The coordinate under a point of the picture; nothing above and below the world and above the horizon.
  public func convert(_ point: ViewPoint) -> Coordinate? {
    coordinate(for: point)
  }

  /// The coordinate under a point of the picture; nothing above and below the world and above the horizon.
  public func coordinate(for point: ViewPoint) -> Coordinate? {
    guard let world = worldPoint(for: point), world.y >= 0, world.y <= WorldPoint.width, world.x.isFinite
    else { return nil }
    return world.coordinate
  }

  /// The world point under a point of the picture; nothing above the horizon, which only a pitch has.
  ///
  /// It is not brought back onto the first world: x runs on evenly across the picture.
  public func worldPoint(for point: ViewPoint) -> WorldPoint? {
    var x = point.x - size.width / 2
    var y = point.y - size.height / 2
    if pitch != 0 {
      let denominator = turn.pitchCosine * eyeDistance + y * turn.pitchSine
      guard denominator > 0 else { return nil }
      y = y * eyeDistance / denominator
      x *= (eyeDistance - y * turn.pitchSine) / eyeDistance
    }
    let offset = turn.toWorld(x: x * mapPointsPerPoint, y: y * mapPointsPerPoint)
    return WorldPoint(x: center.x + offset.x, y: center.y + offset.y)
  }

  /// The map from world points (as x and y) to points of the picture; nothing with a pitch.
  ///
  /// For drawing many vertices: the same places as ``point(for:)-(WorldPoint)`` up to rounding.
  public var worldTransform: Transform? {
    guard pitch == 0 else { return nil }
    let scale = 1 / mapPointsPerPoint
    return Transform.translation(x: -center.x, y: -center.y)
      .then(
        Transform(
          a: turn.cosine * scale, b: -turn.sine * scale, c: turn.sine * scale, d: turn.cosine * scale,
          tx: size.width / 2, ty: size.height / 2))
  }

  /// Whether a world point lies before the camera, so that its place in the picture is the true one.
  func isInFront(_ point: WorldPoint) -> Bool {
    pitch == 0 || eyeDistance - flat(point).y * turn.pitchSine >= eyeDistance * Self.nearLimit
  }

  /// A world point on the ground seen straight down, in points from the centre.
  private func flat(_ point: WorldPoint) -> (x: Double, y: Double) {
    turn.toView(
      x: (point.x - center.x) / mapPointsPerPoint, y: (point.y - center.y) / mapPointsPerPoint)
  }
}
