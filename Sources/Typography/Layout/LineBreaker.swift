/// Chooses where a paragraph that is too wide is broken.
///
/// Widths come from the paragraph shaped as one line; the lines are shaped afresh afterwards.
struct LineBreaker {
  private let scalars: [UInt32]
  /// Width of all characters before each one, in points.
  private let before: [Double]
  private let spacing: Double
  /// Where each cluster of the paragraph ends, once a word had to be cut.
  private var clusterEnds: [Int]?

  init(_ scalars: [UInt32], line: ShapedLine) {
    self.scalars = scalars
    var widths = [Double](repeating: 0, count: scalars.count)
    for glyph in line.glyphs { widths[glyph.cluster] += glyph.advance }
    var total = 0.0
    var sums = [0.0]
    sums.reserveCapacity(scalars.count + 1)
    for width in widths {
      total += width
      sums.append(total)
    }
    before = sums
    spacing = line.glyphs.last?.spacing ?? 0
  }

  /// The characters of each line, without the blanks between them.
  ///
  /// No more than one line beyond `limit` is looked for: enough to see that there are too many.
  mutating func lines(
    _ range: Range<Int>, maxWidth: Double, breaking: ParagraphStyle.Breaking, limit: Int = .max
  ) -> [Range<Int>] {
    let breaks = [range.lowerBound] + BreakOpportunities.after(scalars, in: range) + [range.upperBound]
    switch breaking {
    case .filled:
      return filled(breaks, maxWidth: maxWidth, cutsWords: true, limit: limit)
    case .balanced:
      let filled = filled(breaks, maxWidth: maxWidth, cutsWords: false, limit: limit)
      // Beyond this a text is no label, and the search is quadratic.
      guard filled.count > 1, filled.count <= limit, breaks.count <= 200 else { return filled }
      return balanced(breaks, count: filled.count, maxWidth: maxWidth)
    }
  }

  private func line(_ from: Int, _ to: Int) -> Range<Int> { trimmedBlanks(scalars, from..<to) }

  private func width(_ line: Range<Int>) -> Double {
    line.isEmpty ? 0 : before[line.upperBound] - before[line.lowerBound] - spacing
  }

  /// Lines as full as they go.
  private mutating func filled(
    _ breaks: [Int], maxWidth: Double, cutsWords: Bool, limit: Int
  ) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = breaks[0]
    var index = 1
    while index < breaks.count, lines.count <= limit {
      // At least one word, then as many more as fit.
      var end = index
      while end + 1 < breaks.count, width(line(start, breaks[end + 1])) <= maxWidth { end += 1 }
      let chosen = line(start, breaks[end])
      if cutsWords, width(chosen) > maxWidth, let cut = cut(chosen, maxWidth: maxWidth) {
        lines.append(chosen.lowerBound..<cut)
        start = cut
        index = end
        continue
      }
      if !chosen.isEmpty { lines.append(chosen) }
      start = breaks[end]
      index = end + 1
    }
    return lines
  }

  /// The last place between clusters up to which a word fits a line, one cluster at least.
  private mutating func cut(_ word: Range<Int>, maxWidth: Double) -> Int? {
    let ends = clusterEnds ?? Paragraph.clusters(of: scalars).map(\.upperBound)
    clusterEnds = ends
    var index = ends.countOfFirst { $0 <= word.lowerBound }
    guard index < ends.count, ends[index] < word.upperBound else { return nil }
    var place = ends[index]
    index += 1
    while index < ends.count, ends[index] < word.upperBound, width(word.lowerBound..<ends[index]) <= maxWidth
    {
      place = ends[index]
      index += 1
    }
    return place
  }

  /// A given number of lines whose squared differences from the mean, with penalties, add up to the least.
  private func balanced(_ breaks: [Int], count: Int, maxWidth: Double) -> [Range<Int>] {
    let last = breaks.count - 1
    let target = width(line(breaks[0], breaks[last])) / Double(count)
    // cost[k][j]: the best cost of k lines that end at break j; origin: where the last of them starts.
    var cost = [[Double]](repeating: [Double](repeating: .infinity, count: breaks.count), count: count + 1)
    var origin = [[Int]](repeating: [Int](repeating: 0, count: breaks.count), count: count + 1)
    cost[0][0] = 0
    let bad = (0...last).map { end in
      (0..<end).map {
        badness(breaks[$0], breaks[end], target: target, maxWidth: maxWidth, isLast: end == last)
      }
    }
    for used in 1...count {
      for end in used...max(used, last) where end <= last {
        for start in (used - 1)..<end where cost[used - 1][start] < .infinity {
          if cost[used - 1][start] + bad[end][start] < cost[used][end] {
            cost[used][end] = cost[used - 1][start] + bad[end][start]
            origin[used][end] = start
          }
        }
      }
    }
    var lines: [Range<Int>] = []
    var end = last
    for used in stride(from: count, through: 1, by: -1) {
      let start = origin[used][end]
      lines.append(line(breaks[start], breaks[end]))
      end = start
    }
    return lines.reversed().filter { !$0.isEmpty }
  }

  private func badness(_ from: Int, _ to: Int, target: Double, maxWidth: Double, isLast: Bool) -> Double {
    let line = line(from, to)
    let width = width(line)
    var badness = (width - target) * (width - target)
    if width > maxWidth { badness += 1000 * (width - maxWidth) * (width - maxWidth) }
    // Small words are short: the end of the line tells all.
    let end = scalars[line].suffix(4)
    let word = end.lastIndex(of: 0x20).map { end[($0 + 1)...] } ?? end
    guard !word.isEmpty, isSmallWord(word) else { return badness }
    if word.startIndex == line.lowerBound {
      badness += 4 * target * target
    } else if !isLast {
      badness += 0.06 * target * target
    }
    return badness
  }

  /// Articles and the like: up to three letters of a script that has small ones.
  private func isSmallWord(_ word: ArraySlice<UInt32>) -> Bool {
    word.count <= 3
      && word.allSatisfy { scalar in
        let kind = CharacterClass(of: scalar)
        return kind == .lowercase || (kind == .letter && scalar < 0x590)
      }
  }
}

/// A range without the blanks at its ends.
func trimmedBlanks(_ scalars: [UInt32], _ range: Range<Int>) -> Range<Int> {
  var (start, end) = (range.lowerBound, range.upperBound)
  while start < end, isBreakingBlank(scalars[start]) { start += 1 }
  while end > start, isBreakingBlank(scalars[end - 1]) { end -= 1 }
  return start..<end
}

/// Blanks that end lines: not the no-break ones.
func isBreakingBlank(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
  default: false
  }
}

extension Array {
  /// How many elements at the beginning fulfil a condition that none after them fulfils; halves the rest each time.
  func countOfFirst(where isFirst: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isFirst(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
