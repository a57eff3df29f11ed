/// Room for the points of one feature, with which the decoder can do as it likes.
///
/// A buffer that is there already takes a point for far less than an array, which has to ask each time
/// whether it is shared and whether there is room.
struct PointBuffer {
  private let memory: UnsafeMutableBufferPointer<TilePoint>
  /// How many points there are.
  private(set) var count = 0

  /// Points in memory of somebody else's.
  init(_ memory: UnsafeMutableBufferPointer<TilePoint>) {
    self.memory = memory
  }

  /// Adds a point; nothing happens in a buffer that is full.
  @inline(__always)
  mutating func append(_ point: TilePoint) {
    guard count < memory.count else { return }
    memory.initializeElement(at: count, to: point)
    count &+= 1
  }

  /// Takes the last points away, so that `count` are left, which may not be more than there are.
  mutating func cut(to count: Int) {
    precondition(count >= 0 && count <= self.count, "more points than there are")
    self.count = count
  }

  /// The point at an index below ``count``.
  subscript(index: Int) -> TilePoint {
    precondition(index >= 0 && index < count, "no such point")
    return memory[index]
  }

  /// The points from an index to the end.
  func from(_ start: Int) -> UnsafeBufferPointer<TilePoint> {
    UnsafeBufferPointer(rebasing: memory[start..<count])
  }

  /// All points.
  var all: UnsafeBufferPointer<TilePoint> { from(0) }
}
