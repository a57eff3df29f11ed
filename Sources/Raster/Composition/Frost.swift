/// What is seen through a pane of frosted glass: gathered from the layers below, blurred and stained.
///
/// Colours are premultiplied, 0 to 255, in floating point, so that the soft gradients keep what eight bits would lose.
final class Frost {
  /// Blue, green, red, alpha.
  typealias Level = SIMD4<Float>

  /// The finished cells.
  private(set) var cells = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  private(set) var base: UnsafeMutablePointer<Level> = .allocate(capacity: 1)
  private var other: UnsafeMutablePointer<Level> = .allocate(capacity: 1)
  private var capacity = 1
  private var sums: UnsafeMutablePointer<SIMD4<UInt32>> = .allocate(capacity: 1)
  private var line: UnsafeMutablePointer<Level> = .allocate(capacity: 1)
  private var lineCapacity = 1

  deinit {
    base.deallocate()
    other.deallocate()
    sums.deallocate()
    line.deallocate()
  }

  /// The cells from which those of a rectangle of pixels are blurred, within the picture.
  static func source(_ grid: FrostGrid, _ cells: PixelRect) -> PixelRect {
    // Beside the picture its outermost cells go on.
    func span(_ low: Int, _ high: Int, _ end: Int) -> (Int, Int) {
      let first = max(0, min(end - 1, low - grid.reach))
      return (first, max(first + 1, min(end, high + grid.reach)))
    }
    let (left, right) = span(cells.left, cells.right, grid.all.right)
    let (top, bottom) = span(cells.top, cells.bottom, grid.all.bottom)
    return PixelRect(left: left, top: top, right: right, bottom: bottom)
  }

  /// Starts over with nothing below; `source` are the cells to be gathered.
  func begin(_ source: PixelRect, _ grid: FrostGrid, for wanted: PixelRect) {
    let rows = max(source.height, wanted.height)
    let columns = max(source.width, wanted.width)
    if rows * columns > capacity {
      base.deallocate()
      other.deallocate()
      capacity = rows * columns
      base = .allocate(capacity: capacity)
      other = .allocate(capacity: capacity)
    }
    let longest = max(rows, columns) + 2 * grid.reach
    if longest > lineCapacity {
      sums.deallocate()
      line.deallocate()
      lineCapacity = longest
      sums = .allocate(capacity: longest)
      line = .allocate(capacity: longest)
    }
    cells = source
    base.initialize(repeating: .zero, count: source.width * source.height)
  }

  // MARK: Gathering

  /// Lays a layer's means over what has been gathered, through a mask where there is one.
  func gather(_ layer: Layer, _ mask: Mask?, _ grid: FrostGrid) {
    let side = 1 << grid.shift
    let share = 1 / Float(side * side)
    let rows = layer.rect.intersection(grid.picture)
    for row in cells.top..<cells.bottom {
      sums.initialize(repeating: .zero, count: cells.width)
      for line in row << grid.shift..<(row + 1) << grid.shift {
        let y = min(line, grid.picture.bottom - 1)
        if y >= rows.top && y < rows.bottom { add(layer, mask, grid, row: y) }
      }
      let level = base + (row - cells.top) * cells.width
      for column in 0..<cells.width where sums[column] != .zero {
        let sum = sums[column]
        let over =
          Level(
            Float(Int32(bitPattern: sum[0])), Float(Int32(bitPattern: sum[1])),
            Float(Int32(bitPattern: sum[2])), Float(Int32(bitPattern: sum[3]))) * share
        level[column] = over + level[column] * (1 - over[3] / 255)
      }
    }
  }

