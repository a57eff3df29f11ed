/// The coast in a box, and the sea that it bounds there.
///
/// The sea lies to the right of a coast, as OpenStreetMap draws them. Each coast is led on to the nearest side of the box,
/// and the sea goes on from its end along the box's edge, clockwise, to the start of the next coast.
struct CityCoast {
  private let minimum: SIMD2<Double>
  private let maximum: SIMD2<Double>
  private let coasts: [[SIMD2<Double>]]

  /// Takes coasts that begin and end near the sides of a box.
  /// - Parameters:
  ///   - coasts: Their points in degrees, longitude first.
  ///   - points: What the box is to hold; nothing comes of none.
  init?(_ coasts: [[SIMD2<Double>]], within points: [SIMD2<Double>]) {
    guard let first = points.first else { return nil }
    minimum = points.reduce(first) { pointwiseMin($0, $1) }
    maximum = points.reduce(first) { pointwiseMax($0, $1) }
    self.coasts = coasts.filter { $0.count > 1 && $0.first != $0.last }
  }

  /// The sea's outlines, each an open ring.
  func seas() -> [[SIMD2<Double>]] {
    var rest = Set(coasts.indices)
    var seas: [[SIMD2<Double>]] = []
    while let start = rest.min() {
      var ring: [SIMD2<Double>] = []
      var current = start
      repeat {
        rest.remove(current)
        let coast = coasts[current]
        let next = follower(of: current, among: rest.union([start]))
        let end = place(coast[coast.count - 1])
        let goal = place(coasts[next][0])
        ring += [point(at: place(coast[0]))] + coast + [point(at: end)]
        ring += corners(from: end, to: goal)
        current = next
      } while current != start
      seas.append(ring)
    }
    return seas
  }

  /// The coast whose start comes first, clockwise along the edge, after the end of another.
  private func follower(of coast: Int, among candidates: Set<Int>) -> Int {
    let end = place(coasts[coast][coasts[coast].count - 1])
    return candidates.min { Self.way(end, place(coasts[$0][0])) < Self.way(end, place(coasts[$1][0])) }
      ?? coast
  }

  private static func way(_ start: Double, _ end: Double) -> Double {
    end > start ? end - start : end - start + 4
  }

  /// The corners between two places on the edge, clockwise.
  private func corners(from start: Double, to end: Double) -> [SIMD2<Double>] {
    let last = end > start ? end : end + 4
    return stride(from: start.rounded(.down) + 1, to: last, by: 1).map(point(at:))
  }

  /// Where on the edge a point is led to: 0 to 4, clockwise from the north-west corner, each side 1.
  private func place(_ point: SIMD2<Double>) -> Double {
    let size = maximum - minimum
    let part = (point - minimum) / size
    // Degrees of longitude are shorter, but each end lies much nearer to one side than to the others.
    let distances = [maximum.y - point.y, maximum.x - point.x, point.y - minimum.y, point.x - minimum.x]
    switch distances.indices.min(by: { distances[$0] < distances[$1] }) {
    case 0: return part.x
    case 1: return 1 + (1 - part.y)
    case 2: return 2 + (1 - part.x)
    default: return 3 + part.y
    }
  }

  /// The point at a place on the edge.
  private func point(at place: Double) -> SIMD2<Double> {
    let size = maximum - minimum
    let side = Int(place.rounded(.down)) % 4
    let part = place - place.rounded(.down)
    switch side {
    case 0: return SIMD2(minimum.x + part * size.x, maximum.y)
    case 1: return SIMD2(maximum.x, maximum.y - part * size.y)
    case 2: return SIMD2(maximum.x - part * size.x, minimum.y)
    default: return SIMD2(minimum.x, minimum.y + part * size.y)
    }
  }
}
