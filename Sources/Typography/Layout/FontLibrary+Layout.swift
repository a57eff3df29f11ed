public import Geography

extension FontLibrary {
  /// Sets a text in lines.
  ///
  /// Line feeds, carriage returns and Unicode's line and paragraph separators break lines. Lines longer than the
  /// style's width are broken after blanks, hyphens, dashes and slashes, and between Han and kana.
  public func layOut(
    _ text: String, _ attributes: TextAttributes, _ style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    var chooser = FaceChooser(library: self, font: attributes.font)
    let shaper = LineShaper(library: self, attributes: attributes)
    var lines: [ShapedLine] = []
    var missing: [UInt32] = []
    for scalars in paragraphs(of: attributes.cased(text)) {
      let paragraph = Paragraph(scalars, chooser: &chooser)
      missing += paragraph.missing
      lines += broken(paragraph, shaper, style)
    }
    missing += lines.flatMap(\.missing)
    var layout = placed(lines, attributes.font, style)
    layout.missing = scalarList(missing)
    let face = face(chooser.primary)
    layout.capHeight = face.capHeight * attributes.font.size
    layout.xHeight = face.xHeight * attributes.font.size
    layout.bounds = inkBounds(of: layout.glyphs, size: attributes.font.size)
    return layout
  }

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

  /// The lines of a paragraph: itself if it is narrow enough.
  private func broken(
    _ paragraph: Paragraph, _ shaper: borrowing LineShaper, _ style: ParagraphStyle
  ) -> [ShapedLine] {
    let whole = trimmedBlanks(paragraph.scalars, paragraph.scalars.indices)
    let line = shaper.shape(paragraph, whole)
    guard line.width > style.maxWidth else { return [line] }
    let breaker = LineBreaker(paragraph.scalars, line: line)
    let ranges = breaker.lines(whole, maxWidth: style.maxWidth, breaking: style.breaking)
    return ranges.count > 1 ? ranges.map { shaper.shape(paragraph, $0) } : [line]
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
    layout.parts = TextLayout.parts(faces, library: self, font: font)
    layout.faces = TextLayout.distinct(faces)
    return layout
  }

  /// The box round the ink of glyphs, turned ones included, in points.
  ///
  /// - Parameters:
  ///   - glyphs: Glyphs of this library's faces.
  ///   - size: Their size, in points per em.
  /// - Returns: Nothing if there is no ink.
  public func inkBounds(of glyphs: [PlacedGlyph], size: Double) -> ViewRect? {
    var bounds: ViewRect?
    for glyph in glyphs {
      let data = face(glyph.face).data
      let ink = data.extents(of: glyph.glyph)
      guard !ink.isEmpty else { continue }
      let scale = size / Double(max(data.unitsPerEm, 1))
      let box = ViewRect(
        x: Double(ink.left) * scale, y: -Double(ink.top) * scale, width: Double(ink.width) * scale,
        height: -Double(ink.height) * scale)
      let placed = box.turned(glyph.angle).offset(x: glyph.x, y: glyph.y)
      bounds = bounds?.union(placed) ?? placed
    }
    return bounds
  }
}

extension ViewRect {
  /// The upright box round the rectangle turned about the origin.
  fileprivate func turned(_ degrees: Double) -> ViewRect {
    guard degrees != 0 else { return self }
    let turn = Transform.rotation(degrees: degrees)
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map {
      turn.apply(ViewPoint(x: $0.0, y: $0.1))
    }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return ViewRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
