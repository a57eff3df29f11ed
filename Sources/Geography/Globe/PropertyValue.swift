/// A value that a feature carries under a name, as vector tiles and GeoJSON know them.
public enum PropertyValue: Hashable, Sendable {
  /// No value.
  case null
  /// True or false.
  case bool(Bool)
  /// Any number; whole numbers are exact to 2^53.
  case number(Double)
  /// A text.
  case string(String)
  /// Several values in order.
  case array([PropertyValue])
  /// Named values.
  case object([String: PropertyValue])
}
