import Synchronization
import Typography

/// Texts that have been set, for all threads that settle labels: the same names are set at zoom after zoom.
///
/// What is remembered never changes what comes out, only how long it takes.
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

  /// How many texts of a kind are remembered before all are forgotten.
  private static let capacity = 4096

  private let matches = Mutex<[[String]: FontMatch]>([:])
  private let layouts = Mutex<[Text: TextLayout]>([:])
  private let shapes = Mutex<[Text: ShapedText]>([:])

  /// The font of a list of names.
  func match(of fonts: [String], _ make: () -> FontMatch) -> FontMatch {
    Self.remembered(fonts, in: matches, make)
  }

  /// A text in lines.
  func layout(_ text: Text, _ make: () -> TextLayout) -> TextLayout {
    Self.remembered(text, in: layouts, make)
  }

  /// A text on one line.
  func shaped(_ text: Text, _ make: () -> ShapedText) -> ShapedText {
    Self.remembered(text, in: shapes, make)
  }

  private static func remembered<Key: Hashable & Sendable, Value: Sendable>(
    _ key: Key, in memory: borrowing Mutex<[Key: Value]>, _ make: () -> Value
  ) -> Value {
    if let found = memory.withLock({ $0[key] }) { return found }
    // Made outside the lock: two threads may make the same, and get equals.
    let value = make()
    memory.withLock { memory in
      if memory.count >= capacity { memory.removeAll() }
      memory[key] = value
    }
    return value
  }
}
