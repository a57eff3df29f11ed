import Geography

/// A text taken apart and shaped once, ready to be set in lines of any width.
package struct PreparedText: Sendable {
  private struct Part: Sendable {
    var paragraph: Paragraph
    /// The characters without the blanks at the ends.
    var whole: Range<Int>
    /// All of it on one line.
    var line: ShapedLine
  }

  private let library: FontLibrary
  private let attributes: TextAttributes
  private let primary: FaceID
  private let parts: [Part]

  fileprivate init(_ text: String, _ attributes: TextAttributes, in library: FontLibrary) {
    self.library = library
    self.attributes = attributes
    var chooser = FaceChooser(library: library, font: attributes.font)
    primary = chooser.primary
    let shaper = LineShaper(library: library, attributes: attributes)
    var parts: [Part] = []
    for scalars in paragraphs(of: attributes.cased(text)) {
      let paragraph = Paragraph(scalars, chooser: &chooser)
      let whole = trimmedBlanks(scalars, scalars.indices)
      parts.append(Part(paragraph: paragraph, whole: whole, line: shaper.shape(paragraph, whole)))
    }
    self.parts = parts
  }

  /// Sets the text in lines.
  package func layOut(_ style: ParagraphStyle) -> TextLayout { layOut(style, limit: .max) ?? TextLayout() }

  /// Sets the text in no more lines than a limit; nothing if it needs more, which is found without setting them.
  package func layOut(_ style: ParagraphStyle, limit: Int) -> TextLayout? {
    guard parts.count <= limit else { return nil }
    let shaper = LineShaper(library: library, attributes: attributes)
    var lines: [ShapedLine] = []
    for part in parts {
      guard let broken = broken(part, shaper, style, limit: limit - lines.count) else { return nil }
      lines += broken
    }
    var layout = placed(lines, attributes.font, style)
    layout.missing = scalarList(parts.flatMap(\.paragraph.missing) + lines.flatMap(\.missing))
    let face = library.face(primary)
    layout.capHeight = face.capHeight * attributes.font.size
    layout.xHeight = face.xHeight * attributes.font.size
    layout.bounds = library.inkBounds(of: layout.glyphs, size: attributes.font.size)
    return layout
  }

  /// The lines of a paragraph: itself if it is narrow enough; nothing if they are more than a limit.
  private func broken(
    _ part: Part, _ shaper: borrowing LineShaper, _ style: ParagraphStyle, limit: Int
  ) -> [ShapedLine]? {
    guard part.line.width > style.maxWidth else { return limit > 0 ? [part.line] : nil }
    var breaker = LineBreaker(part.paragraph.scalars, line: part.line)
    let ranges = breaker.lines(part.whole, maxWidth: style.maxWidth, breaking: style.breaking, limit: limit)
    guard ranges.count <= limit else { return nil }
    return ranges.count > 1 ? ranges.map { shaper.shape(part.paragraph, $0) } : [part.line]
  }

  private func placed(_ lines: [ShapedLine], _ font: Font, _ style: ParagraphStyle) -> TextLayout {
    var layout = TextLayout()
    let width = lines.map(\.width).max() ?? 0
    layout.glyphs.reserveCapacity(lines.reduce(0) { $0 + $1.glyphs.count })
    for (index, line) in lines.enumerated() {
      let x =
        switch style.justification {
        case .left: 0.0
        case .center: (width - line.width) / 2
        case .right: width - line.width
        }
      let baseline = font.size * (TextLayout.baselineOffset + Double(index) * style.lineHeight)
      let start = layout.glyphs.count
      for glyph in line.glyphs where !glyph.isBlank {
        layout.glyphs.append(
          PlacedGlyph(face: glyph.face, glyph: glyph.glyph, x: x + glyph.x, y: baseline + glyph.y))
      }
      layout.lines.append(
        TextLayout.Line(glyphs: start..<layout.glyphs.count, x: x, width: line.width, baseline: baseline))
    }
    let height = font.size * (TextLayout.lineBoxHeight + Double(lines.count - 1) * style.lineHeight)
    layout.size = ViewSize(width: width, height: height)
    let faces = layout.glyphs.map(\.face)
    layout.parts = TextLayout.parts(faces, library: library, font: font)
    layout.faces = TextLayout.distinct(faces)
    return layout
  }
}

extension FontLibrary {
  /// Shapes a text once, to be set at several widths.
  package func prepare(_ text: String, _ attributes: TextAttributes) -> PreparedText {
    PreparedText(text, attributes, in: self)
  }
}

/// The characters of each paragraph of a text.
private func paragraphs(of text: String) -> [[UInt32]] {
  var paragraphs: [[UInt32]] = [[]]
  var previous: UInt32 = 0
  for scalar in text.unicodeScalars {
    if isLineBreak(scalar.value) {
      if !(scalar.value == 0x0A && previous == 0x0D) { paragraphs.append([]) }
    } else {
      paragraphs[paragraphs.count - 1].append(printable(scalar.value))
    }
    previous = scalar.value
  }
  return paragraphs
}
