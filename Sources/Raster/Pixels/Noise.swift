/// Ordered noise that breaks up the rings of wide soft gradients: fixed for each pixel of a picture.
enum Noise {
  /// Gradients softer than this many pixels get noise.
  static let widthThatNeedsIt = 100.0

  /// A threshold of 0.5/64 to 63.5/64 for a pixel: an 8 x 8 Bayer matrix, by interleaving the bits of x xor y and y.
  @inline(__always)
  static func threshold(x: Int, y: Int) -> Float {
    (Float(rank(x: x, y: y)) + 0.5) / 64
  }

  /// The place of a pixel in the matrix, 0 to 63.
  @inline(__always)
  static func rank(x: Int, y: Int) -> Int {
    let a = x ^ y
    return (a & 1) << 5 | (y & 1) << 4 | (a & 2) << 2 | (y & 2) << 1 | (a & 4) >> 1 | (y & 4) >> 2
  }

  /// Calls a function with the rounding biases of a row's pixels, by the column's last three bits; without noise all
  /// round to the nearest.
  @inline(__always)
  static func withBiases(row y: Int, isNoisy: Bool, _ body: (UnsafePointer<UInt64>) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8) { biases in
      for x in 0..<8 { biases[x] = isNoisy ? bias(x: x, y: y) : Ink.halves }
      if let base = biases.baseAddress { body(base) }
    }
  }

  /// The rounding bias for both channels of ``Ink/blend(_:weight:bias:)`` at a pixel.
  @inline(__always)
  static func bias(x: Int, y: Int) -> UInt64 {
    let half = UInt64(truncatingIfNeeded: rank(x: x, y: y) << 10 | 512)
    return half << 32 | half
  }
}
