/// Components with and without their alpha in them: picture files keep them apart, bitmaps do not.
enum StraightAlpha {
  /// A component without its alpha: 255·c/a to the nearest.
  ///
  /// Multiplied by a again and rounded this is c again, so nothing is lost.
  @inline(__always)
  static func straight(_ component: UInt32, _ alpha: UInt32) -> UInt8 {
    if alpha == 255 { return UInt8(truncatingIfNeeded: component) }
    if alpha == 0 { return 0 }
    return UInt8(truncatingIfNeeded: min((component &* 510 &+ alpha) / (2 &* alpha), 255))
  }

  /// A premultiplied word without its alpha.
  static func straight(_ word: UInt32) -> UInt32 {
    let alpha = word >> 24
    return alpha << 24 | UInt32(straight(word >> 16 & 0xFF, alpha)) << 16
      | UInt32(straight(word >> 8 & 0xFF, alpha)) << 8 | UInt32(straight(word & 0xFF, alpha))
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
