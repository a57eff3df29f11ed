import Geography
import Scene
import Typography

/// A label at its place in a view, at the size that the view's own zoom gives it.
struct LabelDrawing {
  /// Where its point lies, in points.
  let anchor: ViewPoint
  /// How its text is turned, in degrees clockwise.
  let angle: Double
  /// What it covers, in points.
  private(set) var box: ViewRect

  private let paint: LabelPaint
  private var texts: [GlyphRun]
  /// What the text alone covers, in points.
  private(set) var textBox: ViewRect

  /// Places a label; nothing if a line has become too short or too bent for it.
  init?(_ label: MapLabel, position: Int, _ paint: LabelPaint, _ viewport: Viewport) {
    self.paint = paint
    // Set at the setting's size and drawn at the zoom's: text grows smoothly and never breaks anew.
    let scale = paint.size / label.specification.size
    let anchor = viewport.point(for: label.place)
    self.anchor = anchor
    switch label.form {
    case .point(let shapes):
      angle = 0
      if position < shapes.count {
        let shape = shapes[position]
        texts = Self.texts(shape, at: anchor, scale: scale, paint)
        let text = shape.box.scaled(by: scale).offset(x: anchor.x, y: anchor.y)
        textBox = text
        box = text
        if paint.icon != nil { box = iconBox.union(text) }
      } else {
        // The icon alone.
        guard let icon = Self.iconBox(paint, at: anchor) else { return nil }
        (texts, textBox, box) = ([], icon, icon)
      }
    case .line(let text, let line, let middle):
      let offset = label.place.x - label.anchor.x
      let points = line.map {
        let place = viewport.point(for: WorldPoint(x: $0.x + offset, y: $0.y))
        return ViewPoint(x: (place.x - anchor.x) / scale, y: (place.y - anchor.y) / scale)
      }
      let center = middle / viewport.mapPointsPerPoint / scale
      guard let curved = text.along(points, center: center, maxAngle: 180) else { return nil }
      let glyphs = curved.glyphs.map { $0.scaled(by: scale) }
      texts = Self.texts(glyphs, text.parts, at: anchor, scale: scale, paint)
      angle = glyphs.isEmpty ? 0 : glyphs[glyphs.count / 2].angle
      let reach = paint.size * 0.6
      box = glyphs.reduce(ViewRect(x: anchor.x, y: anchor.y, width: 0, height: 0)) { box, glyph in
        box.union(
          ViewRect(
            x: anchor.x + glyph.x - reach, y: anchor.y + glyph.y - reach, width: 2 * reach, height: 2 * reach)
        )
      }
      textBox = box
    }
  }

  /// The strength of text and icon, the stronger of the two, as the style has it.
  var opacity: Double { max(textOpacity, paint.icon?.opacity ?? 0) }

  /// The strength of the text, as the style has it; 0 where there is none.
  var textOpacity: Double { texts.isEmpty ? 0 : paint.opacity }

  /// The middle of the text, in points.
  var textCenter: ViewPoint { ViewPoint(x: textBox.midX, y: textBox.midY) }

  /// Moves the text, not the icon, so that its middle lies on a point.
  mutating func move(to point: ViewPoint) {
    move(x: point.x - textBox.midX, y: point.y - textBox.midY)
  }

  /// Moves the text, not the icon, right and down.
  mutating func move(x: Double, y: Double) {
    for index in texts.indices {
      texts[index].origin = ViewPoint(x: texts[index].origin.x + x, y: texts[index].origin.y + y)
    }
    textBox = textBox.offset(x: x, y: y)
    box = paint.icon == nil ? textBox : iconBox.union(textBox)
  }

  /// Whether there are words.
  var hasText: Bool { !texts.isEmpty }

  /// Whether there is an icon.
  var hasIcon: Bool { paint.icon != nil }

  /// What the icon covers, halo included, in points; a point where there is none.
  var iconBox: ViewRect {
    Self.iconBox(paint, at: anchor) ?? ViewRect(x: anchor.x, y: anchor.y, width: 0, height: 0)
  }

  private static func iconBox(_ paint: LabelPaint, at anchor: ViewPoint) -> ViewRect? {
    paint.icon.map { $0.box.inset(by: -$0.haloWidth).offset(x: anchor.x, y: anchor.y) }
  }

  /// What to draw, at a strength of 0 to 1, the icon at that part of it.
  func items(strength: Double, ofIcon part: Double) -> [SceneItem] {
    var items: [SceneItem] = []
    if let icon = paint.icon, icon.opacity * part > 1 / 512 {
      items += icon.icon.items(
        in: icon.box.offset(x: anchor.x, y: anchor.y), color: icon.color,
        halo: (icon.haloWidth, icon.haloColor), opacity: icon.opacity * strength * part)
    }
    for text in texts where paint.opacity > 0 {
      var faded = text
      faded.opacity = paint.opacity * strength
      items.append(.text(faded))
    }
    return items
  }

  private static func texts(
    _ shape: LabelShape, at anchor: ViewPoint, scale: Double, _ paint: LabelPaint
  ) -> [GlyphRun] {
    let origin = ViewPoint(x: anchor.x + shape.origin.x * scale, y: anchor.y + shape.origin.y * scale)
    let glyphs = shape.layout.glyphs.map { $0.scaled(by: scale) }
    return texts(glyphs, shape.layout.parts, at: origin, scale: scale, paint)
  }

  private static func texts(
    _ glyphs: [PlacedGlyph], _ parts: [TextLayout.Part], at origin: ViewPoint, scale: Double,
    _ paint: LabelPaint
  ) -> [GlyphRun] {
    parts.map { part in
      GlyphRun(
        origin: origin, size: paint.size, glyphs: Array(glyphs[part.glyphs]),
        embolden: part.embolden * scale, color: paint.color, halo: paint.halo)
    }
  }
}

extension PlacedGlyph {
  /// The glyph with its place scaled about the origin.
  fileprivate func scaled(by scale: Double) -> PlacedGlyph {
    PlacedGlyph(face: face, glyph: glyph, x: x * scale, y: y * scale, angle: angle)
  }
}

extension ViewRect {
  /// The rectangle scaled about the origin.
  fileprivate func scaled(by scale: Double) -> ViewRect {
    ViewRect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}
