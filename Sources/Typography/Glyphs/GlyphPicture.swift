package import Geography

/// A glyph that is a coloured picture, such as an emoji.
package struct GlyphPicture: Sendable {
  /// Where the picture lies, in ems from the pen; y grows down.
  package var box: ViewRect
  /// Width, in pixels of the picture.
  package var width: Int
  /// Height, in pixels of the picture.
  package var height: Int
  /// Rows of premultiplied pixels from the top, `0xAARRGGBB` each.
  package var pixels: [UInt32]
}
