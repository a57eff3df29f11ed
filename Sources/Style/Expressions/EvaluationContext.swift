package import Geography

/// All that an expression may ask while it is evaluated.
package struct EvaluationContext: Sendable {
  /// The zoom, in MapLibre's zooms (the world is 512 points wide at 0).
  package var zoom: Double
  /// The feature, if there is one.
  package var feature: (any FeatureAttributes)?
  /// How far along a line, 0 to 1, for gradients.
  package var lineProgress: Double?
  /// How dense points are, 0 to 1, for heat maps.
  package var heatmapDensity: Double?
  /// Metres above the sea, for relief colours.
  package var elevation: Double?
  /// What changes seldom.
  package var surroundings: Surroundings

  /// Makes a context.
  package init(
    zoom: Double, feature: (any FeatureAttributes)? = nil, surroundings: Surroundings = .none
  ) {
    self.zoom = zoom
    self.feature = feature
    self.surroundings = surroundings
  }
}

/// What expressions may ask that stays the same over a whole map.
package final class Surroundings: Sendable {
  /// The names of the images that exist; nothing if that is not known.
  package let images: Set<String>?
  /// Values under the style's `state`.
  package let globalState: [String: StyleValue]
  /// What has been set for the feature at hand.
  package let featureState: [String: StyleValue]
  /// The value gathered so far while features are clustered.
  package let accumulated: StyleValue

  /// Nothing known.
  package static let none = Surroundings()

  /// Makes surroundings.
  package init(
    images: Set<String>? = nil, globalState: [String: StyleValue] = [:],
    featureState: [String: StyleValue] = [:], accumulated: StyleValue = .null
  ) {
    self.images = images
    self.globalState = globalState
    self.featureState = featureState
    self.accumulated = accumulated
  }
}
