/// An upright rectangle that rings and lines are cut to.
///
/// The plane may be any: tile units, points of a view, parts of the world. y grows **down** wherever an
/// orientation is named. Rings are open: the last vertex joins the first without repeating it.
package struct Clip: Hashable, Sendable {
  /// The corner with the smallest x and y.
  package var minimum: SIMD2<Double>
  /// The corner with the largest x and y.
  package var maximum: SIMD2<Double>

  /// Makes a rectangle from its two corners; both values of `minimum` must be the smaller ones.
  package init(minimum: SIMD2<Double>, maximum: SIMD2<Double>) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether a point lies inside or on a side.
  @inline(__always)
  package func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= minimum.x && point.x <= maximum.x && point.y >= minimum.y && point.y <= maximum.y
  }

  /// The four corners clockwise as seen with y down, from the top left one.
  package var corners: [SIMD2<Double>] {
    [minimum, SIMD2(maximum.x, minimum.y), maximum, SIMD2(minimum.x, maximum.y)]
  }

  /// How a set of points lies to the rectangle, judged by their bounds alone.
  package enum Relation: Sendable {
    /// All of them lie inside or on a side.
    case inside
    /// All of them lie beyond one side, so nothing between them can be inside.
    case outside
    /// Neither is certain.
    case crossing
  }

  /// Tells by their bounds how points lie to the rectangle; no points are outside.
  package func relation(to points: [SIMD2<Double>]) -> Relation {
    guard let bounds = Bounds(points) else { return .outside }
    return relation(to: bounds)
  }

  /// Tells how bounds lie to the rectangle.
  package func relation(to bounds: Bounds) -> Relation {
    let (low, high) = (bounds.minimum, bounds.maximum)
    if low.x >= minimum.x && low.y >= minimum.y && high.x <= maximum.x && high.y <= maximum.y {
      return .inside
    }
    if high.x < minimum.x || high.y < minimum.y || low.x > maximum.x || low.y > maximum.y { return .outside }
    return .crossing
  }
}

/// The smallest upright rectangle round some points.
package struct Bounds: Hashable, Sendable {
  /// The smallest x and y.
  package var minimum: SIMD2<Double>
  /// The largest x and y.
  package var maximum: SIMD2<Double>

  /// Makes bounds from their corners.
  package init(minimum: SIMD2<Double>, maximum: SIMD2<Double>) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Measures points; nothing for none.
  package init?(_ points: [SIMD2<Double>]) { self.init(measuring: points) }

  /// Measures points; nothing for none.
  package init?(_ points: ArraySlice<SIMD2<Double>>) { self.init(measuring: points) }

  @inline(__always)
  private init?(measuring points: some Collection<SIMD2<Double>>) {
    guard let first = points.first else { return nil }
    var (low, high) = (first, first)
    for point in points {
      // Comparisons one by one are several times faster than the SIMD minimum.
      if point.x < low.x { low.x = point.x } else if point.x > high.x { high.x = point.x }
      if point.y < low.y { low.y = point.y } else if point.y > high.y { high.y = point.y }
    }
    (minimum, maximum) = (low, high)
  }

  /// Grows to hold other bounds too.
  package mutating func formUnion(_ other: Bounds) {
    minimum = SIMD2(min(minimum.x, other.minimum.x), min(minimum.y, other.minimum.y))
    maximum = SIMD2(max(maximum.x, other.maximum.x), max(maximum.y, other.maximum.y))
  }
}
