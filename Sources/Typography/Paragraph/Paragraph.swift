/// A stretch of a paragraph that one face, one script and one direction set, in the order it is read.
struct TextRun {
  var range: Range<Int>
  var face: FaceID
  var script: Script
  var level: UInt8
}

/// Text without line breaks, taken apart into runs that can be shaped.
struct Paragraph {
  let scalars: [UInt32]
  private(set) var runs: [TextRun] = []
  /// Characters that no face has, as often as they stand there.
  private(set) var missing: [UInt32] = []
  /// Whether all of it is Latin below U+0300, set in the primary face.
  private(set) var isPlain = false
  /// Whether it holds lower-case letters.
  let hasLowercase: Bool

  init(_ scalars: [UInt32], chooser: inout FaceChooser) {
    self.scalars = scalars
    hasLowercase = scalars.contains {
      $0 < 0x80 ? 0x61...0x7A ~= $0 : CharacterClass(of: $0) == .lowercase
    }
    guard !scalars.isEmpty else { return }
    let isCovered = !scalars.contains(where: Emoji.mayShow) && chooser.primaryCovers(scalars)
    if isCovered, scalars.allSatisfy({ $0 < 0x300 }) {
      isPlain = true
      runs = [TextRun(range: scalars.indices, face: chooser.primary, script: .latin, level: 0)]
      return
    }
    let levels = Bidi.levels(of: scalars)
    let scripts = Self.scripts(of: scalars)
    var current: FaceID?
    for cluster in Self.clusters(of: scalars) {
      let face = isCovered ? chooser.primary : chooser.face(for: scalars[cluster], after: current)
      guard let face else {
        report(scalars[cluster])
        continue
      }
      current = face
      append(
        TextRun(
          range: cluster, face: face, script: scripts[cluster.lowerBound],
          level: levels?[cluster.lowerBound] ?? 0))
    }
  }

  private mutating func append(_ run: TextRun) {
    if let last = runs.last, last.range.upperBound == run.range.lowerBound, last.face == run.face,
      last.script == run.script, last.level == run.level
    {
      runs[runs.count - 1].range = last.range.lowerBound..<run.range.upperBound
    } else {
      runs.append(run)
    }
  }

  private mutating func report(_ cluster: ArraySlice<UInt32>) {
    for scalar in cluster where !isIgnorable(scalar) { missing.append(scalar) }
  }

  /// The script of each character; neutral ones take that before them, at the start that after them.
  private static func scripts(of scalars: [UInt32]) -> [Script] {
    var scripts = scalars.map(Script.init(of:))
    var current = scripts.first { !$0.isNeutral } ?? .latin
    for index in scripts.indices {
      if scripts[index].isNeutral { scripts[index] = current } else { current = scripts[index] }
    }
    return scripts
  }

  /// Ranges of characters that must not come apart: a base, its marks, what joiners tie to it, flags.
  static func clusters(of scalars: [UInt32]) -> [Range<Int>] {
    var clusters: [Range<Int>] = []
    var start = 0
    var flagLetters = 0
    for index in scalars.indices.dropFirst() {
      let scalar = scalars[index]
      flagLetters = Emoji.isFlagLetter(scalars[index - 1]) ? flagLetters + 1 : 0
      let isTied =
        scalars[index - 1] == 0x200D && Script(of: scalar).isNeutral
        || Emoji.isTied(scalars, at: index, after: flagLetters)
      if scalar < 0x300 || !(isTied || isIgnorable(scalar) || CharacterClass(of: scalar) == .mark) {
        clusters.append(start..<index)
        start = index
      }
    }
    if !scalars.isEmpty { clusters.append(start..<scalars.count) }
    return clusters
  }
}
