import Geography

/// A square of a setting's plane, and what lies in it.
struct LabelBlock {
  /// The square, in points of the plane.
  let square: ViewRect
  /// The plane.
  let plane: LabelPlane
  /// The setting the plane belongs to.
  let setting: LabelSetting

  /// Whether a point of the plane is this block's and no other's.
  func owns(_ point: ViewPoint) -> Bool {
    point.x >= square.minX && point.x < square.maxX && point.y >= square.minY && point.y < square.maxY
  }

  /// The tiles of a zoom under the block, row by row, on all the worlds it reaches over.
  func tiles(zoom: Int) -> [PlacedTile] {
    let area = plane.world(square)
    let count = 1 << zoom
    let side = WorldPoint.width / Double(count)
    let rows = cells(area.minY / side, area.maxY / side).clamped(to: 0..<count)
    return rows.flatMap { y in
      cells(area.minX / side, area.maxX / side).map { x in
        PlacedTile(address: TileAddress(z: zoom, x: x & (count - 1), y: y), wrap: x >> zoom)
      }
    }
  }

  /// Whether something within a rectangle of the first world may reach into the block on a world.
  func meets(_ bounds: WorldRect, wrap: Int) -> Bool {
    var onItsWorld = bounds
    onItsWorld.x += Double(wrap) * WorldPoint.width
    return onItsWorld.intersects(plane.world(square))
  }

  private func cells(_ low: Double, _ high: Double) -> Range<Int> {
    let first = Int(low.rounded(.down))
    return first..<max(Int(high.rounded(.up)), first + 1)
  }
}
