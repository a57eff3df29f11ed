import Geography

/// The paths of one item with their bounds in pixels, to be walked window by window.
///
/// Many small paths are worked off in tiles whose cells stay in the processor's cache; few large ones in one window,
/// so that none is walked more often than needed.
struct Shapes {
  /// The part of the picture that is painted.
  let rect: PixelRect
  /// What to cover, one after the other.
  let windows: [PixelRect]
  private let paths: [Path]
  private let transform: Transform
  private let reach: Double
  private let bounds: [PixelBounds]

  /// Width and height of a tile, in pixels.
  static let tile = (width: 512, height: 128)
  /// Paths with more points than this on average are not worked off in tiles.
  private static let pointsForTiles = 64

  /// Measures paths whose paint lies no further than `reach` pixels from their points.
  init(_ paths: [Path], _ transform: Transform, within rect: PixelRect, reach: Double) {
    self.paths = paths
    self.transform = transform
    self.reach = reach
    self.rect = rect
    var points = 0
    bounds = paths.map { path in
      points += path.points.count
      return path.points.withUnsafeBufferPointer { PathWalker.bounds($0, transform) }
    }
    let isTiled = paths.count > 16 && points < Shapes.pointsForTiles * paths.count
    windows =
      isTiled
      ? Coverage.tiles(of: rect, width: Shapes.tile.width, height: Shapes.tile.height)
      : Coverage.bands(of: rect)
  }

  /// Walks all paths that may show in a window.
  func walk<Sink: PathSink>(_ window: PixelRect, into sink: Sink) {
    let area = window.bounds.expanded(by: reach)
    var sink = sink
    for index in paths.indices where area.meets(bounds[index]) {
      paths[index].points.withUnsafeBufferPointer { points in
        paths[index].verbs.withUnsafeBufferPointer { verbs in
          PathWalker.walk(verbs, points, transform, into: &sink)
        }
      }
    }
  }
}

extension PixelBounds {
  /// Whether both have a place in common; never for empty bounds.
  @inline(__always)
  func meets(_ other: PixelBounds) -> Bool {
    other.left <= right && other.right >= left && other.top <= bottom && other.bottom >= top
  }
}
