import Typography

extension Mask {
  /// Adds a glyph's coverage with its pen at a whole pixel; where there is more already, that stays.
  func add(_ glyph: GlyphMask, x: Int, y: Int) {
    let (left, top) = (x + glyph.left, y + glyph.top)
    let part = PixelRect(left: left, top: top, right: left + glyph.width, bottom: top + glyph.height)
      .intersection(rect)
    guard !part.isEmpty, glyph.coverage.count >= glyph.width * glyph.height else { return }
    glyph.coverage.withUnsafeBufferPointer { coverage in
      guard let source = coverage.baseAddress else { return }
      for row in part.top..<part.bottom {
        let from = source + ((row - top) * glyph.width + part.left - left)
        let to = pointer(x: part.left, y: row)
        for column in 0..<part.width where to[column] < from[column] { to[column] = from[column] }
      }
    }
  }

  /// Softens edges so that they fade over `width` pixels, half of it outward.
  ///
  /// Passes of three weights have together the variance of a box of that width, w²/12. What lies outside the mask
  /// counts as uncovered.
  func soften(_ width: Double) {
    let variance = width * width / 12
    guard variance.isFinite, variance > 0 else { return }
    let passes = min(max((variance / 0.5).rounded(.up), 1), 64)
    let side = Int32((min(variance / passes / 2, 0.25) * 256).rounded())
    guard side > 0 else { return }
    for _ in 0..<Int(passes) {
      for y in rect.top..<rect.bottom {
        Mask.soften(pointer(x: rect.left, y: y), count: rect.width, step: 1, side)
      }
      for x in rect.left..<rect.right {
        Mask.soften(pointer(x: x, y: rect.top), count: rect.height, step: stride, side)
      }
    }
  }

  /// One pass along a line of bytes.
  @inline(__always)
  private static func soften(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, step: Int, _ side: Int32) {
    var before: Int32 = 0
    var byte = bytes
    for index in 0..<count {
      let here = Int32(byte[0])
      let after = index &+ 1 < count ? Int32(byte[step]) : 0
      let sum = here &* (256 &- 2 &* side) &+ (before &+ after) &* side &+ 128
      byte[0] = UInt8(truncatingIfNeeded: sum >> 8)
      before = here
      byte += step
    }
  }
}
