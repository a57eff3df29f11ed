import Geography
import Support

extension SeededGenerator {
  mutating func point(_ range: ClosedRange<Double> = -10...10) -> SIMD2<Double> {
    SIMD2(number(range), number(range))
  }

  /// Vertices anywhere, so that sides cross one another.
  mutating func tangle(_ count: Int) -> [SIMD2<Double>] {
    (0..<count).map { _ in point() }
  }

  /// A simple ring of positive area (y down) round a centre, with spikes from half to the whole of a radius.
  mutating func star(_ count: Int, center: SIMD2<Double> = .zero, radius: Double = 10) -> [SIMD2<Double>] {
    (0..<count).map { index in
      let direction = Transform.rotation(degrees: 360 * Double(index) / Double(count))
      let spike = direction.apply(ViewPoint(x: number(radius / 2...radius), y: 0))
      return center + SIMD2(spike.x, spike.y)
    }
  }

  /// A simple ring of positive area with whole coordinates from 0 to 8, all of its sides upright or level, so
  /// that rectangles with whole corners touch its vertices and run along its sides.
  mutating func skyline() -> [SIMD2<Double>] {
    var ring: [SIMD2<Double>] = []
    for column in 0..<8 {
      let top = Double(Int.random(in: 0...5, using: &self))
      ring += [SIMD2(Double(column), top), SIMD2(Double(column + 1), top)]
    }
    for column in stride(from: 8, to: 0, by: -1) {
      let bottom = Double(Int.random(in: 6...8, using: &self))
      ring += [SIMD2(Double(column), bottom), SIMD2(Double(column - 1), bottom)]
    }
    return ring
  }

  /// A rectangle of any corners.
  mutating func clip() -> Clip {
    let (one, other) = (point(), point())
    return Clip(
      minimum: SIMD2(min(one.x, other.x), min(one.y, other.y)),
      maximum: SIMD2(max(one.x, other.x) + 0.1, max(one.y, other.y) + 0.1))
  }
}

/// The four parts of the square from -12 to 12 that meet at a point.
func quarters(at point: SIMD2<Double>) -> [Clip] {
  [
    Clip(minimum: SIMD2(-12, -12), maximum: point),
    Clip(minimum: SIMD2(point.x, -12), maximum: SIMD2(12, point.y)),
    Clip(minimum: SIMD2(-12, point.y), maximum: SIMD2(point.x, 12)),
    Clip(minimum: point, maximum: SIMD2(12, 12)),
  ]
}

/// How long a line is.
func length(_ line: [SIMD2<Double>]) -> Double {
  zip(line, line.dropFirst()).reduce(0) { sum, side in
    let offset = side.1 - side.0
    return sum + (offset * offset).sum().squareRoot()
  }
}
