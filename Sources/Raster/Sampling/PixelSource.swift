/// Gives the pixels that are laid down, row by row.
protocol PixelSource {
  /// Writes premultiplied pixels from a column of a row on.
  mutating func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int)
}

/// Two of a pixel's parts in the halves of a word, with room to be weighed: blue and red, or green and alpha.
enum Halves {
  @inline(__always)
  static func blueRed(_ pixel: UInt32) -> UInt64 {
    let word = UInt64(pixel)
    return (word & 0xFF) | (word & 0xFF_0000) << 16
  }

  @inline(__always)
  static func greenAlpha(_ pixel: UInt32) -> UInt64 { blueRed(pixel >> 8) }

  /// The pixel of parts that are each in the lowest byte of their half.
  @inline(__always)
  static func pixel(_ blueRed: UInt64, _ greenAlpha: UInt64) -> UInt32 {
    let low = (blueRed & 0xFF) | (blueRed >> 16 & 0xFF_0000)
    let high = (greenAlpha & 0xFF) | (greenAlpha >> 16 & 0xFF_0000)
    return UInt32(truncatingIfNeeded: low | high << 8)
  }
}

/// Lays a source's pixels over a layer wherever there is coverage.
struct SourceSink<Source: PixelSource>: CoverageSink {
  let layer: Layer
  var source: Source
  /// 0 to 1.
  let opacity: Float
  /// A row's pixels on their way.
  let line: UnsafeMutablePointer<UInt32>

  mutating func run(x: Int, y: Int, count: Int, coverage: Float) {
    let weight = Ink.nearest(coverage * opacity * 65_536)
    guard weight > 0 else { return }
    source.fill(line, x: x, y: y, count: count)
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count { SourceSink.blend(&pixel[index], line[index], weight) }
  }

  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>) {
    source.fill(line, x: x, y: y, count: count)
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count {
      SourceSink.blend(&pixel[index], line[index], Ink.nearest(coverage[index] * opacity * 65_536))
    }
  }

  /// Source over destination; the weight is 0 to 65536.
  @inline(__always)
  private static func blend(_ pixel: inout UInt32, _ source: UInt32, _ weight: UInt32) {
    if weight == 65_536 && source >= 0xFF00_0000 {
      pixel = source
      return
    }
    if weight == 0 || source == 0 { return }
    let factor = UInt64(weight)
    // In 1/65536, below 2²⁴ each.
    let blueRed = Halves.blueRed(source) &* factor
    let greenAlpha = Halves.greenAlpha(source) &* factor
    // 65536 · (255 - alpha) / 255, to the nearest.
    let rest = 65_536 &- ((greenAlpha >> 32) &* 257 &+ 32_768) >> 16
    pixel = Halves.pixel(
      (blueRed &+ Halves.blueRed(pixel) &* rest &+ Ink.halves) >> 16,
      (greenAlpha &+ Halves.greenAlpha(pixel) &* rest &+ Ink.halves) >> 16)
  }
}
