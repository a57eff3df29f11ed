import Geography
import Style

/// What a style says of one label: its text, its icon, and how they may stand.
struct LabelSpecification: Hashable, Sendable {
  /// How the lines of a text line up.
  enum Justification: String, Hashable, Sendable {
    case left, center, right
    /// Towards the label's point.
    case auto
  }

  /// What it says, transformed; may hold newlines, and be empty where there is an icon.
  var text: String
  /// The faces asked for, the best first.
  var fonts: [String]
  /// Text size, in points.
  var size: Double
  /// Widest line, in ems.
  var maxWidth = 10.0
  /// Line distance, in ems.
  var lineHeight = 1.2
  /// Space between letters, in ems.
  var letterSpacing = 0.0
  /// How the lines line up.
  var justification = Justification.center
  /// Ways to stand, the best first; at least one.
  var anchors: [Anchor] = [.center]
  /// How far the text steps away from the point in its anchor's direction, in ems.
  var radialOffset = 0.0
  /// A fixed shift right and down, in ems.
  var offset = ViewPoint.zero
  /// Free space kept round the text, in points.
  var padding = 2.0
  /// The icon at the point, if any.
  var icon: LabelIcon?
  /// Whether the icon may stand without the text where there is no room for that.
  var isTextOptional = false
  /// Who goes first within the layer; smaller before larger.
  var sortKey = 0.0
}

extension LabelSpecification {
  /// The most points of a style that names keep free round them, or step aside by: nobody looks for them farther away.
  static let farthest = 1024.0
  /// The most letters of a name that runs along a line.
  static let mostLettersOfLines = 512

  /// By what it is the same in several settings: its words, whether in capitals or not, else its icon.
  var name: String { text.isEmpty ? "\u{0}\(icon?.name ?? "")" : text.uppercased() }
}

/// A built-in icon that stands with a label: both are placed or neither, unless the text is optional.
struct LabelIcon: Hashable, Sendable {
  /// The name that the style asks for.
  var name: String
  /// What it covers about the label's point, halo included, in points.
  var box: ViewRect
  /// Free space kept round the icon, in points.
  var padding: Double
}
