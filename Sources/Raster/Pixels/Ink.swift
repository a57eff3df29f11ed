import Scene

/// A colour made ready for blending: whole components, opacity in 1/65536.
///
/// Blending is source over destination with one rounding: `(d·(65536 - w) + c·w + 32768) / 65536`, where `w` is
/// opacity times coverage. Full weight replaces, zero weight leaves, and a colour over itself stays.
struct Ink {
  /// The opaque pixel.
  let word: UInt32
  /// Blue and red, each in its half.
  let blueRed: UInt64
  /// Green and opaque alpha, each in its half.
  let greenAlpha: UInt64
  /// 0 to 65536.
  let weight: Float

  init(_ color: Color, opacity: Double = 1) {
    let red = Ink.level(color.red)
    let green = Ink.level(color.green)
    let blue = Ink.level(color.blue)
    word = 0xFF00_0000 | red << 16 | green << 8 | blue
    blueRed = UInt64(red) << 32 | UInt64(blue)
    greenAlpha = 0xFF_0000_0000 | UInt64(green)
    weight = Float((Ink.unit(color.alpha * opacity) * 65_536).rounded())
  }

  /// Whether nothing below would be seen.
  var isOpaque: Bool { weight == 65_536 }

  /// Whether nothing would be seen of it.
  var isClear: Bool { weight == 0 }

  /// Premultiplied, as a layer is filled with it.
  var premultiplied: UInt32 {
    var pixel: UInt32 = 0
    blend(&pixel, weight: UInt64(weight))
    return pixel
  }

  /// A number held within 0 to 1; what is not a number is 0.
  static func unit(_ value: Double) -> Double {
    value > 0 ? min(value, 1) : 0
  }

  /// The nearest whole number of a value from 0 to below 2²², without the checks of a conversion, which would cost
  /// more than the rest of blending.
  ///
  /// Added to 2²³, a number has its whole part in the lower bits.
  @inline(__always)
  static func nearest(_ value: Float) -> UInt32 {
    (value + 8_388_608).bitPattern & 0x7F_FFFF
  }

  private static func level(_ value: Double) -> UInt32 {
    UInt32((unit(value) * 255).rounded())
  }

  /// The bias that rounds to the nearest, for both halves.
  static let halves: UInt64 = 0x8000_0000_8000

  /// Blends over one pixel with a weight of 0 to 65536; the bias, 0 to 65535 in each half, rounds.
  @inline(__always)
  func blend(_ pixel: inout UInt32, weight: UInt64, bias: UInt64 = Ink.halves) {
    Ink.mix(&pixel, blueRed &* weight &+ bias, greenAlpha &* weight &+ bias, rest: 65_536 &- weight)
  }

  /// Blends two inks over one pixel at once, with weights of 0 to 65536 together.
  @inline(__always)
  func blend(
    _ pixel: inout UInt32, weight: UInt64, with other: Ink, weight otherWeight: UInt64,
    bias: UInt64 = Ink.halves
  ) {
    Ink.mix(
      &pixel, blueRed &* weight &+ other.blueRed &* otherWeight &+ bias,
      greenAlpha &* weight &+ other.greenAlpha &* otherWeight &+ bias,
      rest: 65_536 &- weight &- otherWeight)
  }

  @inline(__always)
  private static func mix(_ pixel: inout UInt32, _ sourceBR: UInt64, _ sourceGA: UInt64, rest: UInt64) {
    let d = UInt64(pixel)
    let br = (d & 0xFF) | (d & 0xFF_0000) << 16
    let ga = (d >> 8 & 0xFF) | (d & 0xFF00_0000) << 8
    let outBR = (br &* rest &+ sourceBR) >> 16
    let outGA = (ga &* rest &+ sourceGA) >> 16
    pixel = UInt32(
      truncatingIfNeeded: (outBR & 0xFF) | (outBR >> 16 & 0xFF_0000) | (outGA & 0xFF) << 8
        | (outGA >> 8 & 0xFF00_0000))
  }

  /// Blends over a run of pixels with one weight.
  @inline(__always)
  func blend(_ pixels: UnsafeMutablePointer<UInt32>, count: Int, weight: UInt64) {
    if weight == 65_536 {
      pixels.update(repeating: word, count: count)
    } else if weight > 0 {
      for index in 0..<count { blend(&pixels[index], weight: weight) }
    }
  }
}
