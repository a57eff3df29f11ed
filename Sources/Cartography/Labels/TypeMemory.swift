import Typography

/// Texts that have been set, for all threads that settle labels: the same names are set at zoom after zoom.
final class TypeMemory: Sendable {
  /// What a text is set from, but for its size.
  struct Text: Hashable {
    private let text: String
    private let fonts: [String]
    private let maxWidth: Double
    private let lineHeight: Double
    private let letterSpacing: Double
    private let lines: LabelSpecification.Justification?

    /// The text of a label, its lines lined up in a way; nothing for a text on one line.
    init(_ label: LabelSpecification, lines: LabelSpecification.Justification?) {
      text = label.text
      fonts = label.fonts
      maxWidth = label.maxWidth
      lineHeight = label.lineHeight
      letterSpacing = label.letterSpacing
      self.lines = lines
    }
  }

  private let matches = Recent<[String], FontMatch>(capacity: 256)
  private let layouts = Recent<Text, TextLayout>(capacity: 4096)
  private let shapes = Recent<Text, ShapedText>(capacity: 4096)

  /// The font of a list of names.
  func match(of fonts: [String], _ make: () -> FontMatch) -> FontMatch { matches.value(fonts, make: make) }

  /// A text in lines.
  func layout(_ text: Text, _ make: () -> TextLayout) -> TextLayout { layouts.value(text, make: make) }

  /// A text on one line.
  func shaped(_ text: Text, _ make: () -> ShapedText) -> ShapedText { shapes.value(text, make: make) }
}
