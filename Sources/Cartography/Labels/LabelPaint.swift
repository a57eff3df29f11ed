import Geography
import Scene

/// How a label is painted, at the camera's own zoom.
struct LabelPaint: Hashable, Sendable {
  /// Text size, in points.
  var size: Double
  /// Colour of the letters.
  var color: Color
  /// What keeps the letters legible; nothing for none.
  var halo: GlyphRun.Halo?
  /// Strength of the text, 0 to 1.
  var opacity: Double
  /// The icon; nothing for none.
  var icon: IconPaint?

  /// How a label's icon is painted.
  struct IconPaint: Hashable, Sendable {
    /// The picture.
    var icon: MapIcon
    /// Where it stands about the label's point, without halo, in points.
    var box: ViewRect
    /// Its colour.
    var color: Color
    /// Width of the halo round it, in points.
    var haloWidth: Double
    /// Colour of the halo.
    var haloColor: Color
    /// Strength, 0 to 1.
    var opacity: Double
  }
}
