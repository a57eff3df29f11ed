/// Lays a pane's colours over a layer wherever there is coverage; in a wide blur with noise.
///
/// What lies between the cells' middles is drawn straight. Where a layer is only a group's, what is missing to full
/// strength stays clear, and the sharp picture below comes through.
struct FrostSink: CoverageSink {
  let layer: Layer
  let grid: FrostGrid
  let frost: Frost
  /// 0 to 1.
  let opacity: Float
  /// The cells of one row of pixels.
  private let line: UnsafeMutablePointer<Frost.Level>
  private var row = Int.min
  /// What is added to the row's colours, by the column's last three bits.
  private var noise = SIMD8<Float>.zero

  /// Makes a sink; `line` holds as many levels as the frost has columns.
  init(
    layer: Layer, grid: FrostGrid, frost: Frost, opacity: Float, line: UnsafeMutablePointer<Frost.Level>
  ) {
    self.layer = layer
    self.grid = grid
    self.frost = frost
    self.opacity = opacity
    self.line = line
  }

  mutating func run(x: Int, y: Int, count: Int, coverage: Float) {
    let weight = coverage * opacity
    guard weight > 1.0 / 1024 else { return }
    prepare(y)
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count { blend(&pixel[index], x: x &+ index, y: y, weight) }
  }

  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>) {
    prepare(y)
    let pixel = layer.pointer(x: x, y: y)
    for index in 0..<count where coverage[index] > 1.0 / 1024 {
      blend(&pixel[index], x: x &+ index, y: y, coverage[index] * opacity)
    }
  }

  /// Mixes the two rows of cells round a row of pixels.
  private mutating func prepare(_ y: Int) {
    guard row != y else { return }
    row = y
    if grid.shift > 0 {
      for x in 0..<8 { noise[x] = Noise.threshold(x: x, y: y) - 0.5 }
    }
    let (cell, share) = grid.place(y)
    let width = frost.cells.width
    let upper = frost.base + (cell - frost.cells.top) * width
    // The last row needs no next one.
    let lower = cell + 1 < frost.cells.bottom ? upper + width : upper
    for column in 0..<width { line[column] = upper[column] + (lower[column] - upper[column]) * share }
  }

  @inline(__always)
  private func blend(_ pixel: inout UInt32, x: Int, y: Int, _ weight: Float) {
    let (cell, share) = grid.place(x)
    let index = cell &- frost.cells.left
    let level = line[index]
    var mixed = (level + (line[index &+ 1] - level) * share) * weight
    if pixel != 0 && weight < 1 {
      let under = Frost.Level(
        Float(Int32(truncatingIfNeeded: pixel & 0xFF)), Float(Int32(truncatingIfNeeded: pixel >> 8 & 0xFF)),
        Float(Int32(truncatingIfNeeded: pixel >> 16 & 0xFF)), Float(Int32(truncatingIfNeeded: pixel >> 24)))
      mixed += under * (1 - weight)
    }
    let noise = noise[x & 7]
    // Alpha without noise: a shadow of the pane stays the same wherever it goes.
    mixed += Frost.Level(noise, noise, noise, 0)
    let bits = unsafeBitCast(mixed + 8_388_608, to: SIMD4<UInt32>.self) & 0x1FF
    let alpha = min(bits[3], 255)
    pixel =
      min(bits[0], alpha) | min(bits[1], alpha) << 8 | min(bits[2], alpha) << 16 | alpha << 24
  }
}
