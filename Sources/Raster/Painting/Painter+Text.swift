import Geography
import Scene
import Typography

extension Painter {
  /// Glyphs larger than this many pixels an em are filled from their outlines.
  static let largestMaskedSize = 64.0

  /// A text in pixels.
  private struct Lettering {
    var size: Double
    var embolden: Double
    /// How far the halo reaches; 0 without one.
    var halo: Double
    /// How wide the halo's soft edge is.
    var softness: Double

    init(_ text: GlyphRun, scale: Double) {
      func length(_ points: Double) -> Double {
        let pixels = points * scale
        return pixels > 0 ? min(pixels, GlyphRasterizer.maximumSize) : 0
      }
      size = text.size * scale
      embolden = length(text.embolden)
      halo = length(text.halo?.width ?? 0)
      softness = length(text.halo?.blur ?? 0)
    }

    /// How far paint reaches out of the outlines.
    var reach: Double { embolden + halo + softness + 1 }
  }

  /// Paints a text: its letters, then what among its glyphs is a coloured picture.
  func paint(_ text: GlyphRun, at place: Place) {
    guard text.glyphs.contains(where: isColor) else { return paintLetters(of: text, at: place) }
    var letters = text
    letters.glyphs.removeAll(where: isColor)
    if !letters.glyphs.isEmpty { paintLetters(of: letters, at: place) }
    paintPictures(of: text, at: place)
  }

  /// Paints letters: all halos as one shape, all glyphs over them, both faded together.
  private func paintLetters(of text: GlyphRun, at place: Place) {
    let opacity = Float(Ink.unit(text.opacity))
    let ink = Ink(text.color)
    let haloInk = Ink(text.halo?.color ?? .clear)
    let lettering = Lettering(text, scale: place.lengthScale)
    guard opacity > 0, lettering.size > 0, lettering.size < PathWalker.farthest else { return }
    let hasHalo = lettering.halo > 0 && !haloInk.isClear
    guard hasHalo || !ink.isClear else { return }
    try? withMask { (fills) throws(RasterError) in
      try withMask { (halos) throws(RasterError) in
        let halo = hasHalo ? halos : nil
        let isDrawn =
          place.transform.isUpright && lettering.size <= Painter.largestMaskedSize
            && text.glyphs.allSatisfy { $0.angle == 0 }
          ? stamp(text, lettering, place, fills, halo) : outline(text, lettering, place, fills, halo)
        guard isDrawn else { return }
        if hasHalo {
          halos.soften(lettering.softness)
          place.layer.lay(Pair(first: ink, second: haloInk, .beneath), fills, halos, opacity: opacity)
        } else {
          place.layer.lay(ink, fills, opacity: opacity)
        }
      }
    }
  }

  // MARK: From masks

  /// A glyph's mask at its whole pixel.
  private struct Stamp {
    var fill: GlyphMask
    var halo: GlyphMask?
    var x: Int
    var y: Int

    var rect: PixelRect {
      let mask = halo ?? fill
      return PixelRect(
        left: x + mask.left, top: y + mask.top, right: x + mask.left + mask.width,
        bottom: y + mask.top + mask.height)
    }
  }

  /// Draws upright glyphs from masks.
  ///
  /// The origin is rounded to a quarter pixel first and each glyph's
  /// offset after it, so that a word moves as a whole and its letters never shift against each other.
  ///
  /// - Returns: Whether anything is to be seen.
  private func stamp(
    _ text: GlyphRun, _ lettering: Lettering, _ place: Place, _ fills: Mask, _ halos: Mask?
  ) -> Bool {
    let origin = place.transform.apply(text.origin)
    guard let originX = Painter.quarters(origin.x), let originY = Painter.quarters(origin.y) else {
      return false
    }
    var stamps: [Stamp] = []
    stamps.reserveCapacity(text.glyphs.count)
    for glyph in text.glyphs where fonts.faces.indices.contains(glyph.face.index) {
      guard let offsetX = Painter.quarters(glyph.x * place.lengthScale),
        let offsetY = Painter.quarters(glyph.y * place.lengthScale)
      else { continue }
      let (x, y) = (originX + offsetX, originY + offsetY)
      guard let fill = mask(glyph, lettering, x, y, halo: 0), fill.width > 0 else { continue }
      let halo = halos == nil ? nil : mask(glyph, lettering, x, y, halo: lettering.halo)
      stamps.append(Stamp(fill: fill, halo: halo, x: x >> 2, y: y >> 2))
    }
    var bounds = PixelBounds()
    for stamp in stamps {
      bounds.add(x: Double(stamp.rect.left), y: Double(stamp.rect.top))
      bounds.add(x: Double(stamp.rect.right), y: Double(stamp.rect.bottom))
    }
    guard prepare(bounds, lettering, place, fills, halos) else { return false }
    for stamp in stamps {
      fills.add(stamp.fill, x: stamp.x, y: stamp.y)
      if let halos { halos.add(stamp.halo ?? stamp.fill, x: stamp.x, y: stamp.y) }
    }
    return true
  }

