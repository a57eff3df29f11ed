package import Geography
import Synchronization

/// Many shapes of straight lines, kept flat and shared: made once, drawn in picture after picture.
///
/// The coordinates are of a plane of their own, such as the units of a tile; ``PlacedOutlines`` say where they come to
/// lie. Nothing in it changes after it is made.
package final class Outlines: Sendable {
  /// A line or a ring: the points up to an index, from where the one before ended.
  package struct Line: Hashable, Sendable {
    /// The index after its last point.
    package var end: Int32
    /// Whether its end is joined with its start.
    package var isClosed: Bool
  }

  /// What is painted as a whole, such as a building with its courtyard.
  package struct Shape: Hashable, Sendable {
    /// The index after its last line.
    package var end: Int32
    /// The bounds of its points.
    package var bounds: Bounds
  }

  /// The points of all lines, one line after the other.
  package let points: [SIMD2<Double>]
  /// The lines of all shapes, one shape after the other.
  package let lines: [Line]
  /// The shapes, in the order in which they are drawn.
  package let shapes: [Shape]

  /// The indices of a line's points.
  package func points(of line: Int) -> Range<Int> {
    (line > 0 ? Int(lines[line - 1].end) : 0)..<Int(lines[line].end)
  }

  private let knownDigest = Mutex<String?>(nil)

  fileprivate init(points: [SIMD2<Double>], lines: [Line], shapes: [Shape]) {
    self.points = points
    self.lines = lines
    self.shapes = shapes
  }

  /// SHA-256 of the content, in hexadecimal; computed when it is first asked for.
  var digest: String {
    if let known = knownDigest.withLock({ $0 }) { return known }
    let digest = computedDigest
    knownDigest.withLock { $0 = digest }
    return digest
  }

  private var computedDigest: String {
    let hash = Hash()
    let ends = lines.map { $0.end << 1 | ($0.isClosed ? 1 : 0) } + shapes.map(\.end)
    hash.add("\(points.count) \(lines.count) \(shapes.count)\n")
    hash.add(ends)
    if let short = Outlines.sixtyFourths(points, as: Int32.self) {
      hash.add(short)
    } else {
      hash.add(points.map { SIMD2($0.x.bitPattern, $0.y.bitPattern) })
    }
    return hash.finish()
  }

  /// Points to a 64th of a unit, which for tiles is less than a hundredth of a point; nothing if one is too far away.
  private static func sixtyFourths<Whole: FixedWidthInteger & SIMDScalar>(
    _ points: [SIMD2<Double>], as _: Whole.Type
  ) -> [SIMD2<Whole>]? {
    let limit = Double(Whole.max) / 64 - 1
    guard points.allSatisfy({ $0.x.magnitude < limit && $0.y.magnitude < limit }) else { return nil }
    return points.map { SIMD2(Whole(($0.x * 64).rounded()), Whole(($0.y * 64).rounded())) }
  }
}

extension Outlines {
  /// All shapes as one path.
  package func path(_ transform: Transform) -> Path {
    var path = Path()
    path.reserveCapacity(points.count + lines.count)
    for line in lines.indices {
      for index in points(of: line) {
        let place = transform.apply(ViewPoint(x: points[index].x, y: points[index].y))
        if index == points(of: line).lowerBound { path.move(to: place) } else { path.line(to: place) }
      }
      if lines[line].isClosed { path.close() }
    }
    return path
  }
}

extension Outlines: Hashable {
  package static func == (one: Outlines, other: Outlines) -> Bool {
    one === other || (one.points == other.points && one.lines == other.lines && one.shapes == other.shapes)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    hasher.combine(points.first)
    hasher.combine(points.last)
  }
}

extension Outlines {
  /// Gathers shapes line by line.
  package struct Builder {
    private var points: [SIMD2<Double>] = []
    private var lines: [Line] = []
    private var shapes: [Shape] = []
    private var shapeStart = 0

    /// Starts without a shape.
    package init() {}

    /// Adds a line or ring to the shape that is being made; one without points is left out.
    package mutating func add(_ line: [SIMD2<Double>], isClosed: Bool) {
      let start = points.count
      points.append(contentsOf: line)
      guard points.count > start, points.count < Int(Int32.max) else {
        return points.removeSubrange(start...)
      }
      lines.append(Line(end: Int32(points.count), isClosed: isClosed))
    }

    /// Ends the shape; one without lines is none.
    package mutating func endShape() {
      guard let bounds = Bounds(points[shapeStart...]) else { return }
      shapes.append(Shape(end: Int32(lines.count), bounds: bounds))
      shapeStart = points.count
    }

    /// The shapes that were ended; nothing if there are none.
    package var outlines: Outlines? {
      shapes.isEmpty ? nil : Outlines(points: points, lines: lines, shapes: shapes)
    }
  }
}

/// Shared shapes at a place in the picture.
package struct PlacedOutlines: Hashable, Sendable {
  /// The shapes.
  package var outlines: Outlines
  /// From their plane to points.
  package var transform: Transform

  /// Places shapes.
  package init(_ outlines: Outlines, _ transform: Transform) {
    self.outlines = outlines
    self.transform = transform
  }
}
