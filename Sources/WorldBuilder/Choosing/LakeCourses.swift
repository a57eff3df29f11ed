import Geography

/// Leaves out the lines of rivers through lakes that are drawn: water is there already.
struct LakeCourses {
  private let lakes: [(bounds: Bounds, rings: [[SIMD2<Double>]])]

  /// Takes the lakes of a zoom.
  init(_ lakes: [NaturalEarth.Lake]) {
    self.lakes = lakes.compactMap { lake in
      Bounds(lake.rings.first ?? []).map { ($0, lake.rings) }
    }
  }

  /// The lines of a river that are to be drawn: through a lake, only those with most of their vertices on land.
  func lines(of river: NaturalEarth.River) -> [[SIMD2<Double>]] {
    guard river.isInLake else { return river.lines }
    return river.lines.filter { line in
      let wet = line.count { isWet($0) }
      return 2 * wet < line.count
    }
  }

  private func isWet(_ point: SIMD2<Double>) -> Bool {
    lakes.contains { lake in
      let box = Clip(minimum: lake.bounds.minimum, maximum: lake.bounds.maximum)
      return box.contains(point) && Ring.holds(point, in: lake.rings)
    }
  }
}
