import Geography
import Tiles

/// Makes drawing paths of tile geometry: cut to what is seen, projected into the picture.
enum Paths {
  /// The area of a polygon feature; nothing if none of it is seen.
  static func area(_ geometry: TileGeometry, in frame: TileFrame) -> Path? {
    guard geometry.kind == .polygon, let clip = frame.clip else { return nil }
    var path = Path()
    for part in 0..<geometry.partCount {
      let ring = clip.ring(geometry.points(ofPart: part))
      guard ring.count > 2 else { continue }
      append(ring.map(frame.extended), to: &path, in: frame)
      path.close()
    }
    return path.isEmpty ? nil : path
  }

  /// The lines of a line feature or the outlines of a polygon, without the sides that cutting makes.
  static func lines(_ geometry: TileGeometry, in frame: TileFrame) -> Path? {
    guard geometry.kind == .line || geometry.kind == .polygon, let clip = frame.clip else { return nil }
    var path = Path()
    for part in 0..<geometry.partCount {
      var points = geometry.points(ofPart: part)
      if geometry.kind == .polygon, let first = points.first {
        if clip.relation(to: points) == .inside {
          append(points, to: &path, in: frame)
          path.close()
          continue
        }
        points.append(first)
      }
      for line in clip.line(points) { append(line, to: &path, in: frame) }
    }
    return path.isEmpty ? nil : path
  }

  private static func append(_ points: [SIMD2<Double>], to path: inout Path, in frame: TileFrame) {
    var isFirst = true
    for point in points {
      let place = frame.place(point)
      if isFirst { path.move(to: place) } else { path.line(to: place) }
      isFirst = false
    }
  }
}
