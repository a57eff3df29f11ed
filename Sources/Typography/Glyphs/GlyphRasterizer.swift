import CFreeType
package import Geography

/// Turns glyphs into masks with FreeType, unhinted; used by one thread.
///
/// Masks are kept: a glyph at one phase is drawn once. The store is emptied when it has grown to
/// ``cacheLimit``, which changes nothing but time.
package final class GlyphRasterizer {
  /// Largest size of a glyph, halo or emboldening, in pixels; beyond it use outlines.
  package static let maximumSize = 512.0
  /// Bytes of masks that are kept at most: 4 MiB.
  package static let cacheLimit = 4 << 20

  private let library: FontLibrary
  private var freeType: FT_Library?
  private var stroker: FT_Stroker?
  private var faces: [Int: OpenFace] = [:]
  private var masks: [GlyphStrike: [UInt64: GlyphMask]] = [:]
  private var outlines: [UInt64: Path] = [:]
  private var kept = 0
  // The strike asked for last, taken out of the store: a label asks for the same one again and again.
  private var strike: GlyphStrike?
  private var strikeMasks: [UInt64: GlyphMask] = [:]

  /// Makes a rasteriser for the faces of a library.
  package init(_ library: FontLibrary) {
    self.library = library
    FT_Init_FreeType(&freeType)
    if let freeType { FT_Stroker_New(freeType, &stroker) }
  }

  deinit {
    faces.values.forEach { FT_Done_Face($0.face) }
    if let stroker { FT_Stroker_Done(stroker) }
    if let freeType { FT_Done_FreeType(freeType) }
  }

  /// The mask of a glyph, or of its halo.
  ///
  /// - Parameters:
  ///   - face: The face.
  ///   - glyph: The glyph in the face.
  ///   - size: Pixels per em, up to ``maximumSize``.
  ///   - phaseX: Quarter pixels that the pen stands right of its whole pixel, 0 to 3.
  ///   - phaseY: Quarter pixels that the pen stands below its whole pixel, 0 to 3.
  ///   - halo: How far the mask reaches out of the outline, in pixels. With 0 it is the glyph itself; else the
  ///     glyph grown by that much with round corners, filled.
  ///   - embolden: Pixels added to the outline on each side before all else.
  /// - Returns: An empty mask for a blank; nothing if a number is out of range or FreeType cannot draw it.
  package func mask(
    _ face: FaceID, _ glyph: UInt32, size: Double, phaseX: Int = 0, phaseY: Int = 0, halo: Double = 0,
    embolden: Double = 0
  ) -> GlyphMask? {
    guard 0..<4 ~= phaseX, 0..<4 ~= phaseY,
      let wanted = GlyphStrike(face: face, size: size, halo: halo, embolden: embolden)
    else { return nil }
    use(wanted)
    let key = UInt64(glyph) << 4 | UInt64(phaseX << 2 | phaseY)
    if let known = strikeMasks[key] { return known }
    guard let made = draw(glyph, wanted, phaseX: phaseX, phaseY: phaseY) else { return nil }
    keep(made, key)
    return made
  }

  /// The outline of a glyph in ems, as ``FontLibrary/outline(_:_:)`` gives it, kept.
  package func outline(_ face: FaceID, _ glyph: UInt32) -> Path {
    let key = UInt64(clamping: face.index) << 32 | UInt64(glyph)
    if let known = outlines[key] { return known }
    let made = library.outline(face, glyph)
    if outlines.count >= 4096 { outlines.removeAll() }
    outlines[key] = made
    return made
  }

  private func use(_ wanted: GlyphStrike) {
    guard wanted != strike else { return }
    if let strike { masks[strike] = strikeMasks }
    strikeMasks = masks.removeValue(forKey: wanted) ?? [:]
    strike = wanted
  }

  private func keep(_ mask: GlyphMask, _ key: UInt64) {
    // An entry, and the pixels with their header.
    let cost = 128 + mask.coverage.count
    kept += cost
    if kept > Self.cacheLimit {
      masks.removeAll()
      strikeMasks.removeAll()
      kept = cost
    }
    strikeMasks[key] = mask
  }

  /// The FreeType face, opened when first needed.
  private func open(_ index: Int) -> OpenFace? {
    if let known = faces[index] { return known }
    let data = library.face(FaceID(index: index)).data
    let bytes = data.bytes.buffer.bindMemory(to: UInt8.self)
    var face: FT_Face?
    guard
      FT_New_Memory_Face(freeType, bytes.baseAddress, FT_Long(bytes.count), FT_Long(data.index), &face) == 0,
      let face
    else { return nil }
    let opened = OpenFace(face: face)
    faces[index] = opened
    return opened
  }

  /// The FreeType face of one that has coloured pictures; nothing for others.
  func colorFace(_ index: Int) -> FT_Face? {
    guard library.face(FaceID(index: index)).isColor, let opened = open(index) else { return nil }
    // Its size is about to be chosen otherwise.
    opened.forgetSize()
    return opened.face
  }

  private func draw(_ glyph: UInt32, _ strike: GlyphStrike, phaseX: Int, phaseY: Int) -> GlyphMask? {
    guard let face = open(strike.face), face.set(size: strike.size),
      FT_Load_Glyph(face.face, glyph, FT_Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    if strike.embolden != 0, slot.pointee.outline.n_points > 0 {
      // FreeType makes the outline wider by the whole strength and moves it right and up by half of it.
      let amount = FT_Pos(strike.embolden)
      FT_Outline_Embolden(&slot.pointee.outline, 2 * amount)
      FT_Outline_Translate(&slot.pointee.outline, -amount, -amount)
    }
    FT_Outline_Translate(&slot.pointee.outline, FT_Pos(phaseX * 16), FT_Pos(phaseY * -16))
    guard strike.halo > 0 else { return coverage(&slot.pointee.outline) }
    return halo(&slot.pointee.outline, radius: FT_Fixed(strike.halo))
  }

  /// The outline grown on its outer side, joined with the outline itself.
  private func halo(_ outline: inout FT_Outline, radius: FT_Fixed) -> GlyphMask? {
    guard let fill = coverage(&outline), fill.width > 0 else { return .empty }
    guard let stroker else { return nil }
    let side = FT_Outline_GetOutsideBorder(&outline)
    outline.dropCounters(closedBy: Double(radius))
    FT_Stroker_Set(stroker, radius, FT_STROKER_LINECAP_ROUND, FT_STROKER_LINEJOIN_ROUND, 0)
    var (points, contours) = (FT_UInt(0), FT_UInt(0))
    guard FT_Stroker_ParseOutline(stroker, &outline, 0) == 0,
      FT_Stroker_GetBorderCounts(stroker, side, &points, &contours) == 0,
      points <= FT_UInt(Int16.max), contours <= FT_UInt(Int16.max)
    else { return nil }
    var border = FT_Outline()
    guard FT_Outline_New(freeType, points, FT_Int(contours), &border) == 0 else { return nil }
    defer { FT_Outline_Done(freeType, &border) }
    border.n_points = 0
    border.n_contours = 0
    FT_Stroker_ExportBorder(stroker, side, &border)
    return coverage(&border)?.joined(with: fill)
  }

  private func coverage(_ outline: inout FT_Outline) -> GlyphMask? {
    guard outline.n_points > 0 else { return .empty }
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0 else { return .empty }
    // A broken font may claim anything; four ems are plenty.
    let limit = 8 * Int(Self.maximumSize)
    guard width <= limit, height <= limit else { return nil }
    FT_Outline_Translate(&outline, -left * 64, -bottom * 64)
    defer { FT_Outline_Translate(&outline, left * 64, bottom * 64) }
    var coverage = [UInt8](repeating: 0, count: width * height)
    let code = coverage.withUnsafeMutableBufferPointer { pixels in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(height)
      bitmap.width = UInt32(width)
      bitmap.pitch = Int32(width)
      bitmap.buffer = pixels.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(freeType, &outline, &bitmap)
    }
    guard code == 0 else { return nil }
    return GlyphMask(left: left, top: -top, width: width, height: height, coverage: coverage)
  }
}

/// A FreeType face and the size it is set to.
private final class OpenFace {
  let face: FT_Face
  private var size: Int32 = 0

  init(face: FT_Face) {
    self.face = face
  }

  /// Makes the next size be set afresh.
  func forgetSize() { size = 0 }

  /// Sets the size in 64ths of a pixel per em.
  func set(size wanted: Int32) -> Bool {
    guard size != wanted else { return true }
    // At 72 dots an inch a point is a pixel.
    guard FT_Set_Char_Size(face, FT_F26Dot6(wanted), FT_F26Dot6(wanted), 72, 72) == 0 else { return false }
    size = wanted
    return true
  }
}

extension GlyphMask {
  /// The larger coverage of two masks at each pixel, over the first one's rectangle and the second one's.
  func joined(with other: GlyphMask) -> GlyphMask {
    guard other.width > 0 else { return self }
    guard width > 0 else { return other }
    let (left, top) = (min(left, other.left), min(top, other.top))
    let right = max(self.left + width, other.left + other.width)
    let bottom = max(self.top + height, other.top + other.height)
    var joined = GlyphMask(
      left: left, top: top, width: right - left, height: bottom - top,
      coverage: [UInt8](repeating: 0, count: (right - left) * (bottom - top)))
    for mask in [self, other] {
      for row in 0..<mask.height {
        let target = (mask.top - top + row) * joined.width + mask.left - left
        for column in 0..<mask.width {
          let value = mask.coverage[row * mask.width + column]
          if value > joined.coverage[target + column] { joined.coverage[target + column] = value }
        }
      }
    }
    return joined
  }
}
