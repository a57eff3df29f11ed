/// Where a line may end: a short form of Unicode's line breaking (UAX 14) that serves names.
enum BreakOpportunities {
  /// The places inside a range before which a line may start, in order.
  static func after(_ scalars: [UInt32], in range: Range<Int>) -> [Int] {
    var places: [Int] = []
    guard range.count > 1 else { return places }
    for place in (range.lowerBound + 1)..<range.upperBound
    where mayBreak(scalars[place - 1], scalars[place], before: place >= 2 ? scalars[place - 2] : 0x20) {
      places.append(place)
    }
    return places
  }

  /// Whether a line may end between two characters; `before` is the one before both.
  private static func mayBreak(_ left: UInt32, _ right: UInt32, before: UInt32) -> Bool {
    if isBreakingBlank(right) { return false }
    if isBreakingBlank(left) { return !closes(right) }
    if isIgnorable(right) || CharacterClass(of: right) == .mark { return false }
    switch left {
    case 0x2D, 0x2010, 0x2013, 0x2014, 0x2F, 0xB7:
      // Not after a hyphen that starts a word, nor inside "3-5" and "1/2".
      return !isBreakingBlank(before) && CharacterClass(of: right) != .digit && !closes(right)
    default:
      return isSquare(left) || isSquare(right)
        ? !opens(left) && !closes(right) && !isGlue(left, right) : false
    }
  }

  /// Han and kana, which break anywhere; Hangul breaks at blanks.
  private static func isSquare(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2E80...0x2FFF, 0x3001...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xF900...0xFAFF, 0xFF01...0xFF9F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// No-break blanks and the word joiner.
  private static func isGlue(_ left: UInt32, _ right: UInt32) -> Bool {
    let glue: Set<UInt32> = [0xA0, 0x202F, 0x2007, 0x2060]
    return glue.contains(left) || glue.contains(right)
  }

  private static func opens(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF62:
      true
    default: false
    }
  }

  /// What must not start a line: closing marks, small kana, the long sound and iteration marks.
  private static func closes(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x2026, 0x3001, 0x3002, 0x3005,
      0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045,
      0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095, 0x3096, 0x309D, 0x309E, 0x30A1, 0x30A3,
      0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB, 0x30FC, 0x30FD,
      0x30FE, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF61, 0xFF63, 0xFF64:
      true
    default: false
    }
  }
}
