import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The ground round a point as a plane in metres: good to a thousandth over some hundred kilometres.
///
/// Degrees are scaled by the ellipsoid's radii of curvature at the point's latitude.
struct LocalGround {
  private let longitude: Double
  private let scale: SIMD2<Double>

  init(around point: WorldPoint) {
    let coordinate = point.coordinate
    longitude = coordinate.longitude
    let latitude = coordinate.latitude
    let radians = Double.pi / 180
    scale = SIMD2(
      Ellipsoid.normalRadius(atLatitude: latitude) * cos(latitude * radians) * radians,
      Ellipsoid.meridianRadius(atLatitude: latitude) * radians)
  }

  /// Metres east of the point and north of the equator, round the world the short way.
  func place(_ point: WorldPoint) -> SIMD2<Double> {
    let coordinate = point.coordinate
    let degrees = coordinate.longitude - longitude
    return SIMD2(degrees - (degrees / 360).rounded() * 360, coordinate.latitude) * scale
  }
}

/// Points, lines or the rings of an area on a plane in metres, with rectangles round runs of them.
struct LocalShape {
  private let kind: GeometryKind
  private let runs: [Run]
  private let rings: [[SIMD2<Double>]]

  /// Some neighbouring pieces and the rectangle round them.
  private struct Run {
    var pieces: [(SIMD2<Double>, SIMD2<Double>)] = []
    var minimum = SIMD2(repeating: Double.infinity)
    var maximum = SIMD2(repeating: -Double.infinity)

    mutating func append(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
      pieces.append((a, b))
      minimum = pointwiseMin(minimum, pointwiseMin(a, b))
      maximum = pointwiseMax(maximum, pointwiseMax(a, b))
    }

    /// No two of their pieces can be nearer than this, squared.
    func squaredGap(to other: Run) -> Double {
      let zero = SIMD2<Double>(repeating: 0)
      let gap = pointwiseMax(pointwiseMax(minimum - other.maximum, other.minimum - maximum), zero)
      return (gap * gap).sum()
    }
  }

  init(kind: GeometryKind, _ parts: [[WorldPoint]], on ground: LocalGround) {
    self.kind = kind
    let placed = parts.map { $0.map(ground.place) }
    rings = kind == .polygon ? placed : []
    var runs: [Run] = []
    for part in placed {
      var run = Run()
      // A point is a piece of no length.
      let ends = kind == .point || part.count == 1 ? part[...] : part.dropFirst()
      for (a, b) in zip(part, ends) {
        run.append(a, b)
        if run.pieces.count == 32 {
          runs.append(run)
          run = Run()
        }
      }
      if !run.pieces.isEmpty { runs.append(run) }
    }
    self.runs = runs
  }

  /// Metres to the nearest part of another shape; infinite if one of them is empty.
  func distance(to other: LocalShape) -> Double {
    if contains(anyOf: other) || other.contains(anyOf: self) { return 0 }
    var nearest = Double.infinity
    for run in runs {
      for otherRun in other.runs where run.squaredGap(to: otherRun) < nearest {
        for (a, b) in run.pieces {
          for (c, d) in otherRun.pieces { nearest = min(nearest, Segment.squaredDistance(a, b, c, d)) }
        }
      }
    }
    return nearest.squareRoot()
  }

  /// Whether this is an area in which a part of another shape starts.
  private func contains(anyOf other: LocalShape) -> Bool {
    guard kind == .polygon else { return false }
    // Every point of points, but one of each part of the rest: what crosses the border is met there.
    let starts =
      other.kind == .point
      ? other.runs.flatMap { $0.pieces.map(\.0) } : other.runs.compactMap { $0.pieces.first?.0 }
    return starts.contains { Ring.holds($0, in: rings) }
  }
}
