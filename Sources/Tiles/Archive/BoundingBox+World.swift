package import Geography

extension BoundingBox {
  /// All that tiles can show: between the parallels at which the Web Mercator world is cut.
  package static let world = BoundingBox(west: -180, south: -85.0511287, east: 180, north: 85.0511287)
}
