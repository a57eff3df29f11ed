#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The square cells, aligned to the picture, on which a blur of a deviation is worked out.
///
/// A wide blur has no detail finer than its deviation: from 8 pixels on it is made of the means of cells whose side,
/// a power of two, goes four to eight times into it, and what lies between their middles is drawn straight. Being
/// aligned to the picture and not to a pane, the cells stay where they are when the pane moves.
struct FrostGrid {
  /// The cells' side is two to the power of this, in pixels.
  let shift: Int
  /// The blur's weights at whole cells, the middle first; the whole sums to 1.
  let weights: [Float]
  /// All cells of the picture.
  let all: PixelRect
  /// The picture.
  let picture: PixelRect

  /// The grid for a deviation in pixels over a picture that is not empty.
  init(deviation: Double, picture: PixelRect) {
    let deviation = deviation > 0 ? min(deviation, Blur.largestDeviation) : 0
    var shift = 0
    while deviation / Double(2 << shift) >= 4 { shift += 1 }
    let cells = deviation / Double(1 << shift)
    // Cells' means and straight lines between them blur as well, by 1/12 and 1/6 of a cell squared.
    let variance = cells * cells - (shift > 0 ? 0.25 : 0)
    self.shift = shift
    self.picture = picture
    weights = FrostGrid.weights(variance)
    let round = (1 << shift) - 1
    all = PixelRect(
      left: 0, top: 0, right: (picture.right + round) >> shift, bottom: (picture.bottom + round) >> shift)
  }

  /// How far the blur reaches, in cells.
  var reach: Int { weights.count - 1 }

  /// The cells between whose middles a rectangle of pixels lies; some may lie outside the picture.
  func cells(of rect: PixelRect) -> PixelRect {
    let last = (x: place(rect.right - 1).cell + 1, y: place(rect.bottom - 1).cell + 1)
    return PixelRect(
      left: place(rect.left).cell, top: place(rect.top).cell, right: last.x + 1, bottom: last.y + 1)
  }

  /// The cell at or before a pixel's middle, and how far the way to the next one is gone, 0 to 1.
  @inline(__always)
  func place(_ pixel: Int) -> (cell: Int, share: Float) {
    let halves = 2 &* pixel &+ 1 &- (1 << shift)
    let rest = halves & ((2 << shift) &- 1)
    return (halves >> (shift &+ 1), Float(Int32(truncatingIfNeeded: rest)) / Float(2 << shift))
  }

  private static func weights(_ variance: Double) -> [Float] {
    // So narrow a curve is missed between its samples; three weights of the same variance stand for it.
    if variance < 0.49 {
      return variance > 0 ? [Float(1 - variance), Float(variance / 2)] : [1]
    }
    let reach = Int((3 * variance.squareRoot()).rounded(.up))
    let curve = (0...reach).map { exp(-Double($0 * $0) / (2 * variance)) }
    let sum = curve.dropFirst().reduce(0, +) * 2 + curve[0]
    return curve.map { Float($0 / sum) }
  }
}
