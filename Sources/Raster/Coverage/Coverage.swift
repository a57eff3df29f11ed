/// How much of each pixel a shape covers: exact signed areas, gathered edge by edge.
///
/// Every edge adds to the cells it crosses by how much of the pixel lies right of it; the running sum along a row is
/// then the covered area. Shapes that touch add up to full coverage, so neighbours of one paint show no seam.
/// All places are the picture's own and each row's x comes from an edge's original end points: what is
/// left out of the window never changes what is inside.
///
/// `nonZero` is `min(|sum|, 1)`: separate shapes that overlap must turn the same way round, or they cancel out.
final class Coverage {
  /// How sums become coverage.
  enum Mode {
    /// The magnitude of the running sum, at most 1.
    case nonZero
    /// The running sum folded between 0 and 1.
    case evenOdd
    /// The cells themselves, without a sum.
    case direct
  }

  /// Cells held at most; taller windows are worked off in bands.
  static let cellLimit = 8 << 20

  private(set) var window = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
  private(set) var stride = 0
  private var cells: UnsafeMutablePointer<Float>
  /// One cell further: keeps the compiler from joining two neighbouring sums into one wide access, which the
  /// processor could not serve from the narrow ones just before it.
  private var rightCells: UnsafeMutablePointer<Float>
  private var capacity = 0
  /// A bit for each block of eight cells that was written in, row by row.
  private var marks: UnsafeMutablePointer<UInt64>
  /// Words of marks in a row.
  private var words = 0
  private var markCapacity = 0
  private var firstRow = Int.max
  private var lastRow = -1
  private var leftEdge = 0.0
  private var topEdge = 0.0
  private var rightEdge = 0.0
  private var bottomEdge = 0.0
  /// One row of coverage on its way to the pixels.
  private var line: UnsafeMutablePointer<Float>

  init() {
    cells = .allocate(capacity: 1)
    rightCells = cells
    marks = .allocate(capacity: 1)
    line = .allocate(capacity: 1)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
    line.deallocate()
  }

  /// The bands of a rectangle that fit the cells, from the top.
  static func bands(of rect: PixelRect) -> [PixelRect] {
    tiles(of: rect, width: rect.width, height: max(1, cellLimit / paddedStride(rect.width)))
  }

  /// A rectangle cut into tiles along multiples of a width and height, row by row.
  static func tiles(of rect: PixelRect, width: Int, height: Int) -> [PixelRect] {
    guard !rect.isEmpty else { return [] }
    var tiles: [PixelRect] = []
    for top in Swift.stride(from: rect.top, to: rect.bottom, by: height) {
      for left in Swift.stride(from: rect.left, to: rect.right, by: width) {
        tiles.append(
          PixelRect(
            left: left, top: top, right: min(rect.right, left + width), bottom: min(rect.bottom, top + height)
          ))
      }
    }
    return tiles
  }

  /// Two cells more than columns, rounded up so that eight can be looked at together.
  private static func paddedStride(_ width: Int) -> Int { (width + 2 + 7) & ~7 }

  /// Starts a shape within a window that is not empty and no larger than a band.
  func begin(_ window: PixelRect) {
    self.window = window
    stride = Coverage.paddedStride(window.width)
    words = (stride / 8 + 63) / 64
    leftEdge = Double(window.left)
    topEdge = Double(window.top)
    rightEdge = Double(window.right)
    bottomEdge = Double(window.bottom)
    if stride * window.height > capacity { growCells(to: stride * window.height) }
    if words * window.height > markCapacity { growMarks(to: words * window.height) }
  }

  private func growCells(to count: Int) {
    cells.deallocate()
    line.deallocate()
    cells = .allocate(capacity: count)
    cells.initialize(repeating: 0, count: count)
    rightCells = cells + 1
    capacity = count
    line = .allocate(capacity: Bitmap.longestSide + 16)
  }

  private func growMarks(to count: Int) {
    marks.deallocate()
    marks = .allocate(capacity: count)
    marks.initialize(repeating: 0, count: count)
    markCapacity = count
  }

  // MARK: Gathering

  /// Marks the block of a cell.
  @inline(__always)
  private func touch(row: Int, _ cell: Int) {
    marks[row &* words &+ cell &>> 9] |= 1 &<< UInt64(truncatingIfNeeded: cell &>> 3 & 63)
  }

  /// Marks the blocks of all cells from the first to the last.
  @inline(__always)
  private func touch(row: Int, from first: Int, to last: Int) {
    var block = first &>> 3
    while block <= last &>> 3 {
      touch(row: row, block &<< 3)
      block &+= 1
    }
  }

  @inline(__always)
  private func touchRows(_ first: Int, _ last: Int) {
    if first < firstRow { firstRow = first }
    if last > lastRow { lastRow = last }
  }

