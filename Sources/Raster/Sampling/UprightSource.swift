/// A level's pixels, stretched along rows and columns: the rows are mixed first, then the columns.
///
/// All in whole numbers: parts of 8 bits times weights of 16, 8 bits of the result dropped, times weights of 16.
struct UprightSource: PixelSource {
  private let level: PictureLevel
  private let columns: Taps
  private let rows: Taps
  private let rect: PixelRect
  /// The level's columns that are needed.
  private let needed: Range<Int>
  /// One row of them, mixed: both words of each pixel, 16 bits a part.
  private var mixed: [SIMD2<UInt64>]
  private var row = Int.min

  /// - Parameters:
  ///   - level: What is drawn.
  ///   - rect: The pixels to be painted.
  ///   - scale: Painted pixels per pixel of the level, above 0 both.
  ///   - offset: Where the level's top left corner lies.
  init(
    _ level: PictureLevel, _ rect: PixelRect, scale: (x: Double, y: Double), offset: (x: Double, y: Double)
  ) {
    self.level = level
    self.rect = rect
    columns = Taps(
      rect.left..<rect.right, scale: scale.x, offset: offset.x, size: level.width, extent: level.extent.width)
    rows = Taps(
      rect.top..<rect.bottom, scale: scale.y, offset: offset.y, size: level.height,
      extent: level.extent.height)
    let first = Int(columns.first.first ?? 0)
    let last = Int(columns.first.last ?? 0) + columns.count
    needed = first..<max(first, last)
    mixed = [SIMD2](repeating: .zero, count: needed.count)
  }

  mutating func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    if row != y { mixRows(y) }
    let taps = columns.count
    mixed.withUnsafeBufferPointer { mixed in
      columns.first.withUnsafeBufferPointer { first in
        columns.weights.withUnsafeBufferPointer { weights in
          for index in 0..<count {
            let column = x &+ index &- rect.left
            let start = Int(first[column]) &- needed.lowerBound
            var blueRed: UInt64 = 0x80_0000_0080_0000
            var greenAlpha = blueRed
            for tap in 0..<taps {
              let weight = UInt64(truncatingIfNeeded: weights[column &* taps &+ tap])
              let word = mixed[start &+ tap]
              blueRed &+= word[0] &* weight
              greenAlpha &+= word[1] &* weight
            }
            pixels[index] = Halves.pixel(blueRed >> 24, greenAlpha >> 24)
          }
        }
      }
    }
  }

  private mutating func mixRows(_ y: Int) {
    row = y
    let index = y - rect.top
    let (first, needed, width) = (Int(rows.first[index]), needed, level.width)
    let weights = rows.weights[index * rows.count..<(index + 1) * rows.count].filter { $0 > 0 }
    let skipped = rows.weights[index * rows.count..<(index + 1) * rows.count].prefix { $0 <= 0 }.count
    level.pixels.withUnsafeBufferPointer { pixels in
      mixed.withUnsafeMutableBufferPointer { mixed in
        for (tap, weight) in weights.enumerated() {
          let from = (first + skipped + tap) * width + needed.lowerBound
          let factor = UInt64(truncatingIfNeeded: weight)
          for column in 0..<needed.count {
            let pixel = pixels[from &+ column]
            let word = SIMD2(Halves.blueRed(pixel) &* factor, Halves.greenAlpha(pixel) &* factor)
            mixed[column] = tap == 0 ? word : mixed[column] &+ word
          }
        }
        let lanes: UInt64 = 0xFFFF_0000_FFFF
        for column in 0..<needed.count {
          let word = mixed[column]
          mixed[column] = SIMD2(word[0] >> 8 & lanes, word[1] >> 8 & lanes)
        }
      }
    }
  }
}
