import Geography

/// A feature made of what a test says.
struct Feature: FeatureAttributes {
  var id: PropertyValue = .null
  var kind: GeometryKind = .unknown
  var properties: [String: PropertyValue] = [:]

  var names: [String] { properties.keys.sorted() }

  func value(named name: String) -> PropertyValue? { properties[name] }
}
