import Geography

/// Follows the drawing commands of one feature.
///
/// A command is a number whose low three bits say what to do and whose other bits how often; the parameters are
/// steps of the cursor. The cursor is kept in 64 bits, so that no sum of steps overflows, and points
/// are cut to 32 bits.
struct GeometryDecoder {
  private var reader: ByteReader
  private let kind: GeometryKind
  /// Lines of version 1 may be closed: old encoders did so.
  private let closesLines: Bool
  private var x: Int64 = 0
  private var y: Int64 = 0
  private var points: PointBuffer
  /// Where the part being drawn starts among the points.
  private var start: Int?
  /// Where the command being done stands.
  private var offset = 0
  /// Whether outer rings have positive area; the first ring decides, as version 1 did not say.
  private var outerIsPositive: Bool?

  private init(_ reader: ByteReader, kind: GeometryKind, version: Int, points: PointBuffer) {
    self.reader = reader
    self.kind = kind
    self.points = points
    closesLines = version == 1 && kind == .line
  }

  /// Decodes the commands that a reader holds in place of what is in a geometry.
  static func decode(
    _ reader: ByteReader, version: Int, into geometry: inout TileGeometry
  ) throws(TileError) {
    // A point takes two bytes or more, the one that a closed line repeats among them.
    let capacity = reader.left / 2 + 1
    let result = withUnsafeTemporaryAllocation(of: TilePoint.self, capacity: capacity) { memory in
      Result { () throws(TileError) in
        let points = PointBuffer(memory)
        var decoder = Self(reader, kind: geometry.kind, version: version, points: points)
        try decoder.decode(into: &geometry)
        geometry.replacePoints(decoder.points.all)
      }
    }
    try result.get()
  }

  private mutating func decode(into geometry: inout TileGeometry) throws(TileError) {
    while !reader.isAtEnd {
      offset = reader.position
      guard let number = reader.varint() else { throw .malformedNumber(at: offset) }
      let command = UInt32(truncatingIfNeeded: number)
      let count = Int(command >> 3)
      switch command & 7 {
      case 1: try move(count, &geometry)
      case 2: try line(count, &geometry)
      case 7: try close(count, &geometry)
      default: throw .unknownCommand(at: offset)
      }
    }
    finishPart(isClosed: false, &geometry)
  }

  /// Refuses a count for which the bytes cannot suffice, before anything is made from it.
  private func check(_ count: Int) throws(TileError) {
    guard count > 0 else { throw .commandCount(count, at: offset) }
    guard count * 2 <= reader.left else { throw .missingParameters(at: offset) }
  }

  /// A cursor moved on by the step that a number holds.
  @inline(__always)
  private static func moved(_ cursor: Int64, _ number: UInt64) -> Int64 {
    cursor &+ Int64(unzigzag(UInt32(truncatingIfNeeded: number)))
  }

  @inline(__always)
  private static func point(_ x: Int64, _ y: Int64) -> TilePoint {
    TilePoint(x: Int32(clamping: x), y: Int32(clamping: y))
  }

  private mutating func move(_ count: Int, _ geometry: inout TileGeometry) throws(TileError) {
    try check(count)
    for _ in 0..<count {
      guard let stepX = reader.irregularVarint(), let stepY = reader.irregularVarint() else {
        throw .malformedNumber(at: reader.position)
      }
      let (nextX, nextY) = (Self.moved(x, stepX), Self.moved(y, stepY))
      (x, y) = (nextX, nextY)
      if kind != .point || start == nil {
        finishPart(isClosed: false, &geometry)
        start = points.count
      }
      points.append(Self.point(x, y))
    }
  }

  private mutating func line(_ count: Int, _ geometry: inout TileGeometry) throws(TileError) {
    try check(count)
    guard start != nil, kind != .point else { throw .misplacedCommand(at: offset) }
    // Most of all points pass through this loop: local copies can be kept in registers.
    var (reader, points, x, y) = (reader, points, x, y)
    for _ in 0..<count {
      guard let stepX = reader.irregularVarint(), let stepY = reader.irregularVarint() else {
        throw .malformedNumber(at: reader.position)
      }
      let (nextX, nextY) = (Self.moved(x, stepX), Self.moved(y, stepY))
      if nextX == x && nextY == y {
        geometry.record(.repeatedPoint, at: offset)
      } else {
        points.append(Self.point(nextX, nextY))
      }
      (x, y) = (nextX, nextY)
    }
    (self.reader, self.points, self.x, self.y) = (reader, points, x, y)
  }

  private mutating func close(_ count: Int, _ geometry: inout TileGeometry) throws(TileError) {
    guard count == 1 else { throw .commandCount(count, at: offset) }
    guard let start, kind == .polygon || kind == .unknown || closesLines else {
      throw .misplacedCommand(at: offset)
    }
    if closesLines { points.append(points[start]) }
    finishPart(isClosed: true, &geometry)
  }

  /// Ends the part being drawn, and leaves it out if it draws nothing.
  private mutating func finishPart(isClosed: Bool, _ geometry: inout TileGeometry) {
    guard let start else { return }
    self.start = nil
    switch kind {
    case .polygon: finishRing(start, isClosed: isClosed, &geometry)
    case .line where points.count - start < 2: drop(from: start, .shortPart, &geometry)
    default: geometry.partStarts.append(start)
    }
  }

  private mutating func finishRing(_ start: Int, isClosed: Bool, _ geometry: inout TileGeometry) {
    if points.count - start > 1, points[points.count - 1] == points[start] {
      points.cut(to: points.count - 1)
      geometry.record(.repeatedPoint, at: offset)
    }
    guard points.count - start > 2 else { return drop(from: start, .shortPart, &geometry) }
    let area = TileGeometry.doubleArea(points.from(start))
    guard area != 0 else { return drop(from: start, .flatRing, &geometry) }
    if !isClosed { geometry.record(.openRing, at: offset) }
    if outerIsPositive == nil { outerIsPositive = area > 0 }
    if outerIsPositive == (area > 0) { geometry.polygonStarts.append(geometry.partStarts.count) }
    geometry.partStarts.append(start)
  }

  private mutating func drop(from start: Int, _ cause: TileFault.Cause, _ geometry: inout TileGeometry) {
    points.cut(to: start)
    geometry.record(cause, at: offset)
  }
}
