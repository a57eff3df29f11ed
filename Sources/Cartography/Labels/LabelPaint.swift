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
    /// Radius of the disc, in points.
    var radius: Double
    /// Colour of the disc.
    var color: Color
    /// Width of the ring round it, in points.
    var ringWidth: Double
    /// Colour of the ring.
    var ringColor: Color
    /// Strength, 0 to 1.
    var opacity: Double
  }
}
