/// What the credit in the lower left corner says.
public enum MapAttribution: Hashable, Sendable {
  /// The makers of all data that is in the picture.
  case automatic
  /// A text of one's own.
  case text(String)
  /// Nothing; then the credit must stand beside the picture.
  case none
}
