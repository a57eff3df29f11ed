import Geography

/// A level's pixels under any transform: where a pixel's middle falls, the four round it are mixed; where the level is
/// made smaller, four such places a pixel.
struct TurnedSource: PixelSource {
  private let level: PictureLevel
  /// From painted pixels to those of the level.
  private let inverse: Transform
  /// Places along each side of a pixel, 1 or 2.
  private let places: Int

  init(_ level: PictureLevel, _ inverse: Transform, isMadeSmaller: Bool) {
    self.level = level
    self.inverse = inverse
    places = isMadeSmaller ? 2 : 1
  }

  func fill(_ pixels: UnsafeMutablePointer<UInt32>, x: Int, y: Int, count: Int) {
    let shift = UInt64(places == 2 ? 18 : 16)
    let half: UInt64 = 0x1_0000_0001 << (shift - 1)
    level.pixels.withUnsafeBufferPointer { source in
      for index in 0..<count {
        var (blueRed, greenAlpha) = (half, half)
        for place in 0..<places &* places {
          let dx = (Double(place & (places &- 1)) + 0.5) / Double(places)
          let dy = (Double(place / places) + 0.5) / Double(places)
          let point = inverse.apply(ViewPoint(x: Double(x &+ index) + dx, y: Double(y) + dy))
          add(point, source, &blueRed, &greenAlpha)
        }
        pixels[index] = Halves.pixel(blueRed >> shift, greenAlpha >> shift)
      }
    }
  }

  /// Adds the mix of four pixels, in 1/65536.
  @inline(__always)
  private func add(
    _ point: ViewPoint, _ source: UnsafeBufferPointer<UInt32>, _ blueRed: inout UInt64,
    _ greenAlpha: inout UInt64
  ) {
    // In 1/256 from the middle of the first pixel; beside the edges the outermost pixels go on.
    let x = TurnedSource.place(point.x, level.width)
    let y = TurnedSource.place(point.y, level.height)
    let (right, below) = (UInt64(truncatingIfNeeded: x & 255), UInt64(truncatingIfNeeded: y & 255))
    let first = (y >> 8) &* level.width &+ (x >> 8)
    let step = right > 0 ? 1 : 0
    let next = below > 0 ? level.width : 0
    func add(_ pixel: UInt32, _ weight: UInt64) {
      blueRed &+= Halves.blueRed(pixel) &* weight
      greenAlpha &+= Halves.greenAlpha(pixel) &* weight
    }
    add(source[first], (256 &- right) &* (256 &- below))
    add(source[first &+ step], right &* (256 &- below))
    add(source[first &+ next], (256 &- right) &* below)
    add(source[first &+ next &+ step], right &* below)
  }

  @inline(__always)
  private static func place(_ value: Double, _ size: Int) -> Int {
    let place = (value - 0.5) * 256 + 0.5
    return place > 0 ? Int(min(place, Double((size &- 1) &* 256))) : 0
  }
}
