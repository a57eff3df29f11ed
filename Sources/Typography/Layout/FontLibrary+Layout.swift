public import Geography

extension FontLibrary {
  /// Sets a text in lines.
  ///
  /// Line feeds, carriage returns and Unicode's line and paragraph separators break lines. Lines longer than the
  /// style's width are broken after blanks, hyphens, dashes and slashes, and between Han and kana.
  public func layOut(
    _ text: String, _ attributes: TextAttributes, _ style: ParagraphStyle = ParagraphStyle()
  ) -> TextLayout {
    prepare(text, attributes).layOut(style)
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
