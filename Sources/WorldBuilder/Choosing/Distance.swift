#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Distances between places that lie near one another.
enum Distance {
  /// Kilometres between two places given by longitude and latitude in degrees: exact enough to a few hundred.
  static func kilometres(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Double {
    var east = abs(one.x - other.x)
    if east > 180 { east = 360 - east }
    east *= cos((one.y + other.y) / 2 * .pi / 180)
    return hypot(east, one.y - other.y) * 111.195
  }
}

/// Finds what lies near a place, by cells of one degree.
struct Neighbourhood<Value> {
  private var cells: [SIMD2<Int>: [(position: SIMD2<Double>, value: Value)]] = [:]

  init(_ values: [Value], at position: (Value) -> SIMD2<Double>) {
    for value in values {
      let place = position(value)
      cells[Self.cell(place), default: []].append((place, value))
    }
  }

  private static func cell(_ position: SIMD2<Double>) -> SIMD2<Int> {
    SIMD2(Int(position.x.rounded(.down)), Int(position.y.rounded(.down)))
  }

  /// All values within some kilometres, at most about 100 and less near the poles, in a fixed order.
  func values(near position: SIMD2<Double>, within kilometres: Double) -> [(value: Value, distance: Double)] {
    let cell = Self.cell(position)
    var found: [(value: Value, distance: Double)] = []
    for y in -1...1 {
      for x in -1...1 {
        let column = (cell.x + x + 540) % 360 - 180
        for entry in cells[SIMD2(column, cell.y + y)] ?? [] {
          let distance = Distance.kilometres(position, entry.position)
          if distance <= kilometres { found.append((entry.value, distance)) }
        }
      }
    }
    return found
  }
}
