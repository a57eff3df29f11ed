public import Geography
public import Typography

/// Shaped glyphs of one size and colour, perhaps with a halo; all halos lie under all fills.
public struct GlyphRun: Hashable, Sendable {
  /// A border round the glyphs that keeps them legible.
  public struct Halo: Hashable, Sendable {
    /// How far the halo reaches out of the glyph, in points.
    public var width: Double
    /// How wide its soft edge is, in points.
    public var blur: Double
    /// Its colour.
    public var color: Color

    /// Makes a halo; by default its edge is sharp.
    public init(width: Double, blur: Double = 0, color: Color) {
      self.width = width
      self.blur = blur
      self.color = color
    }
  }

  /// Where the glyphs' coordinates start, in points; anywhere between pixels.
  public var origin: ViewPoint
  /// Font size, in points per em.
  public var size: Double
  /// The glyphs, relative to the origin.
  public var glyphs: [PlacedGlyph]
  /// How much bolder than drawn, in points added to the outline on each side; by default 0.
  public var embolden: Double
  /// Fill colour.
  public var color: Color
  /// The halo, if any.
  public var halo: Halo?
  /// Strength of glyphs and halo together, 0 to 1.
  public var opacity: Double

  /// Makes a text.
  public init(
    origin: ViewPoint, size: Double, glyphs: [PlacedGlyph], embolden: Double = 0, color: Color,
    halo: Halo? = nil, opacity: Double = 1
  ) {
    self.origin = origin
    self.size = size
    self.glyphs = glyphs
    self.embolden = embolden
    self.color = color
    self.halo = halo
    self.opacity = opacity
  }
}
