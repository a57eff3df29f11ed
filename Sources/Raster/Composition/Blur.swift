#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A Gaussian blur of a plane of 16-bit levels, in place; what lies outside is 0.
///
/// From a deviation of 2 pixels on three box passes stand for the Gaussian (their variances add up to it within a
/// third of a pixel's width); below that the curve itself is sampled.
final class Blur {
  /// Deviations larger than this many pixels are painted as this.
  static let largestDeviation = 1024.0

  private var other: UnsafeMutablePointer<UInt16> = .allocate(capacity: 1)
  private var sums: UnsafeMutablePointer<Float> = .allocate(capacity: 1)
  private var capacity = 1
  private var sumCapacity = 1

  deinit {
    other.deallocate()
    sums.deallocate()
  }

  /// How far a blur reaches, in whole pixels.
  static func reach(_ deviation: Double) -> Int {
    guard deviation > 0 else { return 0 }
    if deviation < 2 { return Int((3.5 * deviation).rounded(.up)) }
    return boxes(deviation).reduce(0) { $0 + ($1 - 1) / 2 }
  }

  /// Three odd box widths whose variances, (w² - 1)/12 each, come closest to that of the deviation.
  static func boxes(_ deviation: Double) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let narrow = Double(lower)
    let count = (12 * deviation * deviation - 3 * narrow * narrow - 12 * narrow - 9) / (-4 * narrow - 4)
    let lowerCount = Int(max(0, min(3, count.rounded())))
    return (0..<3).map { $0 < lowerCount ? lower : lower + 2 }
  }

  /// Blurs `height` rows of `width` levels.
  func blur(_ plane: UnsafeMutablePointer<UInt16>, width: Int, height: Int, deviation: Double) {
    guard deviation > 0, width > 0, height > 0 else { return }
    reserve(width, height)
    if deviation < 2 {
      let kernel = Blur.kernel(deviation)
      convolve(plane, other, width, height, kernel, isVertical: false)
      convolve(other, plane, width, height, kernel, isVertical: true)
      return
    }
    var (from, to) = (plane, other)
    for box in Blur.boxes(deviation) {
      across(from, to, width, height, (box - 1) / 2)
      swap(&from, &to)
    }
    for box in Blur.boxes(deviation) {
      down(from, to, width, height, (box - 1) / 2)
      swap(&from, &to)
    }
  }

  private func reserve(_ width: Int, _ height: Int) {
    if width * height > capacity {
      other.deallocate()
      capacity = width * height
      other = .allocate(capacity: capacity)
      other.initialize(repeating: 0, count: capacity)
    }
    if width > sumCapacity {
      sums.deallocate()
      sumCapacity = width
      sums = .allocate(capacity: sumCapacity)
    }
  }

  /// One box pass along the rows, by a running sum.
  private func across(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int,
    _ radius: Int
  ) {
    let share = 1 / Float(2 * radius + 1)
    for y in 0..<height {
      let (input, output) = (from + y * width, to + y * width)
      var sum: Int32 = 0
      for x in 0..<min(radius, width) { sum &+= Int32(input[x]) }
      for x in 0..<width {
        if x &+ radius < width { sum &+= Int32(input[x &+ radius]) }
        if x > radius { sum &-= Int32(input[x &- radius &- 1]) }
        output[x] = UInt16(truncatingIfNeeded: Int32(Float(sum) * share + 0.5))
      }
    }
  }

  /// One box pass along the columns: a row of running sums.
  private func down(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int,
    _ radius: Int
  ) {
    let share = 1 / Float(2 * radius + 1)
    sums.initialize(repeating: 0, count: width)
    for y in 0..<min(radius, height) { addRow(from + y * width, width, 1) }
    for y in 0..<height {
      if y + radius < height { addRow(from + (y + radius) * width, width, 1) }
      if y > radius { addRow(from + (y - radius - 1) * width, width, -1) }
      let output = to + y * width
      for x in 0..<width { output[x] = UInt16(truncatingIfNeeded: Int32(sums[x] * share + 0.5)) }
    }
  }

  /// Sums of 16-bit levels over at most 2049 rows: above 2²⁴ they are rounded, far below a level.
  @inline(__always)
  private func addRow(_ row: UnsafeMutablePointer<UInt16>, _ width: Int, _ sign: Float) {
    for x in 0..<width { sums[x] += Float(row[x]) * sign }
  }

  /// Half of a sampled Gaussian, the middle first; the whole sums to 1.
  private static func kernel(_ deviation: Double) -> [Float] {
    // So narrow a curve is missed between its samples; three weights of the same variance stand for it.
    if deviation < 0.7 {
      let variance = Float(deviation * deviation)
      return [1 - variance, variance / 2]
    }
    let weights = (0...reach(deviation)).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.dropFirst().reduce(0, +) * 2 + weights[0]
    return weights.map { Float($0 / sum) }
  }

  private func convolve(
    _ from: UnsafeMutablePointer<UInt16>, _ to: UnsafeMutablePointer<UInt16>, _ width: Int, _ height: Int,
    _ kernel: [Float], isVertical: Bool
  ) {
    let (step, length) = isVertical ? (width, height) : (1, width)
    for y in 0..<height {
      for x in 0..<width {
        let (index, place) = (y * width + x, isVertical ? y : x)
        var sum = Float(from[index]) * kernel[0]
        for reach in 1..<max(kernel.count, 1) {
          if place >= reach { sum += Float(from[index - reach * step]) * kernel[reach] }
          if place + reach < length { sum += Float(from[index + reach * step]) * kernel[reach] }
        }
        to[index] = UInt16(truncatingIfNeeded: Int32(sum + 0.5))
      }
    }
  }
}
