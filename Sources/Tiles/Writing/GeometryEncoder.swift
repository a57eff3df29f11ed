/// Turns a shape into drawing commands; the counterpart of ``GeometryDecoder``.
struct GeometryEncoder {
  private var writer = ByteWriter()
  private var cursor = TilePoint(x: 0, y: 0)

  var bytes: [UInt8] { writer.bytes }
  var isEmpty: Bool { writer.bytes.isEmpty }

  mutating func add(_ shape: TileShape) {
    switch shape {
    case .points(let points):
      guard !points.isEmpty else { return }
      command(1, count: points.count)
      for point in points { step(to: point) }
    case .lines(let lines):
      for line in lines { add(line: line.withoutRepetitions) }
    case .polygons(let polygons):
      for rings in polygons { add(polygon: rings) }
    }
  }

  private mutating func add(polygon rings: [[TilePoint]]) {
    for (index, ring) in rings.enumerated() {
      let isOuter = index == 0
      let added = add(ring: ring.withoutRepetitions, isOuter: isOuter)
      if isOuter && !added { return }
    }
  }

  private mutating func add(ring points: [TilePoint], isOuter: Bool) -> Bool {
    var ring = points
    if ring.count > 1, ring.first == ring.last { ring.removeLast() }
    let area = TileGeometry.doubleArea(ring)
    guard area != 0 else { return false }
    // The first point stays first when the ring is turned, so that where a ring begins is kept.
    if (area > 0) != isOuter { ring[1...].reverse() }
    add(line: ring)
    command(7, count: 1)
    return true
  }

  private mutating func add(line points: [TilePoint]) {
    guard let first = points.first, points.count > 1 else { return }
    command(1, count: 1)
    step(to: first)
    command(2, count: points.count - 1)
    for point in points.dropFirst() { step(to: point) }
  }

  private mutating func command(_ id: UInt64, count: Int) {
    writer.varint(id | UInt64(count) << 3)
  }

  private mutating func step(to point: TilePoint) {
    writer.varint(zigzag(Int64(point.x) - Int64(cursor.x)))
    writer.varint(zigzag(Int64(point.y) - Int64(cursor.y)))
    cursor = point
  }
}

extension [TilePoint] {
  /// The points without those that equal the point before.
  fileprivate var withoutRepetitions: [TilePoint] {
    var kept: [TilePoint] = []
    kept.reserveCapacity(count)
    for point in self where point != kept.last { kept.append(point) }
    return kept
  }
}
