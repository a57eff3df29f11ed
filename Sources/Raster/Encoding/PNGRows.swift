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
      out[0] = straight(word >> 16 & 0xFF, alpha)
      out[1] = straight(word >> 8 & 0xFF, alpha)
      out[2] = straight(word & 0xFF, alpha)
      out[3] = UInt8(truncatingIfNeeded: alpha)
      out += 4
    }
  }

  /// A component without its alpha: 255·c/a to the nearest.
  ///
  /// Multiplied by a again and rounded this is c again, so nothing is lost.
  @inline(__always)
  private static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(truncatingIfNeeded: component) }
    if alpha == 0 { return 0 }
    return UInt8(truncatingIfNeeded: min((component &* 510 &+ alpha) / (2 &* alpha), 255))
  }

  /// Straight components, B G R A in each word, made premultiplied in place.
  static func premultiply(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    for index in pixels.indices {
      let word = pixels[index]
      let alpha = word >> 24
      if alpha == 255 { continue }
      pixels[index] =
        alpha << 24 | premultiplied(word >> 16 & 0xFF, alpha) << 16
        | premultiplied(word >> 8 & 0xFF, alpha) << 8 | premultiplied(word & 0xFF, alpha)
    }
  }

  @inline(__always)
  private static func premultiplied(_ component: UInt32, _ alpha: UInt32) -> UInt32 {
    (component &* alpha &* 2 &+ 255) / 510
  }
}
