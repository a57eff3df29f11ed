/// The kinds of geometry that a style tells apart.
public enum GeometryKind: UInt8, Hashable, Sendable {
  /// Not said.
  case unknown
  /// One or several points.
  case point
  /// One or several lines.
  case line
  /// One or several polygons.
  case polygon
}

/// What a style may ask of a feature; tiles and files of features answer it each in their own way.
public protocol FeatureAttributes: Sendable {
  /// The feature's identifier, ``PropertyValue/null`` if it has none.
  var id: PropertyValue { get }
  /// What kind of geometry it has.
  var kind: GeometryKind { get }
  /// The names of all its properties, in the order of the source.
  var names: [String] { get }

  /// The kind of geometry as GeoJSON spells it, such as `Point`; empty if not known.
  ///
  /// Unless a type says otherwise it is that of a single geometry, as vector tiles do not tell one from several.
  var geometryName: String { get }

  /// The property of a name, or nothing if the feature has none of that name.
  func value(named name: String) -> PropertyValue?

  /// The property of a prepared name; the same as by its name unless a type has a quicker way.
  func value(for key: AttributeKey) -> PropertyValue?

  /// Where the feature lies; nothing unless a type says otherwise.
  func shape() -> FeatureShape?
}

extension FeatureAttributes {
  /// The name of a single geometry of the kind.
  public var geometryName: String {
    switch kind {
    case .unknown: ""
    case .point: "Point"
    case .line: "LineString"
    case .polygon: "Polygon"
    }
  }

  /// The property of the key's name.
  public func value(for key: AttributeKey) -> PropertyValue? { value(named: key.name) }

  /// Nothing.
  public func shape() -> FeatureShape? { nil }
}
