package import Typography

/// What views know of the picture they are drawn for; a view may change it for those inside it.
package struct EnvironmentValues: Sendable {
  /// The faces that text is set in.
  package var fonts: FontLibrary
  /// Light or dark; by default light.
  package var colorScheme: ColorScheme
  /// Pixels per point, for lines that are one pixel wide; by default 1.
  package var displayScale: Double
  /// Corners of rounded rectangles that do not say; by default continuous.
  package var corners: RoundedCornerStyle = .continuous
  /// What shapes, glyphs and text are filled with; by default `primary`.
  package var foregroundStyle: ShapeStyle = .primary
  /// How text is set, and how large a glyph among it is; by default `body`.
  package var font: TextStyle = .body
  /// Weight of all text, whatever its font says; by default nothing.
  package var fontWeight: FontWeight?
  /// How text that is too wide is broken; by default each line as full as it goes.
  package var textWrapping: TextWrapping = .filled
  /// Where the lines of a text stand; by default leading.
  package var multilineTextAlignment: TextAlignment = .leading
  /// The halo of text; by default none.
  package var textHalo: TextHalo?
  /// How many lines a text may have, the last one cut where it has more; by default any number.
  package var lineLimit: Int?
  /// The direction of reading; by default left to right.
  package var layoutDirection = LayoutDirection.leftToRight
  /// The colour of controls; by default the platform's blue, which is not quite the same in the dark.
  package var tint = ShapeStyle.blue
  /// Points between neighbours in a stack that does not say; by default 8.
  package var defaultSpacing = 8.0
  /// Points between two texts one above the other in a column that does not say: 2 (the default) since
  /// iOS 17, 0 before.
  package var textSpacing = 2.0

  /// Makes an environment; everything not given has its default.
  package init(
    fonts: FontLibrary = .bundled, colorScheme: ColorScheme = .light, displayScale: Double = 1
  ) {
    self.fonts = fonts
    self.colorScheme = colorScheme
    self.displayScale = displayScale
  }
}

/// The ground that a picture is made for.
public enum ColorScheme: Hashable, Sendable {
  /// Dark ink on light ground.
  case light
  /// Light ink on dark ground.
  case dark
}
