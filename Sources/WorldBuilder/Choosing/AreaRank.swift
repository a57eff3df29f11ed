#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Geography

/// How large an area on the globe is, as a whole number for styles: 0 for the largest.
enum AreaRank {
  /// From what area on, in square kilometres, a country has the rank that counts them.
  ///
  /// 0 are the six giants and Antarctica, 1 the likes of India, Mexico and Mongolia, 2 of France and Italy, 3 of Greece, 4 of
  /// Belgium and Slovenia, 5 of Luxembourg and Samoa; 6 are the smallest.
  static let countries: [Double] = [5_000_000, 1_000_000, 230_000, 60_000, 10_000, 1_000]
  /// The same for states: 0 for the likes of Queensland and Quebec, 1 of Texas, 2 of Sweden's north and most of the
  /// United States, 3 of Bavaria, 4 of Piedmont; 5 are the smallest.
  static let states: [Double] = [1_000_000, 400_000, 120_000, 40_000, 12_000]

  /// The rank of an area.
  static func rank(of area: Double, steps: [Double]) -> Int {
    steps.firstIndex { area >= $0 } ?? steps.count
  }

  /// The area of a polygon on the globe in square kilometres; rings are in degrees, longitude first.
  ///
  /// A ring's area is the sum over its sides of the strip between side and equator, on a sphere of 6,371 km.
  static func squareKilometres(_ rings: [[SIMD2<Double>]]) -> Double {
    let sums = rings.map { ring in
      guard var previous = ring.last else { return 0.0 }
      var sum = 0.0
      for point in ring {
        let width = (point.x - previous.x) * .pi / 180
        sum += width * (sin(point.y * .pi / 180) + sin(previous.y * .pi / 180)) / 2
        previous = point
      }
      return abs(sum) * 6371 * 6371
    }
    // The first ring is the outer one, the others are holes.
    guard let outer = sums.first else { return 0 }
    return max(outer - sums.dropFirst().reduce(0, +), 0)
  }
}
