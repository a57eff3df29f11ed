/// A glyph of shaped text, on a straight baseline that starts at 0.
public struct ShapedGlyph: Hashable, Sendable {
  /// The face the glyph comes from.
  public var face: FaceID
  /// The glyph's index in that face.
  public var glyph: UInt32
  /// Pen position, points right of the text's start.
  public var x: Double
  /// Pen position, points below the baseline.
  public var y: Double
  /// The middle of what the glyph and its marks take up, in points right of the text's start.
  public var middle: Double
  /// How much the glyph and its marks take up, in points, without letter spacing.
  public var width: Double
}

/// Text on one line as glyphs: to be laid along a curve, or measured.
public struct ShapedText: Hashable, Sendable {
  /// The glyphs from left to right; blanks are left out.
  public var glyphs: [ShapedGlyph]
  /// The font's size, in points per em.
  public var size: Double
  /// From start to end, in points; the letter spacing after the last letter does not count.
  public var width: Double
  /// How far above the baseline the eye sees the middle of the text, in points: half the x-height, or half the
  /// height of the capitals where no letter is lower-case.
  public var middle: Double
  /// Characters that no face has, each once; they are left out of the glyphs.
  public var missing: [Unicode.Scalar]
  /// Stretches of glyphs by how much bolder than drawn they are to be painted.
  public var parts: [TextLayout.Part]

  /// The same text at another size: everything about the start by a factor above 0.
  public func scaled(by factor: Double) -> ShapedText {
    guard factor != 1 else { return self }
    var scaled = self
    for index in glyphs.indices {
      scaled.glyphs[index].x *= factor
      scaled.glyphs[index].y *= factor
      scaled.glyphs[index].middle *= factor
      scaled.glyphs[index].width *= factor
    }
    for index in parts.indices { scaled.parts[index].embolden *= factor }
    scaled.size *= factor
    scaled.width *= factor
    scaled.middle *= factor
    return scaled
  }

  /// The faces used, each once, in the order of the library.
  public var faces: [FaceID] {
    TextLayout.distinct(glyphs.map(\.face))
  }
}

extension FontLibrary {
  /// Shapes a text on one line; line breaks in it count as blanks.
  public func shape(_ text: String, _ attributes: TextAttributes) -> ShapedText {
    var chooser = FaceChooser(library: self, font: attributes.font)
    let scalars = attributes.cased(text).unicodeScalars.map {
      isLineBreak($0.value) ? 0x20 : printable($0.value)
    }
    let paragraph = Paragraph(scalars, chooser: &chooser)
    let shaper = LineShaper(library: self, attributes: attributes)
    let line = shaper.shape(paragraph, paragraph.scalars.indices)
    let face = face(chooser.primary)
    let glyphs = shapedGlyphs(line)
    return ShapedText(
      glyphs: glyphs, size: attributes.font.size, width: line.width,
      middle: (paragraph.hasLowercase ? face.xHeight : face.capHeight) / 2 * attributes.font.size,
      missing: scalarList(paragraph.missing + line.missing),
      parts: TextLayout.parts(glyphs.map(\.face), library: self, font: attributes.font))
  }

  /// How wide a text is on one line, in points, from its first pen position to the end of its last letter.
  public func width(of text: String, _ attributes: TextAttributes) -> Double {
    var chooser = FaceChooser(library: self, font: attributes.font)
    let scalars = attributes.cased(text).unicodeScalars.map {
      isLineBreak($0.value) ? 0x20 : printable($0.value)
    }
    let paragraph = Paragraph(scalars, chooser: &chooser)
    return LineShaper(library: self, attributes: attributes).shape(paragraph, scalars.indices).width
  }

  private func shapedGlyphs(_ line: ShapedLine) -> [ShapedGlyph] {
    var glyphs: [ShapedGlyph] = []
    glyphs.reserveCapacity(line.glyphs.count)
    var start = 0
    while start < line.glyphs.count {
      var end = start
      var width = 0.0
      while end < line.glyphs.count, line.glyphs[end].cluster == line.glyphs[start].cluster {
        width += line.glyphs[end].advance
        end += 1
      }
      width -= line.glyphs[end - 1].spacing
      for glyph in line.glyphs[start..<end] where !glyph.isBlank {
        glyphs.append(
          ShapedGlyph(
            face: glyph.face, glyph: glyph.glyph, x: glyph.x, y: glyph.y,
            middle: line.glyphs[start].pen + width / 2, width: width))
      }
      start = end
    }
    return glyphs
  }
}

/// Characters as a list of scalars, each once.
func scalarList(_ values: [UInt32]) -> [Unicode.Scalar] {
  var known: Set<UInt32> = []
  return values.compactMap { known.insert($0).inserted ? Unicode.Scalar($0) : nil }
}

/// Whether a character ends a line wherever it stands.
func isLineBreak(_ scalar: UInt32) -> Bool {
  0x0A...0x0D ~= scalar || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
}

/// The character, or a blank for a control character.
func printable(_ scalar: UInt32) -> UInt32 {
  scalar < 0x20 || 0x7F...0x9F ~= scalar ? 0x20 : scalar
}

extension TextAttributes {
  func cased(_ text: String) -> String { isUppercase ? text.uppercased() : text }
}