  /// Adds one row of pixels to the cells' sums.
  private func add(_ layer: Layer, _ mask: Mask?, _ grid: FrostGrid, row y: Int) {
    let first = max(layer.rect.left, 0)
    let last = min(layer.rect.right, grid.picture.right)
    guard first < last else { return }
    let pixel = layer.pointer(x: first, y: y) - first
    let cover = mask.map { $0.pointer(x: first, y: y) - first }
    let from = max(cells.left, first >> grid.shift)
    let to = min(cells.right, ((last - 1) >> grid.shift) + 1)
    guard from < to else { return }
    for cell in from..<to {
      var (blueRed, greenAlpha) = (UInt32(0), UInt32(0))
      let end = (cell + 1) << grid.shift
      for x in max(first, cell << grid.shift)..<min(last, end) {
        let word = cover.map { Frost.scaled(pixel[x], by: $0[x]) } ?? pixel[x]
        blueRed &+= word & 0xFF_00FF
        greenAlpha &+= word >> 8 & 0xFF_00FF
      }
      sums[cell - cells.left] &+= SIMD4(
        blueRed & 0xFFFF, greenAlpha & 0xFFFF, blueRed >> 16, greenAlpha >> 16)
      // The picture's last column goes on to the end of its cell.
      guard end > grid.picture.right, last == grid.picture.right else { continue }
      let word = cover.map { Frost.scaled(pixel[last - 1], by: $0[last - 1]) } ?? pixel[last - 1]
      let parts = SIMD4(word & 0xFF, word >> 8 & 0xFF, word >> 16 & 0xFF, word >> 24)
      sums[cell - cells.left] &+= parts &* UInt32(end - last)
    }
  }

  @inline(__always)
  private static func scaled(_ word: UInt32, by level: UInt8) -> UInt32 {
    if level == 255 || word == 0 { return word }
    let factor = UInt32(level)
    // The nearest whole number of a product over 255, two at a time.
    func part(_ pair: UInt32) -> UInt32 {
      let product = pair &* factor &+ 0x80_0080
      return (product &+ (product >> 8 & 0xFF_00FF)) >> 8 & 0xFF_00FF
    }
    return part(word & 0xFF_00FF) | part(word >> 8 & 0xFF_00FF) << 8
  }

  // MARK: Blurring

  /// Blurs what was gathered; from now on there are the wanted cells.
  func blur(_ grid: FrostGrid, into wanted: PixelRect) {
    let (width, height) = (wanted.width, cells.height)
    let kernel = grid.weights
    for row in 0..<height {
      let from = base + row * cells.width
      for index in 0..<width + 2 * grid.reach {
        line[index] = from[Frost.clamped(wanted.left + index - grid.reach - cells.left, cells.width)]
      }
      Frost.convolve(line, kernel, to: other + row * width, step: 1, count: width)
    }
    for column in 0..<width {
      for index in 0..<wanted.height + 2 * grid.reach {
        let row = Frost.clamped(wanted.top + index - grid.reach - cells.top, height)
        line[index] = other[row * width + column]
      }
      Frost.convolve(line, kernel, to: base + column, step: width, count: wanted.height)
    }
    cells = wanted
  }

  @inline(__always)
  private static func clamped(_ index: Int, _ count: Int) -> Int { max(0, min(count &- 1, index)) }

  /// Weighs a line that has a margin of the kernel's reach on both sides.
  private static func convolve(
    _ line: UnsafeMutablePointer<Level>, _ kernel: [Float], to output: UnsafeMutablePointer<Level>, step: Int,
    count: Int
  ) {
    kernel.withUnsafeBufferPointer { kernel in
      let reach = kernel.count &- 1
      for index in 0..<count {
        let middle = line + (index &+ reach)
        var sum = middle[0] * kernel[0]
        var distance = 1
        while distance <= reach {
          sum += (middle[distance] + middle[-distance]) * kernel[distance]
          distance &+= 1
        }
        output[index &* step] = sum
      }
    }
  }

  // MARK: Staining

  /// Makes the colours more vivid, keeping their luminance, and mixes a tint in.
  ///
  /// - Parameters:
  ///   - saturation: As the `saturate` filter of CSS takes it, in sRGB: 1 changes nothing.
  ///   - tint: The tint's colour, opaque.
  ///   - amount: The tint's share, 0 to 1.
  func stain(saturation: Float, tint: Level, amount: Float) {
    let weights = Level(0.072, 0.715, 0.213, 0)
    for index in 0..<cells.width * cells.height {
      let level = base[index]
      let parts = level * weights
      let grey = parts[0] + parts[1] + parts[2]
      var vivid = Level(repeating: grey) + (level - Level(repeating: grey)) * saturation
      vivid.replace(with: 0, where: vivid .< 0)
      let most = Level(repeating: level[3])
      vivid.replace(with: most, where: vivid .> most)
      vivid[3] = level[3]
      base[index] = vivid + (tint - vivid) * amount
    }
  }
}
