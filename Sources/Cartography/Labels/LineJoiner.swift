import Geography

/// Joins lines that bear one name where they meet, so that a street of many short pieces can carry its name.
///
/// Where more than two of them meet, those join that go on most nearly straight.
struct LineJoiner {
  private let lines: [[WorldPoint]]
  /// For each end of a line, the end that it is joined to.
  private var joints: [End: End] = [:]

  /// One end of a line.
  private struct End: Hashable {
    var line: Int
    /// Whether it is the line's last point.
    var isLast: Bool

    var other: End { End(line: line, isLast: !isLast) }
  }

  /// The cosine of the widest turn, 60 degrees, by which lines are joined where more than two meet.
  private static let leastStraightness = 0.5

  /// The lines joined as far as they go, in the order of their first pieces.
  static func joined(_ lines: [[WorldPoint]]) -> [[WorldPoint]] {
    guard lines.count > 1 else { return lines }
    var joiner = LineJoiner(lines: lines.filter { $0.count > 1 })
    joiner.join()
    return joiner.chains()
  }

  private init(lines: [[WorldPoint]]) {
    self.lines = lines
  }

  private mutating func join() {
    var order: [WorldPoint] = []
    var meetings: [WorldPoint: [End]] = [:]
    for line in lines.indices {
      for end in [End(line: line, isLast: false), End(line: line, isLast: true)] {
        if meetings[point(end), default: []].isEmpty { order.append(point(end)) }
        meetings[point(end), default: []].append(end)
      }
    }
    for place in order { join(meetings[place] ?? []) }
  }

  /// Joins ends that meet in one point, the straightest pair first.
  private mutating func join(_ ends: [End]) {
    var pairs: [(straightness: Double, one: End, other: End)] = []
    for (index, one) in ends.enumerated().prefix(8) {
      for other in ends.prefix(8).dropFirst(index + 1) where one.line != other.line {
        pairs.append((straightness(one, other), one, other))
      }
    }
    // Equals stay in the order of the lines.
    pairs.sort { $0.straightness > $1.straightness }
    for (straightness, one, other) in pairs where joints[one] == nil && joints[other] == nil {
      guard straightness > Self.leastStraightness || ends.count == 2 else { return }
      joints[one] = other
      joints[other] = one
    }
  }

  private func chains() -> [[WorldPoint]] {
    var used = Set<Int>()
    var chains: [[WorldPoint]] = []
    for line in lines.indices where !used.contains(line) {
      let start = firstEnd(of: line)
      var (end, chain) = (start, [WorldPoint]())
      while used.insert(end.line).inserted {
        let piece = end.isLast ? lines[end.line].reversed() : lines[end.line]
        chain += chain.isEmpty ? piece[...] : piece.dropFirst()
        guard let next = joints[end.other] else { break }
        end = next
      }
      chains.append(chain)
    }
    return chains
  }

  /// The end where the chain of a line begins; of a ring, the line's own first.
  private func firstEnd(of line: Int) -> End {
    var end = End(line: line, isLast: false)
    for _ in lines.indices {
      guard let before = joints[end], before.line != line else { break }
      end = before.other
    }
    return end
  }

  private func point(_ end: End) -> WorldPoint {
    let line = lines[end.line]
    return end.isLast ? line[line.count - 1] : line[0]
  }

  /// The cosine of the turn from one line onto another: 1 for straight on.
  private func straightness(_ one: End, _ other: End) -> Double {
    -(direction(away: one) * direction(away: other)).sum()
  }

  /// The direction from an end into its line, of length 1.
  private func direction(away end: End) -> SIMD2<Double> {
    let line = lines[end.line]
    let (from, to) = end.isLast ? (line[line.count - 1], line[line.count - 2]) : (line[0], line[1])
    let way = SIMD2(to.x - from.x, to.y - from.y)
    let length = (way * way).sum().squareRoot()
    return length > 0 ? way / length : .zero
  }
}
