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

  /// Whether a line of the first world may run through the block.
  func meets(_ line: [WorldPoint], _ units: TileUnits) -> Bool {
    var bounds: ViewRect?
    for point in line {
      let place = plane.place(units.onItsWorld(point))
      let dot = ViewRect(x: place.x, y: place.y, width: 0, height: 0)
      bounds = bounds?.union(dot) ?? dot
    }
    guard let bounds else { return false }
    return bounds.maxX >= square.minX && bounds.minX <= square.maxX && bounds.maxY >= square.minY
      && bounds.minY <= square.maxY
  }

  private func cells(_ low: Double, _ high: Double) -> Range<Int> {
    let first = Int(low.rounded(.down))
    return first..<max(Int(high.rounded(.up)), first + 1)
  }
}