  /// Adds an edge; the coordinates are finite and far from overflowing.
  func edge(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    if ay == by { return }
    let down = ay < by
    let (x0, y0, x1, y1) = down ? (ax, ay, bx, by) : (bx, by, ax, ay)
    if y1 <= topEdge || y0 >= bottomEdge || (x0 >= rightEdge && x1 >= rightEdge) { return }
    let sign: Float = down ? 1 : -1
    let slope = (x1 - x0) / (y1 - y0)
    var y = max(y0, topEdge)
    let end = min(y1, bottomEdge)
    var x = y == y0 ? x0 : x0 + (y - y0) * slope
    // The difference may round up to the row below the last one.
    var row = min(Int(y - topEdge), window.height &- 1)
    let isInside = x0 >= leftEdge && x1 >= leftEdge && x0 <= rightEdge && x1 <= rightEdge
    let first = row
    while y < end {
      let nextY = min(topEdge + Double(row &+ 1), end)
      let nextX = nextY == y1 ? x1 : x0 + (nextY - y0) * slope
      let height = Float(nextY - y) * sign
      if isInside {
        trapezoid(row, min(x, nextX), max(x, nextX), height)
      } else {
        clippedTrapezoid(row, min(x, nextX), max(x, nextX), height)
      }
      x = nextX
      y = nextY
      row &+= 1
    }
    if row > first { touchRows(first, row &- 1) }
  }

  /// A piece of an edge that may leave the window at its sides: what lies left counts as lying on the left
  /// edge, what lies right covers nothing.
  private func clippedTrapezoid(_ row: Int, _ low: Double, _ high: Double, _ height: Float) {
    if low >= rightEdge { return }
    if high <= leftEdge { return trapezoid(row, leftEdge, leftEdge, height) }
    if low >= leftEdge && high <= rightEdge { return trapezoid(row, low, high, height) }
    let width = high - low
    if low < leftEdge {
      trapezoid(row, leftEdge, leftEdge, height * Float((leftEdge - low) / width))
    }
    let (inLow, inHigh) = (max(low, leftEdge), min(high, rightEdge))
    trapezoid(row, inLow, inHigh, height * Float((inHigh - inLow) / width))
  }

  /// Adds a piece of an edge within one row, from `low` to `high`, both within the window's sides.
  @inline(__always)
  private func trapezoid(_ row: Int, _ low: Double, _ high: Double, _ height: Float) {
    // An end computed from the slope may stray by a rounding error.
    let from = max(low - leftEdge, 0)
    let to = min(high, rightEdge) - leftEdge
    let first = Int(from)
    let cell = cells + (row &* stride &+ first)
    if to <= Double(first &+ 1) {
      let right = Float((from + to) * 0.5 - Double(first))
      cell[0] += height * (1 - right)
      rightCells[row &* stride &+ first] += height * right
      touch(row: row, first)
      touch(row: row, first &+ 1)
      return
    }
    let whole = Int(to)
    let last = Double(whole) < to ? whole &+ 1 : whole
    wide(
      cell, count: last &- first, enters: Float(Double(first &+ 1) - from), to: Float(to - Double(last &- 1)),
      width: Float(to - from), height)
    touch(row: row, from: first, to: last)
  }

  /// Spreads a flat piece over `count` cells: of the first one it crosses the last `enters`, of the last one the
  /// first `to`.
  @inline(__always)
  private func wide(
    _ cell: UnsafeMutablePointer<Float>, count: Int, enters: Float, to: Float, width: Float, _ height: Float
  ) {
    let slope = 1 / width
    let firstArea = 0.5 * slope * enters * enters
    let lastArea = 0.5 * slope * to * to
    cell[0] += height * firstArea
    if count == 2 {
      cell[1] += height * (1 - firstArea - lastArea)
    } else {
      let second = slope * (0.5 + enters)
      cell[1] += height * (second - firstArea)
      var index = 2
      while index < count &- 1 {
        cell[index] += height * slope
        index &+= 1
      }
      let beforeLast = second + Float(count &- 3) * slope
      cell[count &- 1] += height * (1 - beforeLast - lastArea)
    }
    cell[count] += height * lastArea
  }

  /// Opens a row for writing coverage directly (``Mode/direct``): its cells from `first` to before `end`, columns of
  /// the picture within the window.
  @inline(__always)
  func directRow(_ y: Int, from first: Int, to end: Int) -> UnsafeMutablePointer<Float> {
    let row = y &- window.top
    touch(row: row, from: first &- window.left, to: end &- 1 &- window.left)
    touchRows(row, row)
    return cells + (row &* stride &+ (first &- window.left))
  }

  // MARK: Giving out

