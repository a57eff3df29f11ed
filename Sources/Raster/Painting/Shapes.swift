import Geography
import Scene

/// The shapes of one item, sorted into windows that are painted one after the other.
///
/// Many small shapes are worked off in tiles whose cells stay in the processor's cache; few large ones in one window,
/// so that none is walked more often than needed.
struct Shapes {
  /// The part of the picture that is painted.
  private let rect: PixelRect
  /// What to cover, one after the other.
  let windows: [PixelRect]
  /// Whether the windows are tiles, which are the same for all such shapes of a picture.
  let isTiled: Bool
  private let sets: [ShapeSet]
  /// The shapes that may show in each window, by their numbers over all sets: those of window `i` stand from
  /// `starts[i]` to before `starts[i + 1]`.
  private var members: [UInt32] = []
  private var starts: [Int] = []

  /// Width and height of a tile, in pixels: as wide as one word of a row's marks can tell of.
  static let tile = (width: 496, height: 64)
  /// Shapes with more points than this on average are not worked off in tiles.
  private static let pointsForTiles = 64

  /// Measures shapes whose paint lies no further than `reach` pixels from their points.
  init(
    _ paths: [Path], _ outlines: [PlacedOutlines], _ transform: Transform, within rect: PixelRect,
    reach: Double
  ) {
    self.rect = rect
    sets =
      (paths.isEmpty ? [] : [ShapeSet(paths, transform)]) + outlines.map { ShapeSet($0, transform) }
    let (count, points) = sets.reduce((0, 0)) { ($0.0 + $1.count, $0.1 + $1.pointCount) }
    isTiled = count > 16 && points < Shapes.pointsForTiles * count
    windows =
      isTiled
      ? Coverage.tiles(of: rect, width: Shapes.tile.width, height: Shapes.tile.height)
      : Coverage.bands(of: rect)
    sort(reach)
  }

  /// Whether anything may show in a window.
  func reach(intoWindow index: Int) -> Bool { starts[index] < starts[index + 1] }

  /// Walks all shapes that may show in a window.
  func walk<Sink: PathSink>(window: Int, into sink: Sink) {
    var sink = sink
    var (set, base) = (0, 0)
    for member in members[starts[window]..<starts[window + 1]] {
      while Int(member) - base >= sets[set].count {
        base += sets[set].count
        set += 1
      }
      sets[set].walk(Int(member) - base, into: &sink)
    }
  }

  // MARK: Sorting

  /// The columns and rows of windows that a shape may show in.
  private struct Span {
    var columns: ClosedRange<Int>
    var rows: ClosedRange<Int>
  }

  /// Sorts shapes into windows, those of each window in their own order.
  private mutating func sort(_ reach: Double) {
    guard let first = windows.first else {
      starts = [0]
      return
    }
    let columns = windows.firstIndex { $0.top != first.top } ?? windows.count
    let area = rect.bounds.expanded(by: reach)
    var found: [(shape: UInt32, span: Span)] = []
    var counts = [Int](repeating: 0, count: windows.count + 1)
    var base = 0
    for set in sets {
      set.eachBounds { index, bounds in
        guard area.meets(bounds) else { return }
        let span = Span(
          columns: range(bounds.left, bounds.right, reach, rect.left, first.width, columns),
          rows: range(bounds.top, bounds.bottom, reach, rect.top, first.height, windows.count / columns))
        found.append((UInt32(base + index), span))
        for row in span.rows { for column in span.columns { counts[row * columns + column + 1] += 1 } }
      }
      base += set.count
    }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    starts = counts
    members = [UInt32](repeating: 0, count: counts[windows.count])
    for (shape, span) in found {
      for row in span.rows {
        for column in span.columns {
          members[counts[row * columns + column]] = shape
          counts[row * columns + column] += 1
        }
      }
    }
  }

  /// The windows in a row, or a column, of them that a stretch and its reach touch.
  private func range(
    _ low: Double, _ high: Double, _ reach: Double, _ origin: Int, _ side: Int, _ count: Int
  ) -> ClosedRange<Int> {
    func window(_ place: Double) -> Int {
      let offset = (place - Double(origin)) / Double(side)
      return offset > 0 ? min(Int(min(offset, Double(count))), count - 1) : 0
    }
    return window(low - reach)...window(high + reach)
  }
}

extension PixelBounds {
  /// Whether both have a place in common; never for empty bounds.
  @inline(__always)
  func meets(_ other: PixelBounds) -> Bool {
    other.left <= right && other.right >= left && other.top <= bottom && other.bottom >= top
  }

  /// Bounds that hold other ones after a transform.
  @inline(__always)
  init(_ bounds: Bounds, _ transform: Transform) {
    let (low, high) = (bounds.minimum, bounds.maximum)
    let x = (low: transform.a * low.x, high: transform.a * high.x)
    let skewX = (low: transform.c * low.y, high: transform.c * high.y)
    let y = (low: transform.d * low.y, high: transform.d * high.y)
    let skewY = (low: transform.b * low.x, high: transform.b * high.x)
    self.init(
      left: min(x.low, x.high) + min(skewX.low, skewX.high) + transform.tx,
      top: min(y.low, y.high) + min(skewY.low, skewY.high) + transform.ty,
      right: max(x.low, x.high) + max(skewX.low, skewX.high) + transform.tx,
      bottom: max(y.low, y.high) + max(skewY.low, skewY.high) + transform.ty)
  }
}
