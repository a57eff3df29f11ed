/// Which way each character of a paragraph runs: an even level reads left to right, an odd one right to left.
///
/// The rules are those of Unicode's bidirectional algorithm (UAX 9: P2-P3, W1-W7, N1-N2, I1-I2) without
/// explicit embeddings, isolates and paired brackets, which names on maps do not carry.
enum Bidi {
  private enum Kind {
    case left, right, arabic, number, arabicNumber, separator, sign, common, mark, neutral

    init(of scalar: UInt32) {
      switch scalar {
      case 0x30...0x39, 0x6F0...0x6F9: self = .number
      case 0x660...0x669, 0x66B...0x66C: self = .arabicNumber
      case 0x2B, 0x2D: self = .separator
      case 0x23...0x25, 0xA2...0xA5, 0xB0, 0x20AC, 0x2032...0x2033: self = .sign
      case 0x2C, 0x2E, 0x2F, 0x3A, 0xA0: self = .common
      case 0x200E: self = .left
      case 0x200F: self = .right
      default: self = Self.byCategory(scalar)
      }
    }

    private static func byCategory(_ scalar: UInt32) -> Kind {
      switch CharacterClass(of: scalar) {
      case .mark: return .mark
      case .letter, .lowercase, .digit:
        let script = Script(of: scalar)
        guard script.isRightToLeft else { return .left }
        return script == .hebrew ? .right : .arabic
      default: return .neutral
      }
    }

    var isStrong: Bool { self == .left || self == .right || self == .arabic }
  }

  /// The level of each character, or nothing if all of them read left to right.
  static func levels(of scalars: [UInt32]) -> [UInt8]? {
    guard scalars.contains(where: { mayBeRightToLeft($0) }) else { return nil }
    var kinds = scalars.map(Kind.init(of:))
    guard kinds.contains(where: { $0 == .right || $0 == .arabic || $0 == .arabicNumber }) else { return nil }
    let base: UInt8 = kinds.first { $0.isStrong } == .left || !kinds.contains { $0.isStrong } ? 0 : 1
    resolveMarksAndNumbers(&kinds, start: base == 0 ? .left : .right)
    resolveNeutrals(&kinds, outside: base == 0 ? .left : .right)
    return kinds.map { kind in
      switch kind {
      case .left: base == 0 ? 0 : 2
      case .number, .arabicNumber: 2
      default: 1
      }
    }
  }

  private static func mayBeRightToLeft(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0..<0x590: false
    case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }

  /// W1 to W7; what is left of signs and separators becomes neutral.
  private static func resolveMarksAndNumbers(_ kinds: inout [Kind], start: Kind) {
    var strong = start
    for index in kinds.indices {
      if kinds[index] == .mark { kinds[index] = index > 0 ? kinds[index - 1] : start }
      if kinds[index].isStrong { strong = kinds[index] }
      if kinds[index] == .number, strong == .arabic { kinds[index] = .arabicNumber }
    }
    for index in kinds.indices.dropFirst().dropLast() {
      let (before, after) = (kinds[index - 1], kinds[index + 1])
      let isJoint = kinds[index] == .common || (kinds[index] == .separator && before == .number)
      if isJoint, before == after, before == .number || before == .arabicNumber { kinds[index] = before }
    }
    spreadNumbersOverSigns(&kinds)
    strong = start
    for index in kinds.indices {
      switch kinds[index] {
      case .arabic: kinds[index] = .right
      case .separator, .sign, .common: kinds[index] = .neutral
      case .number where strong == .left: kinds[index] = .left
      default: break
      }
      if kinds[index] == .left || kinds[index] == .right { strong = kinds[index] }
    }
  }

  /// W5: currency, per cent and degree signs beside a number belong to it.
  private static func spreadNumbersOverSigns(_ kinds: inout [Kind]) {
    for index in kinds.indices.dropFirst() where kinds[index] == .sign && kinds[index - 1] == .number {
      kinds[index] = .number
    }
    for index in kinds.indices.dropLast().reversed()
    where kinds[index] == .sign && kinds[index + 1] == .number {
      kinds[index] = .number
    }
  }

  /// N1 and N2: neutrals between two of one direction take it, others the paragraph's.
  private static func resolveNeutrals(_ kinds: inout [Kind], outside: Kind) {
    func direction(_ kind: Kind) -> Kind { kind == .left ? .left : .right }
    var index = 0
    while index < kinds.count {
      guard kinds[index] == .neutral else {
        index += 1
        continue
      }
      var end = index
      while end < kinds.count, kinds[end] == .neutral { end += 1 }
      let before = index > 0 ? direction(kinds[index - 1]) : outside
      let after = end < kinds.count ? direction(kinds[end]) : outside
      for place in index..<end { kinds[place] = before == after ? before : outside }
      index = end
    }
  }

  /// The order in which runs of given levels stand from left to right (rule L2), as indices into them.
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