  /// Hands the shape's coverage to a sink, top row first, and forgets the shape.
  func flush<Sink: CoverageSink>(_ mode: Mode, into sink: inout Sink) {
    // Each call is compiled for its mode, which is then no question for every cell.
    switch mode {
    case .nonZero: flushRows(.nonZero, &sink)
    case .evenOdd: flushRows(.evenOdd, &sink)
    case .direct: flushRows(.direct, &sink)
    }
  }

  @inline(__always)
  private func flushRows<Sink: CoverageSink>(_ mode: Mode, _ sink: inout Sink) {
    guard firstRow <= lastRow else { return }
    for row in firstRow...lastRow { flushRow(row, mode, &sink) }
    firstRow = Int.max
    lastRow = -1
  }

  @inline(__always)
  private static func fold(_ sum: Float, _ mode: Mode) -> Float {
    let size = sum.magnitude
    if mode == .evenOdd {
      let rest = size - 2 * Float(wholeNumber(size * 0.5))
      return rest > 1 ? 2 - rest : rest
    }
    return size > 1 ? 1 : size
  }

  /// The whole part of a sum of at least 0, without the checks of a conversion; sums are far below 2²².
  @inline(__always)
  private static func wholeNumber(_ value: Float) -> UInt32 {
    let nearest = Ink.nearest(value)
    return Float(nearest) > value ? nearest &- 1 : nearest
  }

  /// Walks the marked blocks of a row; between them the coverage is one run.
  @inline(__always)
  private func flushRow<Sink: CoverageSink>(_ row: Int, _ mode: Mode, _ sink: inout Sink) {
    let cell = cells + row &* stride
    let mark = marks + row &* words
    let y = window.top &+ row
    let columns = window.width
    var sum: Float = 0
    // What was handed out so far ends before this cell.
    var done = 0
    for word in 0..<words {
      var bits = mark[word]
      mark[word] = 0
      while bits != 0 {
        let skipped = bits.trailingZeroBitCount
        let first = (word &<< 6 &+ skipped) &<< 3
        let count = (~(bits &>> UInt64(truncatingIfNeeded: skipped))).trailingZeroBitCount
        let end = first &+ count &<< 3
        if mode != .direct && first > done && done < columns {
          sink.run(
            x: window.left &+ done, y: y, count: min(first, columns) &- done,
            coverage: Coverage.fold(sum, mode))
        }
        var x = first
        while x < end {
          Coverage.sumBlock(cell + x, line + (x &- first), &sum, mode)
          x &+= 8
        }
        if first < columns {
          sink.pixels(x: window.left &+ first, y: y, count: min(end, columns) &- first, coverage: line)
        }
        done = end
        bits = skipped &+ count < 64 ? bits &>> UInt64(truncatingIfNeeded: skipped &+ count) : 0
        if bits != 0 { bits = bits &<< UInt64(truncatingIfNeeded: skipped &+ count) }
      }
    }
    if mode != .direct && done < columns {
      sink.run(x: window.left &+ done, y: y, count: columns &- done, coverage: Coverage.fold(sum, mode))
    }
  }

  /// Sums eight cells into coverage and clears them.
  @inline(__always)
  private static func sumBlock(
    _ cell: UnsafeMutablePointer<Float>, _ out: UnsafeMutablePointer<Float>, _ sum: inout Float, _ mode: Mode
  ) {
    if mode == .nonZero {
      sumFour(cell, out, &sum)
      sumFour(cell + 4, out + 4, &sum)
    } else if mode == .direct {
      for index in 0..<8 { out[index] = cell[index] }
    } else {
      for index in 0..<8 {
        sum += cell[index]
        out[index] = fold(sum, mode)
      }
    }
    for index in 0..<8 { cell[index] = 0 }
  }

  /// Sums four cells in two steps, so that one addition does not wait for the other.
  @inline(__always)
  private static func sumFour(
    _ cell: UnsafeMutablePointer<Float>, _ out: UnsafeMutablePointer<Float>, _ sum: inout Float
  ) {
    var four = UnsafeRawPointer(cell).loadUnaligned(as: SIMD4<Float>.self)
    four += SIMD4(0, four[0], four[1], four[2])
    four += SIMD4(0, 0, four[0], four[1])
    four += sum
    sum = four[3]
    var size = unsafeBitCast(
      unsafeBitCast(four, to: SIMD4<UInt32>.self) & 0x7FFF_FFFF, to: SIMD4<Float>.self)
    size.replace(with: 1, where: size .> 1)
    UnsafeMutableRawPointer(out).storeBytes(of: size, as: SIMD4<Float>.self)
  }
}

/// Takes the coverage of a shape, row by row from the left.
protocol CoverageSink {
  /// Pixels of one coverage, 0 to 1.
  mutating func run(x: Int, y: Int, count: Int, coverage: Float)
  /// Pixels with a coverage each, 0 to 1.
  mutating func pixels(x: Int, y: Int, count: Int, coverage: UnsafePointer<Float>)
}
