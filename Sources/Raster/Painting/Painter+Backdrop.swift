import Geography
import Scene

extension Painter {
  /// Cells held at a time at most; panes with more are painted in bands, which changes nothing of what is seen.
  private static let cellLimit = 1 << 20

  /// Paints a pane: gathers what lies below it, blurs and stains that, and lays it down.
  func paint(_ backdrop: Backdrop, at place: Place) throws(RasterError) {
    let opacity = Float(Ink.unit(backdrop.opacity))
    let rect = place.bounds(of: backdrop.path).pixels(within: place.layer.rect)
    guard opacity > 0, !rect.isEmpty, let picture = place.grounds.first?.layer.rect else { return }
    let grid = FrostGrid(deviation: backdrop.blur * place.lengthScale, picture: picture)
    for band in Painter.bands(of: rect, grid) {
      let cells = grid.cells(of: band)
      try gather(place.grounds, grid, for: cells)
      frost.blur(grid, into: cells)
      let tint = Ink(backdrop.tint, opacity: 1).word
      frost.stain(
        saturation: backdrop.saturation > 0 ? Float(min(backdrop.saturation, 1000)) : 0,
        tint: Frost.Level(
          Float(tint & 0xFF), Float(tint >> 8 & 0xFF), Float(tint >> 16 & 0xFF), 255),
        amount: Float(Ink.unit(backdrop.amount)))
      withUnsafeTemporaryAllocation(of: Frost.Level.self, capacity: cells.width) { line in
        guard let line = line.baseAddress else { return }
        var sink = FrostSink(layer: place.layer, grid: grid, frost: frost, opacity: opacity, line: line)
        cover([backdrop.path], place.transform, within: band, .nonZero, into: &sink)
      }
    }
    if let panes = place.panes {
      var sink = MaskSink(mask: panes)
      cover(
        [backdrop.path], place.transform, within: rect.intersection(panes.rect), .nonZero, into: &sink)
    }
  }

  /// Cuts a pane into bands whose cells are not too many.
  private static func bands(of rect: PixelRect, _ grid: FrostGrid) -> [PixelRect] {
    let columns = (rect.width >> grid.shift) + 2 * grid.reach + 3
    let rows = max(cellLimit / columns - 2 * grid.reach - 3, 32)
    return Coverage.tiles(of: rect, width: rect.width, height: rows << grid.shift)
  }

  /// Gathers what lies below from all layers, the picture's first.
  private func gather(
    _ grounds: [Ground], _ grid: FrostGrid, for cells: PixelRect
  ) throws(RasterError) {
    let source = Frost.source(grid, cells)
    frost.begin(source, grid, for: cells)
    let area = PixelRect(
      left: source.left << grid.shift, top: source.top << grid.shift, right: source.right << grid.shift,
      bottom: source.bottom << grid.shift
    ).intersection(grid.picture)
    for ground in grounds {
      let part = ground.layer.rect.intersection(area)
      guard !part.isEmpty, ground.layer.hasPaint(in: part) else { continue }
      let layer = ground.layer.clipped(to: part)
      guard let clip = ground.clip else {
        frost.gather(layer, nil, grid)
        continue
      }
      try withMask { (mask) throws(RasterError) in
        mask.reset(to: part)
        var sink = MaskSink(mask: mask)
        cover([clip], ground.transform, within: part, .nonZero, into: &sink)
        frost.gather(layer, mask, grid)
      }
    }
  }
}

extension [SceneItem] {
  /// Whether there may be a pane among the items or in their groups, which lie `depth` groups deep already.
  func holdPanes(depth: Int) -> Bool {
    contains { item in
      switch item {
      case .backdrop: true
      // Deeper ones are refused when they are painted.
      case .group(let group): depth < Painter.nestingLimit ? group.items.holdPanes(depth: depth + 1) : true
      default: false
      }
    }
  }
}
