/// How the lines of a text are broken and set below one another.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where the lines of a text stand in its box.
  public enum Justification: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// How a text that is too wide is broken.
  public enum Breaking: Hashable, Sendable {
    /// Into as few lines as will do, of lengths as equal as may be: for labels. Words are never cut.
    case balanced
    /// Each line as full as it goes: for running text. A word wider than a line is cut.
    case filled
  }

  /// The widest a line may be, in points; by default no limit.
  public var maxWidth: Double
  /// From baseline to baseline, as a multiple of the font's size; by default ``TextLayout/lineBoxHeight``.
  public var lineHeight: Double
  /// Where the lines stand in the box; by default at its left.
  public var justification: Justification
  /// How lines are broken; by default balanced.
  public var breaking: Breaking

  /// Makes a style.
  public init(
    maxWidth: Double = .infinity, lineHeight: Double = TextLayout.lineBoxHeight,
    justification: Justification = .left, breaking: Breaking = .balanced
  ) {
    self.maxWidth = maxWidth
    self.lineHeight = lineHeight
    self.justification = justification
    self.breaking = breaking
  }
}
