import Geography

/// Polygons on the grid of a feature's coordinates, so that both are rounded alike.
struct GridArea {
  private let polygons: [[[SIMD2<Double>]]]
  private let minimum: SIMD2<Double>
  private let maximum: SIMD2<Double>
  private let step: Double
  /// The width of the world in steps.
  private let world: Double

  init(_ polygons: [[[WorldPoint]]], step: Double) {
    self.step = step
    world = step > 0 ? WorldPoint.width / step : WorldPoint.width
    self.polygons = polygons.map { rings in
      rings.map { ring in ring.map { Self.place($0, step) } }
    }
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in self.polygons.joined().joined() {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
    }
    (minimum, maximum) = (low, high)
  }

  private static func place(_ point: WorldPoint, _ step: Double) -> SIMD2<Double> {
    let place = SIMD2(point.x, point.y)
    return step > 0 ? (place / step).rounded(.toNearestOrAwayFromZero) : place
  }

  /// A feature's parts on the grid, each point in the copy of the world that is nearest to the polygons.
  ///
  /// Lines longer than half the world stay where they are.
  func moved(_ parts: [[WorldPoint]], isLine: Bool) -> [[SIMD2<Double>]] {
    let placed = parts.map { $0.map { Self.place($0, step) } }
    if isLine {
      let all = placed.joined().map(\.x)
      if let least = all.min(), let most = all.max(), most - least > world / 2 { return placed }
    }
    return placed.map { $0.map { $0 + SIMD2(shift($0.x), 0) } }
  }

  private func shift(_ x: Double) -> Double {
    if x >= minimum.x && x <= maximum.x { return 0 }
    let half = world / 2
    if x - minimum.x > half { return -world }
    if minimum.x - x > half { return world }
    if x - maximum.x > half { return -world }
    return maximum.x - x > half ? world : 0
  }

  /// Whether all points lie strictly inside of the smallest rectangle round the polygons.
  func surrounds(_ parts: [[SIMD2<Double>]]) -> Bool {
    parts.joined().allSatisfy { point in all(point .> minimum) && all(point .< maximum) }
  }

  /// Whether a point lies inside of one of the polygons, not on a border.
  func holds(_ point: SIMD2<Double>) -> Bool { polygons.contains { Self.holds(point, in: $0) } }

  /// Whether a line lies inside of one of the polygons and crosses no border.
  func holds(line: [SIMD2<Double>]) -> Bool {
    polygons.contains { rings in
      line.allSatisfy { Self.holds($0, in: rings) }
        && !zip(line, line.dropFirst()).contains { Self.crosses($0, $1, rings) }
    }
  }

  private static func holds(_ point: SIMD2<Double>, in rings: [[SIMD2<Double>]]) -> Bool {
    var isInside = false
    for ring in rings {
      for (a, b) in zip(ring, ring.dropFirst()) {
        if isBetween(point, a, b) { return false }
        if (a.y > point.y) != (b.y > point.y), point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x {
          isInside.toggle()
        }
      }
    }
    return isInside
  }

  private static func isBetween(_ point: SIMD2<Double>, _ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Bool {
    let (first, second) = (point - a, point - b)
    return turn(first, second) == 0 && first.x * second.x <= 0 && first.y * second.y <= 0
  }

  private static func crosses(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ rings: [[SIMD2<Double>]]
  ) -> Bool {
    rings.contains { ring in zip(ring, ring.dropFirst()).contains { Segment.cross(a, b, $0, $1) } }
  }

  /// The z of the cross product: which side a direction turns to.
  private static func turn(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
}
