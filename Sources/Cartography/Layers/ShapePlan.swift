import Geography
import JSON
import Style

/// What a layer of areas or lines takes out of a tile: layers with equal plans share what was taken.
///
/// It says nothing of how things are painted, so it stays the same from one frame of a film to the next.
struct ShapePlan: Hashable, Sendable {
  /// The name of the layer in the tiles.
  var sourceLayer: String
  /// Whether areas are wanted, or else lines.
  var isArea: Bool
  /// Which features are taken.
  var filter: JSONValue
  /// Whether the zoom has a say in that.
  var dependsOnZoom = false
  /// The properties that the paint hangs on: features that agree in them and in their kind become one.
  ///
  /// Nothing where it cannot be told, and each feature has to be asked for itself.
  var attributes: [AttributeKey]? = []
  /// Of a layer whose features are asked one by one, its place in the style.
  var layer: Int?

  /// The plan of a layer; nothing for other kinds than areas and lines.
  init?(_ layer: StyleLayer, at index: Int) {
    guard layer.kind == .fill || layer.kind == .line else { return nil }
    sourceLayer = layer.sourceLayer ?? ""
    isArea = layer.kind == .fill
    filter = layer.filter.json
    dependsOnZoom = layer.filter.dependsOnZoom
    switch layer.attributes {
    case .only(let keys): attributes = keys
    case .anything: (attributes, self.layer) = (nil, index)
    }
  }

  /// All areas of a layer of the tiles.
  init(allAreasOf sourceLayer: String) {
    self.sourceLayer = sourceLayer
    isArea = true
    filter = .bool(true)
  }
}
