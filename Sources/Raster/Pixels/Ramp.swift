import Geography
import Scene

/// A linear gradient made ready for painting: place along the line per pixel, and the colours there.
struct Ramp {
  /// One premultiplied colour, components 0 to 255: blue, green, red, alpha.
  typealias Level = SIMD4<Float>

  private let locations: [Double]
  private let levels: [Level]
  private let perX: Double
  private let perY: Double
  private let offset: Double
  /// Whether the gradient is so long that it needs noise.
  let isWide: Bool

  /// Brings a gradient into pixels; nothing if it has no usable stop.
  ///
  /// Stops are kept in order of location; one that is no number is left out. A line without length shows the
  /// last colour everywhere.
  init?(_ gradient: LinearGradient, _ transform: Transform, opacity: Double) {
    let stops = gradient.stops.enumerated().filter { $0.element.location.isFinite }
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard !stops.isEmpty else { return nil }
    locations = stops.map { max(-1e6, min(1e6, $0.location)) }
    levels = stops.map { Ramp.level($0.color, opacity: opacity) }
    let start = transform.apply(gradient.start)
    let end = transform.apply(gradient.end)
    // Across the line colours stay the same in points; under a shear that is no longer a right angle in pixels.
    let determinant = transform.a * transform.d - transform.b * transform.c
    let (dx, dy) = (gradient.end.x - gradient.start.x, gradient.end.y - gradient.start.y)
    let square = dx * dx + dy * dy
    let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y)).squareRoot()
    isWide = length > Noise.widthThatNeedsIt
    guard square > 0, square.isFinite, determinant != 0, determinant.isFinite, length.isFinite else {
      (perX, perY, offset) = (0, 0, .greatestFiniteMagnitude)
      return
    }
    perX = (transform.d * dx - transform.b * dy) / determinant / square
    perY = (transform.a * dy - transform.c * dx) / determinant / square
    offset = (0.5 - start.x) * perX + (0.5 - start.y) * perY
  }

  private static func level(_ color: Color, opacity: Double) -> Level {
    let alpha = Ink.unit(color.alpha * opacity)
    let scaled = SIMD4(Ink.unit(color.blue), Ink.unit(color.green), Ink.unit(color.red), 1) * (255 * alpha)
    return Level(Float(scaled[0]), Float(scaled[1]), Float(scaled[2]), Float(scaled[3]))
  }

  /// The colour in the middle of a pixel, mixed premultiplied.
  func level(x: Int, y: Int) -> Level {
    let place = Double(x) * perX + Double(y) * perY + offset
    guard let next = locations.firstIndex(where: { $0 > place }) else { return levels[levels.count - 1] }
    guard next > 0 else { return levels[0] }
    let part = Float((place - locations[next - 1]) / (locations[next] - locations[next - 1]))
    return levels[next - 1] + (levels[next] - levels[next - 1]) * part
  }
}

/// Blends a gradient wherever there is coverage.
struct RampSink: CoverageSink {
  let layer: Layer
  let ramp: Ramp

  mutating func run(x: Int, y: Int, count: Int, coverage: Float) {
    guard coverage > 1.0 / 1024 else { return }
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count { blend(&pixel[index], x: x &+ index, y: y, coverage) }
  }

  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>) {
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count where coverage[index] > 1.0 / 1024 {
      blend(&pixel[index], x: x &+ index, y: y, coverage[index])
    }
  }

  @inline(__always)
  private func blend(_ pixel: inout UInt32, x: Int, y: Int, _ coverage: Float) {
    let source = ramp.level(x: x, y: y) * coverage
    let under = SIMD4<Float>(
      Float(pixel & 0xFF), Float(pixel >> 8 & 0xFF), Float(pixel >> 16 & 0xFF), Float(pixel >> 24))
    let bias: Float = ramp.isWide ? Noise.threshold(x: x, y: y) : 0.5
    let mixed = source + under * (1 - source[3] / 255) + bias
    let alpha = min(UInt32(mixed[3]), 255)
    pixel =
      min(UInt32(mixed[0]), alpha) | min(UInt32(mixed[1]), alpha) << 8
      | min(UInt32(mixed[2]), alpha) << 16 | alpha << 24
  }
}
