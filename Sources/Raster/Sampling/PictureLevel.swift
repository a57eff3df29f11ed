import Scene

/// A picture at its own size, or halved once or more.
///
/// A pixel of a level is the mean of a square of the picture's pixels; where the square reaches over the right or
/// lower edge, the outermost pixels go on, and the level's extent ends within that pixel.
final class PictureLevel {
  let width: Int
  let height: Int
  let pixels: [UInt32]
  /// How much of the level the picture takes up, in its pixels; at most width and height.
  let extent: (width: Double, height: Double)

  /// The picture itself.
  init(_ picture: Picture) {
    width = picture.width
    height = picture.height
    pixels = picture.pixels
    extent = (Double(width), Double(height))
  }

  /// A level halved.
  init(halving level: PictureLevel) {
    let (width, height) = ((level.width + 1) / 2, (level.height + 1) / 2)
    self.width = width
    self.height = height
    extent = (level.extent.width / 2, level.extent.height / 2)
    pixels = level.pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: width * height) { halved, count in
        guard let base = pixels.baseAddress else { return }
        for y in 0..<height {
          let upper = base + 2 * y * level.width
          let lower = 2 * y + 1 < level.height ? upper + level.width : upper
          for x in 0..<width {
            let (left, right) = (2 &* x, min(2 &* x &+ 1, level.width &- 1))
            halved[y &* width &+ x] = PictureLevel.mean(upper[left], upper[right], lower[left], lower[right])
          }
        }
        count = width * height
      }
    }
  }

  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let pairs: UInt32 = 0xFF_00FF
    let blueRed = (a & pairs) &+ (b & pairs) &+ (c & pairs) &+ (d & pairs) &+ 0x2_0002
    let greenAlpha =
      (a >> 8 & pairs) &+ (b >> 8 & pairs) &+ (c >> 8 & pairs) &+ (d >> 8 & pairs) &+ 0x2_0002
    return (blueRed >> 2 & pairs) | (greenAlpha >> 2 & pairs) << 8
  }
}

/// Keeps the levels of pictures, since a photo is drawn small frame after frame.
final class PictureStore {
  /// Pixels kept at most; the store is emptied when there would be more, which changes nothing but time.
  private static let limit = 16 << 20

  private var levels: [String: [PictureLevel]] = [:]
  private var kept = 0

  /// A picture halved as often as wanted, or until one pixel is left.
  func level(_ index: Int, of picture: Picture) -> PictureLevel {
    var known = levels[picture.digest] ?? [PictureLevel(picture)]
    let count = known.count
    while known.count <= index, let last = known.last, last.width > 1 || last.height > 1 {
      known.append(PictureLevel(halving: last))
    }
    if known.count > count {
      // The picture itself is its scene's.
      kept += known[count...].reduce(0) { $0 + $1.pixels.count }
      if kept > PictureStore.limit {
        levels.removeAll()
        kept = known.dropFirst().reduce(0) { $0 + $1.pixels.count }
      }
      levels[picture.digest] = known
    }
    return known[min(index, known.count - 1)]
  }
}
