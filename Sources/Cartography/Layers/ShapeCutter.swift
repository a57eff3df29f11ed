import Geography
import Scene
import Tiles

/// Cuts geometry of tiles to what is wanted of it.
struct ShapeCutter {
  /// What is wanted: all of the tile's own square, or what of it is seen.
  let clip: Clip
  /// Moves the corners of areas that lie at the world's end, where the picture goes on beyond it.
  var beyond: ((SIMD2<Double>) -> SIMD2<Double>)?

  /// Adds the area of a polygon feature.
  func area(_ geometry: TileGeometry, into builder: inout Outlines.Builder) {
    guard geometry.kind == .polygon else { return }
    for part in 0..<geometry.partCount {
      var ring = clip.ring(geometry.points(ofPart: part))
      guard ring.count > 2 else { continue }
      if let beyond { ring = ring.map(beyond) }
      builder.add(ring, isClosed: true)
    }
    builder.endShape()
  }

  /// Adds the lines of a line feature or the outlines of a polygon, without the sides that cutting makes.
  func lines(_ geometry: TileGeometry, into builder: inout Outlines.Builder) {
    guard geometry.kind == .line || geometry.kind == .polygon else { return }
    for part in 0..<geometry.partCount {
      var points = geometry.points(ofPart: part)
      if geometry.kind == .polygon, let first = points.first {
        if clip.relation(to: points) == .inside {
          builder.add(points, isClosed: true)
          continue
        }
        points.append(first)
      }
      for line in clip.line(points) { builder.add(line, isClosed: false) }
    }
    builder.endShape()
  }
}
