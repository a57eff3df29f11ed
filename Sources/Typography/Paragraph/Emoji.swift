/// Which characters are shown as coloured pictures, by Unicode's emoji properties (UTS 51).
enum Emoji {
  private static let textSelector: UInt32 = 0xFE0E
  private static let pictureSelector: UInt32 = 0xFE0F

  /// Whether a cluster is to be shown as a picture: some characters are by themselves, others where U+FE0F asks for
  /// it; digits, arrows and signs such as © stay text without it, and all do with U+FE0E.
  static func isPicture(_ cluster: ArraySlice<UInt32>) -> Bool {
    guard cluster.contains(where: mayShow), let first = cluster.first, isEmoji(first) else { return false }
    return cluster.dropFirst().first != textSelector
  }

  /// Whether a character can make a picture of its cluster: it is one by itself, or asks for one.
  static func mayShow(_ scalar: UInt32) -> Bool {
    // Nothing below is shown so unless it is asked for.
    guard scalar >= 0x231A else { return false }
    return scalar == pictureSelector || properties(scalar)?.isEmojiPresentation ?? false
  }

  /// Whether a character stays with what stands before it: skin tones after what has a skin, the second letter of a
  /// flag; `flagLetters` of them stand right before it.
  static func isTied(_ scalars: [UInt32], at index: Int, after flagLetters: Int) -> Bool {
    let scalar = scalars[index]
    if isFlagLetter(scalar) { return flagLetters % 2 == 1 }
    guard 0x1F3FB...0x1F3FF ~= scalar else { return false }
    let base = scalars[..<index].last { $0 != pictureSelector } ?? 0
    return properties(base)?.isEmojiModifierBase ?? false
  }

  static func isFlagLetter(_ scalar: UInt32) -> Bool { 0x1F1E6...0x1F1FF ~= scalar }

  private static func isEmoji(_ scalar: UInt32) -> Bool { properties(scalar)?.isEmoji ?? false }

  private static func properties(_ scalar: UInt32) -> Unicode.Scalar.Properties? {
    Unicode.Scalar(scalar)?.properties
  }
}
