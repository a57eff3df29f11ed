/// Whether a map is drawn for a bright or a dark surrounding.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
  /// Dark on bright.
  case light
  /// Bright on dark.
  case dark
}
