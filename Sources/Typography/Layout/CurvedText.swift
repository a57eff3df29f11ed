public import Geography
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Text laid along a line, each glyph turned with it.
public struct CurvedText: Hashable, Sendable {
  /// The glyphs in the coordinates of the line; angles in degrees clockwise.
  public var glyphs: [PlacedGlyph]
  /// The widest angle between any two places under the text, in degrees: 0 on a straight line.
  public var turn: Double
  /// Whether the text runs against the line, so as not to stand on its head.
  public var isReversed: Bool
}

extension ShapedText {
  /// Lays the text along a line, the middle of its letters on it.
  ///
  /// Places go by arc length. A glyph and its marks are turned as one about the middle of their advance, by the
  /// direction of the line over a stretch of one em (more for wider glyphs), so that a corner turns letters
  /// little by little. Text that would run leftward, or straight down, runs against the line instead.
  ///
  /// - Parameters:
  ///   - line: Points of the line, in the same unit as the text's sizes; repeated points do no harm.
  ///   - center: Arc length at which the middle of the text lies, from the line's first point.
  ///   - maxAngle: The widest angle allowed between neighbouring glyphs, in degrees; by default 45.
  ///   - keepsUpright: Whether the text may run against the line; by default yes.
  /// - Returns: Nothing if the text reaches beyond an end of the line, bends too much, or a number is not finite.
  public func along(
    _ line: [ViewPoint], center: Double, maxAngle: Double = 45, keepsUpright: Bool = true
  ) -> CurvedText? {
    var walk = ArcLength(line)
    var start = center - width / 2
    guard start >= 0, start + width <= walk.length, walk.length.isFinite else { return nil }
    let isReversed = keepsUpright && walk.runsBackward(from: start, to: start + width)
    if isReversed {
      walk = ArcLength(line.reversed())
      start = walk.length - center - width / 2
      // Rounding must not push the text over the end.
      start = min(max(start, 0), max(walk.length - width, 0))
    }
    var curved = CurvedText(glyphs: [], turn: 0, isReversed: isReversed)
    curved.glyphs.reserveCapacity(glyphs.count)
    var (previous, total, lowest, highest) = (Double?.none, 0.0, 0.0, 0.0)
    for glyph in glyphs {
      let place = start + glyph.middle
      let reach = max(glyph.width, size) / 2
      let angle = walk.direction(from: place - reach, to: place + reach)
      if let previous {
        let step = shortestTurn(from: previous, to: angle)
        guard abs(step) <= maxAngle else { return nil }
        total += step
        lowest = min(lowest, total)
        highest = max(highest, total)
      }
      previous = angle
      let turned = Transform.rotation(degrees: angle)
        .apply(ViewPoint(x: glyph.x - glyph.middle, y: glyph.y + middle))
      let point = walk.point(at: place)
      curved.glyphs.append(
        PlacedGlyph(
          face: glyph.face, glyph: glyph.glyph, x: point.x + turned.x, y: point.y + turned.y, angle: angle))
    }
    curved.turn = highest - lowest
    return curved
  }
}

/// The turn from one direction to another, in degrees, -180 to 180.
private func shortestTurn(from: Double, to: Double) -> Double {
  let turn = to - from
  return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
}

/// A line by arc length.
struct ArcLength {
  private let points: [ViewPoint]
  /// Arc length at each point.
  private let lengths: [Double]

  init(_ points: [ViewPoint]) {
    self.points = points
    var lengths: [Double] = []
    lengths.reserveCapacity(points.count)
    var total = 0.0
    for (index, point) in points.enumerated() {
      if index > 0 {
        let (dx, dy) = (point.x - points[index - 1].x, point.y - points[index - 1].y)
        total += (dx * dx + dy * dy).squareRoot()
      }
      lengths.append(total)
    }
    self.lengths = lengths
  }

  /// The whole length; 0 for fewer than two points.
  var length: Double { lengths.last ?? 0 }

  /// The point at an arc length; beyond the ends, the ends.
  func point(at place: Double) -> ViewPoint {
    guard let first = points.first, let last = points.last else { return .zero }
    guard place > 0 else { return first }
    guard place < length else { return last }
    // The first point at or beyond the place.
    var (low, high) = (0, lengths.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if lengths[middle] < place { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return first }
    let (from, to) = (points[low - 1], points[low])
    let step = lengths[low] - lengths[low - 1]
    let part = step > 0 ? (place - lengths[low - 1]) / step : 0
    return ViewPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// Direction of the chord between two arc lengths, in degrees clockwise from rightward.
  func direction(from: Double, to: Double) -> Double {
    let (start, end) = (point(at: max(from, 0)), point(at: min(to, length)))
    return atan2(end.y - start.y, end.x - start.x) * 180 / .pi
  }

  /// Whether text between two arc lengths would read leftward or straight down.
  func runsBackward(from: Double, to: Double) -> Bool {
    let (start, end) = (point(at: from), point(at: to))
    return end.x < start.x || (end.x == start.x && end.y > start.y)
  }
}
