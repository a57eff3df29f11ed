/// Blending of opaque ink along the edges of shapes, four pixels at a time.
///
/// Here coverage counts in 256ths, so that the components of two pixels and what they are multiplied by fit in lanes of
/// sixteen bits: `(d·(256 - w) + c·w + 128) / 256`. Full coverage still replaces and none still leaves. Translucent ink
/// keeps the finer way, as its wide even areas would show steps.
extension Ink {
  private typealias Lanes = SIMD8<UInt16>

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
    // As in `nearest`: added to 2²³, a number has its whole part in the lower bits.
    let sum = coverage * 256 + 8_388_608
    let whole = unsafeBitCast(sum, to: SIMD4<UInt32>.self) & 0x1FF
    let weight = unsafeBitCast(whole | whole &<< 16, to: Lanes.self)
    let rest = 256 &- weight
    let half = Lanes(repeating: 128)
    let low = unsafeBitCast(pixels & 0x00FF_00FF, to: Lanes.self)
    let high = unsafeBitCast(pixels &>> 8 & 0x00FF_00FF, to: Lanes.self)
    let inkLow = unsafeBitCast(SIMD4<UInt32>(repeating: word & 0x00FF_00FF), to: Lanes.self)
    let inkHigh = unsafeBitCast(SIMD4<UInt32>(repeating: word &>> 8 & 0x00FF_00FF), to: Lanes.self)
    let outLow = (low &* rest &+ inkLow &* weight &+ half) &>> 8
    let outHigh = high &* rest &+ inkHigh &* weight &+ half
    return unsafeBitCast(outLow, to: SIMD4<UInt32>.self)
      | unsafeBitCast(outHigh, to: SIMD4<UInt32>.self) & 0xFF00_FF00
  }
}
