extension Clip {
  /// The part of a ring inside the rectangle, as one ring; empty if there is none.
  ///
  /// This is Sutherland and Hodgman's way: robust for any ring, also one that crosses itself, and its signed
  /// area is exact. Where a concave ring leaves and comes back, the parts stay joined by sides of no area
  /// along the rectangle: right for filling, wrong for stroking. For that see ``polygon(_:)``.
  package func ring(_ ring: [SIMD2<Double>]) -> [SIMD2<Double>] {
    switch relation(to: ring) {
    case .inside: return ring
    case .outside: return []
    case .crossing: break
    }
    var (source, target) = (ring, [SIMD2<Double>]())
    target.reserveCapacity(ring.count + 8)
    for side in Side.allCases {
      cut(source, at: side, into: &target)
      if target.isEmpty { return [] }
      swap(&source, &target)
      target.removeAll(keepingCapacity: true)
    }
    return source
  }

  /// One of the four sides.
  enum Side: CaseIterable {
    case left, top, right, bottom
  }

  private func cut(_ ring: [SIMD2<Double>], at side: Side, into result: inout [SIMD2<Double>]) {
    guard let last = ring.last else { return }
    var previous = last
    var wasInside = isInside(previous, side)
    for point in ring {
      let inside = isInside(point, side)
      if inside != wasInside { result.append(crossing(previous, point, side)) }
      if inside { result.append(point) }
      (previous, wasInside) = (point, inside)
    }
  }

  @inline(__always)
  private func isInside(_ point: SIMD2<Double>, _ side: Side) -> Bool {
    switch side {
    case .left: point.x >= minimum.x
    case .top: point.y >= minimum.y
    case .right: point.x <= maximum.x
    case .bottom: point.y <= maximum.y
    }
  }

  /// Where a segment meets the line of a side.
  ///
  /// The order of the two ends does not change the result, so that
  /// neighbours sharing a segment get the same point; the coordinate of the side itself is exact.
  private func crossing(_ one: SIMD2<Double>, _ other: SIMD2<Double>, _ side: Side) -> SIMD2<Double> {
    switch side {
    case .left: SIMD2(minimum.x, Clip.height(one, other, atX: minimum.x))
    case .right: SIMD2(maximum.x, Clip.height(one, other, atX: maximum.x))
    case .top: SIMD2(Clip.width(one, other, atY: minimum.y), minimum.y)
    case .bottom: SIMD2(Clip.width(one, other, atY: maximum.y), maximum.y)
    }
  }

  /// The y of the line through two points at an x between theirs.
  @inline(__always)
  static func height(_ one: SIMD2<Double>, _ other: SIMD2<Double>, atX x: Double) -> Double {
    let (a, b) = one.x < other.x ? (one, other) : (other, one)
    return a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x))
  }

  /// The x of the line through two points at a y between theirs.
  @inline(__always)
  static func width(_ one: SIMD2<Double>, _ other: SIMD2<Double>, atY y: Double) -> Double {
    let (a, b) = one.y < other.y ? (one, other) : (other, one)
    return a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
  }
}
