import Geography
import Style
import Tiles
import Typography

/// A label of one setting, with all that drawing it takes.
struct MapLabel: Sendable {
  /// What it is set from.
  enum Form: Sendable {
    /// Upright at a point; one shape a position.
    case point([LabelShape])
    /// Along a line of world points, its middle at a distance (in map points) from the line's start.
    case line(ShapedText, line: [WorldPoint], middle: Double)
  }

  /// The style layer it comes from.
  var layer: Int
  /// The feature it names.
  var feature: VectorTileFeature
  /// What the style says of it, at the setting's zoom.
  var specification: LabelSpecification
  /// Where it stands; x within the first world.
  var anchor: WorldPoint
  /// On which world it stands.
  var wrap: Int
  /// Its glyphs.
  var form: Form

  /// Where it stands, on its own world.
  var place: WorldPoint { anchor.shifted(worlds: wrap) }

  /// What makes two labels of different settings the same.
  struct Identity: Hashable {
    var priority: LabelCandidate.Priority
    var wrap: Int
    var choice: Int
  }
}
