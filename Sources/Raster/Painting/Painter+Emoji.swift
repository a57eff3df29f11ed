import Geography
import Scene
import Typography

/// A glyph that is a coloured picture, with its place in ems.
struct ColorGlyph {
  var picture: Picture
  var box: ViewRect
}

extension Painter {
  /// Pictures of glyphs kept at most; each has some 70 kilobytes.
  private static let colorGlyphLimit = 256

  /// Whether a glyph is a coloured picture.
  func isColor(_ glyph: PlacedGlyph) -> Bool { colorFaces.contains(glyph.face.index) }

  /// Paints the coloured pictures among a text's glyphs, wherever they lie between pixels.
  ///
  /// They keep their colours, are as opaque as the text and its colour, and have no halo.
  func paintPictures(of text: GlyphRun, at place: Place) {
    let opacity = Float(Ink.unit(text.opacity) * Ink.unit(text.color.alpha))
    guard opacity > 0, text.size > 0 else { return }
    for placed in text.glyphs where isColor(placed) {
      guard let glyph = colorGlyph(placed.face, placed.glyph) else { continue }
      let (box, picture) = (glyph.box, glyph.picture)
      let transform = Transform.scale(box.width / Double(picture.width), box.height / Double(picture.height))
        .then(.translation(x: box.x, y: box.y)).then(place.transform(of: placed, in: text))
      lay(picture, transform, opacity: opacity, over: place.layer)
    }
  }

  /// A glyph's picture, kept; nothing for a blank.
  func colorGlyph(_ face: FaceID, _ glyph: UInt32) -> ColorGlyph? {
    let key = UInt64(clamping: face.index) << 32 | UInt64(glyph)
    if let known = colorGlyphs[key] { return known }
    guard let read = glyphs.picture(face, glyph),
      let picture = Picture(width: read.width, height: read.height, pixels: read.pixels)
    else { return nil }
    if colorGlyphs.count >= Painter.colorGlyphLimit { colorGlyphs.removeAll() }
    let made = ColorGlyph(picture: picture, box: read.box)
    colorGlyphs[key] = made
    return made
  }
}
