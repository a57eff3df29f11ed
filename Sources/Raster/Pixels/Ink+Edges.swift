/// Blending of opaque ink along the edges of shapes, four pixels at a time.
///
/// Each component becomes `d + (c - d)·w`, rounded to the nearest: full coverage replaces and none leaves, as elsewhere.
extension Ink {
  /// Blends over a row of pixels with a coverage each, 0 to 1.
  @inline(__always)
  func blend(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, coverage: UnsafePointer<Float>) {
    var index = 0
    while index &+ 4 <= count {
      let cover = UnsafeRawPointer(coverage + index).loadUnaligned(as: SIMD4<Float>.self)
      let target = UnsafeMutableRawPointer(pixels + index)
      let four = blended(target.loadUnaligned(as: SIMD4<UInt32>.self), cover)
      target.storeBytes(of: four, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      pixels[index] = blended(SIMD4(repeating: pixels[index]), SIMD4(repeating: coverage[index]))[0]
      index &+= 1
    }
  }

  @inline(__always)
  private func blended(_ pixels: SIMD4<UInt32>, _ coverage: SIMD4<Float>) -> SIMD4<UInt32> {
    component(pixels, coverage, shift: 0) | component(pixels, coverage, shift: 8)
      | component(pixels, coverage, shift: 16) | component(pixels, coverage, shift: 24)
  }

  /// One component of four pixels, in its place.
  ///
  /// A number added to 2²³ has its whole part in the lower bits: so whole numbers become floating ones and back, which
  /// conversions would take longer for.
  @inline(__always)
  private func component(
    _ pixels: SIMD4<UInt32>, _ coverage: SIMD4<Float>, shift: UInt32
  ) -> SIMD4<UInt32> {
    let whole: Float = 8_388_608
    let bits = pixels &>> shift & 0xFF | whole.bitPattern
    let below = unsafeBitCast(bits, to: SIMD4<Float>.self) - whole
    let own = Float(bitPattern: word &>> shift & 0xFF | whole.bitPattern) - whole
    let sum = below + (own - below) * coverage + whole
    return (unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0xFF) &<< shift
  }
}
