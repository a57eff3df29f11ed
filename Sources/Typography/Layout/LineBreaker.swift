/// Chooses where a paragraph that is too wide is broken.
///
/// Widths come from the paragraph shaped as one line; the lines are shaped afresh afterwards.
struct LineBreaker {
  private let scalars: [UInt32]
  /// Width of all characters before each one, in points.
  private let before: [Double]
  private let spacing: Double

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
  func lines(_ range: Range<Int>, maxWidth: Double, breaking: ParagraphStyle.Breaking) -> [Range<Int>] {
    let breaks = [range.lowerBound] + BreakOpportunities.after(scalars, in: range) + [range.upperBound]
    switch breaking {
    case .filled:
      return filled(breaks, maxWidth: maxWidth, cutsWords: true)
    case .balanced:
      let filled = filled(breaks, maxWidth: maxWidth, cutsWords: false)
      // Beyond this a text is no label, and the search is quadratic.
      guard filled.count > 1, breaks.count <= 200 else { return filled }
      return balanced(breaks, count: filled.count, maxWidth: maxWidth)
    }
  }

  private func line(_ from: Int, _ to: Int) -> Range<Int> { trimmedBlanks(scalars, from..<to) }

  private func width(_ line: Range<Int>) -> Double {
    line.isEmpty ? 0 : before[line.upperBound] - before[line.lowerBound] - spacing
  }

  /// Lines as full as they go.
  private func filled(_ breaks: [Int], maxWidth: Double, cutsWords: Bool) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = breaks[0]
    var index = 1
    while index < breaks.count {
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
  private func cut(_ word: Range<Int>, maxWidth: Double) -> Int? {
    let clusters = Paragraph.clusters(of: Array(scalars[word]))
    guard clusters.count > 1 else { return nil }
    var place = word.lowerBound + clusters[0].upperBound
    for cluster in clusters.dropFirst().dropLast() {
      let end = word.lowerBound + cluster.upperBound
      guard width(word.lowerBound..<end) <= maxWidth else { break }
      place = end
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
    for used in 1...count {
      for end in used...max(used, last) where end <= last {
        for start in (used - 1)..<end where cost[used - 1][start] < .infinity {
          let badness = badness(
            breaks[start], breaks[end], target: target, maxWidth: maxWidth, isLast: end == last)
          if cost[used - 1][start] + badness < cost[used][end] {
            cost[used][end] = cost[used - 1][start] + badness
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
    let words = scalars[line].split(separator: 0x20)
    guard let word = words.last, isSmallWord(word) else { return badness }
    if words.count == 1 {
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
