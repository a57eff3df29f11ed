import Geography
import Typography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The stretches of a line that carry its name.
///
/// Where they lie is settled once for a whole zoom level, so that a name stays on its stretch while the
/// zoom changes within it. Each level keeps the middles of the one before and has new ones between them.
struct LabelRuns {
  private let line: [WorldPoint]
  private let lengths: [Double]
  private let text: ShapedText
  private let spacing: Double

  /// One stretch.
  struct Run {
    /// The part of the line round the stretch.
    var line: [WorldPoint]
    /// Where the middle of the name lies, in map points from the start of `line`.
    var middle: Double
    /// The point of the line under the middle of the name.
    var anchor: WorldPoint
  }

  /// Looks at a line of the world.
  /// - Parameters:
  ///   - line: The line within one tile.
  ///   - text: The name, shaped on one line.
  ///   - size: The size, in points, that the name has at the whole zoom: a name that grows with the zoom stays where it
  ///     was placed there.
  ///   - zoom: The zoom it is settled for; its whole part decides where the name stands.
  ///   - spacing: Points between two names of the line.
  init(_ line: [WorldPoint], _ text: ShapedText, size: Double, zoom: Double, spacing: Double) {
    self.line = line
    self.text = text
    let scale = WorldPoint.width / (512 * Double(1 << Int(max(zoom, 0).rounded(.down))))
    self.spacing = spacing * scale
    pointScale = scale * size / text.size
    var lengths = [0.0]
    lengths.reserveCapacity(line.count)
    for index in line.indices.dropFirst() {
      let (from, to) = (line[index - 1], line[index])
      lengths.append(lengths[index - 1] + hypot(to.x - from.x, to.y - from.y))
    }
    self.lengths = lengths
  }

  /// Map points per point of the text, as it is at the whole zoom.
  private let pointScale: Double
  /// How many places are tried round each middle, to find the straightest.
  private static let tries = [0.0, -1, 1, -2, 2, -3, 3]

  /// All stretches that can carry the name.
  func all(maxAngle: Double) -> [Run] {
    guard let total = lengths.last, total > 0 else { return [] }
    let need = text.width * pointScale
    guard need > 0, need < 2 * LabelField.widest * pointScale, total > need * 1.1 else { return [] }
    let parts = parts(of: total)
    return (1..<parts).compactMap { index in
      straightest(near: total * Double(index) / Double(parts), need: need, total: total, maxAngle: maxAngle)
    }
  }

  /// Into how many parts names cut the line: a power of two, so that a closer zoom keeps the cuts of this one.
  private func parts(of total: Double) -> Int {
    var parts = 2
    while parts < 64, total / Double(2 * parts) > spacing * 0.75 { parts *= 2 }
    return parts
  }

  private func straightest(
    near middle: Double, need: Double, total: Double, maxAngle: Double
  ) -> Run? {
    var best: (run: Run, turn: Double)?
    for step in Self.tries {
      let place = middle + step * need * 0.4
      guard place - need * 0.55 > 0, place + need * 0.55 < total else { continue }
      let run = run(at: place, need: need)
      let points = run.line.map { ViewPoint(x: $0.x / pointScale, y: $0.y / pointScale) }
      guard let curved = text.along(points, center: run.middle / pointScale, maxAngle: maxAngle) else {
        continue
      }
      if curved.turn < (best?.turn ?? 60) { best = (run, curved.turn) }
      if curved.turn < 12 { break }
    }
    return best?.run
  }

  /// The part of the line round a place, with room for the name at the next whole zoom.
  private func run(at place: Double, need: Double) -> Run {
    let first = max((lengths.lastIndex { $0 <= place - need } ?? 0), 0)
    let last = min(lengths.firstIndex { $0 >= place + need } ?? line.count - 1, line.count - 1)
    let part = Array(line[first...max(last, first)])
    return Run(line: part, middle: place - lengths[first], anchor: point(at: place))
  }

  private func point(at place: Double) -> WorldPoint {
    let next = max(lengths.firstIndex { $0 >= place } ?? lengths.count - 1, 1)
    let (from, to) = (line[next - 1], line[next])
    let length = lengths[next] - lengths[next - 1]
    let share = length > 0 ? (place - lengths[next - 1]) / length : 0
    return WorldPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}

extension LabelRuns.Run {
  /// What the name covers on a plane, in points relative to the anchor; nothing if it does not fit there.
  func boxes(of text: ShapedText, _ plane: LabelPlane, padding: Double, maxAngle: Double) -> [ViewRect]? {
    let points = line.map(plane.place)
    let center = plane.place(anchor)
    guard let curved = text.along(points, center: middle / plane.scale, maxAngle: maxAngle) else {
      return nil
    }
    let reach = text.size * 0.6 + padding
    return curved.glyphs.map { glyph in
      ViewRect(
        x: glyph.x - center.x - reach, y: glyph.y - center.y - reach, width: 2 * reach, height: 2 * reach)
    }
  }
}