  private func mask(_ glyph: PlacedGlyph, _ lettering: Lettering, _ x: Int, _ y: Int, halo: Double)
    -> GlyphMask?
  {
    glyphs.mask(
      glyph.face, glyph.glyph, size: lettering.size, phaseX: x & 3, phaseY: y & 3, halo: halo,
      embolden: lettering.embolden)
  }

  /// A length in quarter pixels, to the nearest; nothing for one too far away to matter.
  private static func quarters(_ pixels: Double) -> Int? {
    let quarters = (pixels * 4).rounded()
    return abs(quarters) < 1e9 ? Int(quarters) : nil
  }

  /// Clears the masks over what is to be seen of the glyphs, and a margin that softening needs.
  private func prepare(
    _ bounds: PixelBounds, _ lettering: Lettering, _ place: Place, _ fills: Mask, _ halos: Mask?
  ) -> Bool {
    let margin = Int(lettering.softness.rounded(.up)) + 1
    let rect = bounds.expanded(by: Double(margin)).pixels(within: place.layer.rect.expanded(by: margin))
    guard !rect.intersection(place.layer.rect).isEmpty else { return false }
    fills.reset(to: rect)
    halos?.reset(to: rect)
    return true
  }

  // MARK: From outlines

  /// Draws turned and large glyphs from their outlines, wherever they lie between pixels.
  ///
  /// - Returns: Whether anything is to be seen.
  private func outline(
    _ text: GlyphRun, _ lettering: Lettering, _ place: Place, _ fills: Mask, _ halos: Mask?
  ) -> Bool {
    var bounds = PixelBounds()
    var paths: [Path] = []
    for glyph in text.glyphs where fonts.faces.indices.contains(glyph.face.index) {
      let path = glyphs.outline(glyph.face, glyph.glyph).applying(place.transform(of: glyph, in: text))
      let glyphBounds = path.points.withUnsafeBufferPointer { PathWalker.bounds($0, .identity) }
      guard !glyphBounds.isEmpty else { continue }
      bounds.add(glyphBounds)
      paths.append(path)
    }
    guard prepare(bounds.expanded(by: lettering.reach), lettering, place, fills, halos) else { return false }
    grow(paths, by: lettering.embolden, fills)
    if let halos { grow(paths, by: lettering.embolden + lettering.halo, halos) }
    return true
  }

  /// Fills outlines made wider on each side, with round corners.
  private func grow(_ paths: [Path], by width: Double, _ mask: Mask) {
    var sink = MaskSink(mask: mask)
    cover(paths, .identity, within: mask.rect, .nonZero, into: &sink)
    guard width > 0 else { return }
    let pen = Pen(half: width, cap: .round, join: .round, miterLimit: 1)
    cover(paths.map(\.closed), .identity, pen, within: mask.rect, into: &sink)
  }

  // MARK: Bounds

  /// The bounds in pixels of a text's paint.
  func bounds(of text: GlyphRun, at place: Place) -> PixelBounds {
    var all = PixelBounds()
    for glyph in text.glyphs where fonts.faces.indices.contains(glyph.face.index) {
      guard let box = box(of: glyph) else { continue }
      var glyphPlace = place
      glyphPlace.transform = place.transform(of: glyph, in: text)
      all.add(glyphPlace.bounds(of: box))
    }
    // Masks may stand an eighth of a pixel off.
    return all.expanded(by: Lettering(text, scale: place.lengthScale).reach + 1)
  }

  /// The bounds of a glyph's outline in ems; nothing for a blank.
  private func box(of glyph: PlacedGlyph) -> ViewRect? {
    if let known = glyphBounds[glyph.face]?[glyph.glyph] { return known }
    let ink =
      isColor(glyph)
      ? colorGlyph(glyph.face, glyph.glyph)?.box : glyphs.outline(glyph.face, glyph.glyph).bounds
    guard let box = ink else { return nil }
    glyphBounds[glyph.face, default: [:]][glyph.glyph] = box
    return box
  }
}

extension Painter.Place {
  /// From a glyph's outline in ems to pixels.
  func transform(of glyph: PlacedGlyph, in text: GlyphRun) -> Transform {
    let angle = glyph.angle.isFinite ? glyph.angle.truncatingRemainder(dividingBy: 360) : 0
    return Transform.scale(text.size, text.size).then(.rotation(degrees: angle))
      .then(.translation(x: text.origin.x + glyph.x, y: text.origin.y + glyph.y)).then(transform)
  }
}

extension Transform {
  /// Whether it only moves and enlarges, the same in all directions.
  var isUpright: Bool { b == 0 && c == 0 && a == d && a > 0 }
}

extension Path {
  /// The path with every subpath closed.
  fileprivate var closed: Path {
    var closed = Path()
    var next = 0
    var isOpen = false
    for verb in verbs {
      switch verb {
      case .move:
        if isOpen { closed.close() }
        closed.move(to: points[next])
        next += 1
        isOpen = true
      case .line:
        closed.line(to: points[next])
        next += 1
      case .cubic:
        closed.cubic(points[next], points[next + 1], to: points[next + 2])
        next += 3
      case .close:
        closed.close()
        isOpen = false
      }
    }
    if isOpen { closed.close() }
    return closed
  }
}
