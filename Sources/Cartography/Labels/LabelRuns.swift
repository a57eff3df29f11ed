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
/// zoom changes within it.
struct LabelRuns {
  private let line: [WorldPoint]
  private let lengths: [Double]
  private let specification: LabelSpecification
  private let spacing: Double

  /// One stretch with its name.
  struct Run {
    /// The name, shaped on one line.
    var text: ShapedText
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
  ///   - specification: The label.
  ///   - zoom: The zoom it is settled for; its whole part decides where the name stands.
  ///   - spacing: Points between two names of the line.
  init(_ line: [WorldPoint], _ specification: LabelSpecification, zoom: Double, spacing: Double) {
    self.line = line
    self.specification = specification
    let scale = WorldPoint.width / (512 * Double(1 << Int(max(zoom, 0).rounded(.down))))
    self.spacing = spacing * scale
    pointScale = scale
    var lengths = [0.0]
    lengths.reserveCapacity(line.count)
    for index in line.indices.dropFirst() {
      let (from, to) = (line[index - 1], line[index])
      lengths.append(lengths[index - 1] + hypot(to.x - from.x, to.y - from.y))
    }
    self.lengths = lengths
  }

  /// Map points per point at the whole zoom.
  private let pointScale: Double
  /// How many places are tried round each middle, to find the straightest.
  private static let tries = [0.0, -1, 1, -2, 2, -3, 3]

  /// All stretches that can carry the name.
  func all(_ setter: LabelSetter, maxAngle: Double) -> [Run] {
    guard let total = lengths.last, total > 0 else { return [] }
    let text = setter.shape(specification)
    let need = text.width * pointScale
    guard need > 0, need < 2 * LabelField.widest * pointScale, total > need * 1.1 else { return [] }
    let count = max(1, Int(min((total / spacing).rounded(), 64)))
    return (0..<count).compactMap { index in
      let middle = total * (Double(index) + 0.5) / Double(count)
      return straightest(text, near: middle, need: need, total: total, maxAngle: maxAngle)
    }
  }

  private func straightest(
    _ text: ShapedText, near middle: Double, need: Double, total: Double, maxAngle: Double
  ) -> Run? {
    var best: (run: Run, turn: Double)?
    for step in Self.tries {
      let place = middle + step * need * 0.4
      guard place - need * 0.55 > 0, place + need * 0.55 < total else { continue }
      let run = run(text, at: place, need: need)
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
  private func run(_ text: ShapedText, at place: Double, need: Double) -> Run {
    let first = max((lengths.lastIndex { $0 <= place - need } ?? 0), 0)
    let last = min(lengths.firstIndex { $0 >= place + need } ?? line.count - 1, line.count - 1)
    let part = Array(line[first...max(last, first)])
    return Run(text: text, line: part, middle: place - lengths[first], anchor: point(at: place))
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
  func boxes(_ plane: LabelPlane, padding: Double, maxAngle: Double) -> [ViewRect]? {
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
