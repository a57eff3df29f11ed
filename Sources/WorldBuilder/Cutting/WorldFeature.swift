import Geography

/// What a feature looks like in the plane of ``WorldPlane``.
enum WorldShape {
  /// An area by its rings: outer ones of positive area with y down, holes negative.
  case area([[SIMD2<Double>]])
  /// Lines.
  case lines([[SIMD2<Double>]])
  /// A point.
  case point(SIMD2<Double>)
}

/// A feature of the world before it is cut into tiles.
struct WorldFeature {
  /// Its properties in the order in which they are written.
  typealias Properties = [(name: String, value: PropertyValue)]

  /// Where it lies.
  var shape: WorldShape
  /// What is said of it.
  var properties: Properties = []
}

/// One layer of the world at one zoom.
struct WorldLayer {
  /// The layer's name in the tiles.
  var name: String
  /// Its features, in the order in which they are written.
  var features: [WorldFeature]
  /// The name of another layer that takes the outlines of the areas, without the sides where the world or a tile was
  /// cut.
  var outline: String?
  /// The tolerance of the simplification, in tile units.
  var tolerance = 0.0
  /// Whether the tolerance is one on the ground, in tile units at the equator: near the poles, where the map
  /// stretches the data, it grows with the stretch.
  var isOnGround = false
  /// Rings of a smaller area are left out, in square tile units.
  var smallestArea = 0.0

  init(
    _ name: String, _ features: [WorldFeature], outline: String? = nil, tolerance: Double = 0,
    smallestArea: Double = 0
  ) {
    self.name = name
    self.features = features
    self.outline = outline
    self.tolerance = tolerance
    self.smallestArea = smallestArea
  }
}
