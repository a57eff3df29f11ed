/// The direction in which a language is read, and along which rows are laid out.
public enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right: rows, alignments and insets are mirrored, what is drawn is not.
  case rightToLeft
}
