package import Geography

/// A feature that tells single geometries from several of one kind, as GeoJSON does and tiles do not.
package protocol GeometryNaming: FeatureAttributes {
  /// The geometry's type as GeoJSON spells it, such as `MultiPoint`.
  var geometryName: String { get }
}
