/// For each column or row that is painted, which pixels of a level it is mixed of and by how much.
///
/// Enlarged, a pixel mixes the two whose middles lie round its own; made smaller, it is the mean of the stretch that
/// it covers. At one to one both are the same.
struct Taps {
  /// The weights' sum, exactly.
  static let whole: Int32 = 65_536

  /// The first pixel of each column or row.
  private(set) var first: [Int32] = []
  /// How many pixels each mixes.
  let count: Int
  /// `count` weights for each, one after the other; those that are not needed are 0.
  private(set) var weights: [Int32] = []

  /// - Parameters:
  ///   - range: The columns or rows.
  ///   - scale: Painted pixels per pixel of the level, above 0.
  ///   - offset: Where the level's edge lies in the painted picture.
  ///   - size: The level's pixels.
  ///   - extent: How much of them the picture takes up.
  init(_ range: Range<Int>, scale: Double, offset: Double, size: Int, extent: Double) {
    let length = min(max(1 / scale, 1), Double(size))
    count = min(Int(length.rounded(.up)) + 1, size)
    first.reserveCapacity(range.count)
    weights.reserveCapacity(range.count * count)
    for place in range {
      let middle = (Double(place) + 0.5 - offset) / scale
      let low = max(0, min(middle - length / 2, Double(size)))
      let high = max(0, min(middle + length / 2, Double(size)))
      add(low, high, middle, size, extent)
    }
  }

  private mutating func add(_ low: Double, _ high: Double, _ middle: Double, _ size: Int, _ extent: Double) {
    let start = max(0, min(Int(low), size - count))
    first.append(Int32(start))
    // Beside the edges the outermost pixel goes on.
    let (low, high) = (min(low, extent), min(high, extent))
    var parts = (0..<count).map { index in
      let pixel = Double(start + index)
      return max(0, min(high, pixel + 1) - max(low, pixel))
    }
    let sum = parts.reduce(0, +)
    if sum <= 1e-9 {
      let nearest = max(0, min(middle < 1 ? 0 : Int(min(middle, extent - 1e-9)), size - 1)) - start
      parts[max(0, min(nearest, count - 1))] = 1
    }
    // Rounded sums, so that the weights' own sum is exact and none is negative.
    let scale = Double(Taps.whole) / (sum <= 1e-9 ? 1 : sum)
    var (total, given) = (0.0, Int32(0))
    for part in parts {
      total += part
      let next = Int32((total * scale).rounded())
      weights.append(next - given)
      given = next
    }
  }
}
