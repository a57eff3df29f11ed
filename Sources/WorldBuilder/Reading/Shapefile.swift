/// Reads the geometry of an ESRI shapefile: points, lines and polygons, by the index beside it.
///
/// The index (`.shx`) is needed: some of the files have gaps between their records that nothing else tells of.
struct Shapefile {
  /// Each record's parts in degrees, longitude first.
  ///
  /// A point is one part of one, a line its strokes, a polygon its rings with the last vertex not repeated. A record without geometry has no parts.
  let shapes: [[[SIMD2<Double>]]]

  /// Reads `path` (ending in .shp) and its index.
  init(path: String) throws(BuildError) {
    let indexPath = String(path.dropLast(3)) + "shx"
    let shapes = ByteReader(bytes: try InputFile.read(path), path: path)
    let index = ByteReader(bytes: try InputFile.read(indexPath), path: indexPath)
    try self.init(shapes: shapes, index: index)
  }

  /// Reads bytes already at hand.
  init(shapes reader: ByteReader, index: ByteReader) throws(BuildError) {
    var shapes: [[[SIMD2<Double>]]] = []
    var entry = 100
    while entry < index.bytes.count {
      // Offsets count 16-bit words; a record starts with 8 bytes of its own number and length.
      let offset = try index.bigInt32(entry) * 2 + 8
      shapes.append(try Shapefile.parts(of: reader, at: offset))
      entry += 8
    }
    self.shapes = shapes
  }

  private static func parts(of reader: ByteReader, at offset: Int) throws(BuildError) -> [[SIMD2<Double>]] {
    switch try reader.int32(offset) {
    case 0: return []
    case 1: return [[try reader.point(offset + 4)]]
    case 3: return try strokes(of: reader, at: offset, isClosed: false)
    case 5: return try strokes(of: reader, at: offset, isClosed: true)
    default: throw .damaged(path: reader.path, offset: offset)
    }
  }

  private static func strokes(
    of reader: ByteReader, at offset: Int, isClosed: Bool
  ) throws(BuildError) -> [[SIMD2<Double>]] {
    let (partCount, pointCount) = (try reader.int32(offset + 36), try reader.int32(offset + 40))
    let points = offset + 44 + 4 * partCount
    guard partCount >= 0, pointCount >= 0, points + 16 * pointCount <= reader.bytes.count else {
      throw .damaged(path: reader.path, offset: offset + 36)
    }
    var starts: [Int] = []
    for part in 0..<partCount { starts.append(try reader.int32(offset + 44 + 4 * part)) }
    starts.append(pointCount)
    var strokes: [[SIMD2<Double>]] = []
    for (start, end) in zip(starts, starts.dropFirst()) {
      guard start >= 0, start <= end, end <= pointCount else {
        throw .damaged(path: reader.path, offset: offset + 44)
      }
      var stroke: [SIMD2<Double>] = []
      stroke.reserveCapacity(end - start)
      for index in start..<end { stroke.append(try reader.point(points + 16 * index)) }
      if isClosed, stroke.count > 1, stroke.first == stroke.last { stroke.removeLast() }
      strokes.append(stroke)
    }
    return strokes
  }
}
