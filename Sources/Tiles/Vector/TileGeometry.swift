package import Geography

/// A point in a tile, in units of its layer's extent from the tile's north-west corner.
///
/// x grows east and **y grows down** (south). Points in the buffer round the tile are below 0 or beyond
/// the extent.
package struct TilePoint: Hashable, Sendable {
  /// Units east of the left edge.
  package var x: Int32
  /// Units south of the top edge.
  package var y: Int32

  /// Makes a point from tile units.
  @inlinable
  package init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// The geometry of one feature, kept flat: all points in one array, and where each part starts.
///
/// A part is a line or a ring; the points of a point feature are one part. Rings do not repeat their
/// first point at the end. A feature whose parts were all left out is empty.
package struct TileGeometry: Hashable, Sendable {
  /// What the parts are.
  package var kind: GeometryKind
  /// The points of all parts, one part after the other.
  package var points: [TilePoint] = []
  /// The index in ``points`` where each part starts.
  package var partStarts: [Int] = []
  /// For polygons: the index in ``partStarts`` of each outer ring; the rings up to the next are its holes.
  package var polygonStarts: [Int] = []
  /// What was left out or mended, each cause once with its first place.
  package var faults: [TileFault] = []

  /// An empty geometry.
  package init(kind: GeometryKind = .unknown) {
    self.kind = kind
  }

  /// Whether there is nothing to draw.
  @inlinable
  package var isEmpty: Bool { points.isEmpty }

  /// How many lines or rings there are.
  @inlinable
  package var partCount: Int { partStarts.count }

  /// The indices of one part's points; `index` is from 0 to one less than ``partCount``.
  @inlinable
  package func part(_ index: Int) -> Range<Int> {
    let next = index + 1
    return partStarts[index]..<(next < partStarts.count ? partStarts[next] : points.count)
  }

  /// How many polygons there are.
  @inlinable
  package var polygonCount: Int { polygonStarts.count }

  /// The indices of one polygon's rings among the parts, the outer ring first.
  @inlinable
  package func rings(ofPolygon index: Int) -> Range<Int> {
    let next = index + 1
    return polygonStarts[index]..<(next < polygonStarts.count ? polygonStarts[next] : partStarts.count)
  }

  /// Makes it ready for the parts of another feature, and keeps the memory and, until they are replaced, the points.
  mutating func begin(kind: GeometryKind) {
    self.kind = kind
    partStarts.empty()
    polygonStarts.empty()
    if !faults.isEmpty { faults = [] }
  }

  /// Puts points in place of those that there are.
  mutating func replacePoints(_ replacement: UnsafeBufferPointer<TilePoint>) {
    points.replaceSubrange(0..<points.count, with: replacement)
  }

  /// Notes a fault unless its cause was noted before.
  mutating func record(_ cause: TileFault.Cause, at offset: Int) {
    guard !faults.contains(where: { $0.cause == cause }) else { return }
    faults.append(TileFault(cause, at: offset))
  }

  /// Twice the area that a ring of some of the points encloses, in square tile units.
  ///
  /// By the surveyor's formula about the ring's first point; positive for a ring that runs clockwise as
  /// seen with y down, which is an outer one. Exact for rings up to 2^25 units wide.
  package static func doubleArea(_ ring: some RandomAccessCollection<TilePoint>) -> Double {
    guard let first = ring.first else { return 0 }
    var sum = 0.0
    var (x, y) = (0.0, 0.0)
    for point in ring.dropFirst() {
      let (nextX, nextY) = (Double(point.x) - Double(first.x), Double(point.y) - Double(first.y))
      sum += x * nextY - nextX * y
      (x, y) = (nextX, nextY)
    }
    return sum
  }
}

extension Array {
  /// Removes everything and keeps the memory; for few elements several times as quick as `removeAll`.
  fileprivate mutating func empty() {
    if count > 16 { return removeAll(keepingCapacity: true) }
    while !isEmpty { removeLast() }
  }
}
