extension Viewport {
  /// How many times as far as the centre the ground is drawn at most, where a margin nears the horizon.
  private static let farLimit = 20.0

  /// The four corners of the picture on the world, clockwise from the top left.
  ///
  /// They are not brought back onto the first world. The picture is first made larger by `margin` points on
  /// all sides; with a pitch, only up to a line short of the horizon.
  public func corners(margin: Double = 0) -> [WorldPoint] {
    let top = topOfGround(margin: margin)
    let right = size.width + margin
    let bottom = size.height + margin
    return [
      ViewPoint(x: -margin, y: top), ViewPoint(x: right, y: top),
      ViewPoint(x: right, y: bottom), ViewPoint(x: -margin, y: bottom),
    ].compactMap(worldPoint(for:))
  }

  /// The smallest upright rectangle on the world that holds the picture; it may reach past all its edges.
  ///
  /// The picture is first made larger by `margin` points on all sides, as in ``corners(margin:)``.
  public func visibleRect(margin: Double = 0) -> WorldRect {
    corners(margin: margin).reduce(WorldRect.null) { rect, corner in
      rect.union(WorldRect(x: corner.x, y: corner.y, width: 0, height: 0))
    }
  }

  /// What is visible, as a box in degrees: without what is above and below the world.
  ///
  /// Of a turned view it is the box round the whole picture. All the way round is -180 to 180.
  public var boundingBox: BoundingBox { BoundingBox(visibleRect()) }

  /// How much is visible, in degrees: without what is above and below the world, and more than 360° wide
  /// where the world is repeated.
  public var span: CoordinateSpan { CoordinateRegion(visibleRect()).span }

  /// The copies of the world that are in the picture: 0 is the one the centre is on, 1 the next to the east.
  public var worldCopies: ClosedRange<Int> {
    let rect = visibleRect()
    let first = (rect.minX / WorldPoint.width).rounded(.down)
    let last = (rect.maxX / WorldPoint.width).rounded(.up) - 1
    // Both are small: a picture has a longest side and a world a smallest.
    return Int(first)...Int(max(first, last))
  }

  /// The top edge of the ground in the picture: its own, or that of a margin short of the horizon.
  private func topOfGround(margin: Double) -> Double {
    guard pitch != 0 else { return -margin }
    // At the far limit: denominator of the inverse projection = cosine · eye / limit.
    let highest = turn.pitchCosine * eyeDistance * (1 / Self.farLimit - 1) / turn.pitchSine
    return max(-margin, highest + size.height / 2)
  }
}
