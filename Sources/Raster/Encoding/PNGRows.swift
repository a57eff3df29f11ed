/// Pixels as the rows of a PNG: a filter byte, then straight components.
enum PNGRows {
  /// Packs premultiplied pixels into rows of RGB or straight RGBA, none of them filtered.
  static func pack(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let (width, height) = (bitmap.width, bitmap.height)
    let size = 1 + width * (isOpaque ? 3 : 4)
    return [UInt8](unsafeUninitializedCapacity: size * height) { bytes, count in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let source = pixels.baseAddress, let target = bytes.baseAddress else { return }
        for y in 0..<height {
          let row = target + y * size
          row[0] = 0
          if isOpaque {
            opaque(source + y * width, row + 1, width)
          } else {
            straight(source + y * width, row + 1, width)
          }
        }
        count = size * height
      }
    }
  }

  private static func opaque(
    _ pixel: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    var out = row
    for x in 0..<width {
      let word = pixel[x]
      out[0] = UInt8(truncatingIfNeeded: word >> 16)
      out[1] = UInt8(truncatingIfNeeded: word >> 8)
      out[2] = UInt8(truncatingIfNeeded: word)
      out += 3
    }
  }

  private static func straight(
    _ pixel: UnsafePointer<UInt32>, _ row: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    var out = row
    for x in 0..<width {
      let word = pixel[x]
      let alpha = word >> 24
      out[0] = StraightAlpha.straight(word >> 16 & 0xFF, alpha)
      out[1] = StraightAlpha.straight(word >> 8 & 0xFF, alpha)
      out[2] = StraightAlpha.straight(word & 0xFF, alpha)
      out[3] = UInt8(truncatingIfNeeded: alpha)
      out += 4
    }
  }
}
