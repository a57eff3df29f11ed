/// How the letters of a text are set.
public struct TextAttributes: Hashable, Sendable {
  /// Size, weight, slant and family.
  public var font: Font
  /// Added between letters, in points; by default 0.
  ///
  /// It is left out in scripts whose letters join or hang together (Arabic, Devanagari and others) and in Han,
  /// kana and Hangul. Where it is not 0 there are no ligatures.
  public var letterSpacing: Double
  /// Whether the text is set in capitals, by Unicode's rules without regard to language; by default not.
  public var isUppercase: Bool

  /// Makes attributes.
  public init(font: Font, letterSpacing: Double = 0, isUppercase: Bool = false) {
    self.font = font
    self.letterSpacing = letterSpacing
    self.isUppercase = isUppercase
  }

  /// Makes attributes of the screens' typeface at a size in points and a weight.
  public init(size: Double, weight: Int = 400, isItalic: Bool = false, letterSpacing: Double = 0) {
    self.init(font: Font(size: size, weight: weight, isItalic: isItalic), letterSpacing: letterSpacing)
  }
}
