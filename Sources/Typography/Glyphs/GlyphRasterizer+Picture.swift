import CFreeType
import Geography

extension GlyphRasterizer {
  /// The picture of a glyph of a face of coloured pictures (`FT_LOAD_COLOR`), in the largest size that the face has.
  ///
  /// It is made afresh each time.
  ///
  /// - Returns: Nothing for a blank, for a face of outlines, and where FreeType cannot read the picture.
  package func picture(_ id: FaceID, _ glyph: UInt32) -> GlyphPicture? {
    guard let face = colorFace(id.index), let strike = GlyphRasterizer.largestStrike(of: face),
      FT_Select_Size(face, strike.index) == 0, strike.ppem > 0,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0, let slot = face.pointee.glyph
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), let buffer = bitmap.buffer, width > 0,
      height > 0, width <= 4096, height <= 4096, pitch >= 4 * width
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let row = buffer + y * pitch
      for x in 0..<width {
        let parts = (0..<4).map { UInt32(row[4 * x + $0]) }
        // No part may be larger than alpha, whatever the file says.
        let alpha = parts[3]
        pixels.append(
          alpha << 24 | min(parts[2], alpha) << 16 | min(parts[1], alpha) << 8 | min(parts[0], alpha))
      }
    }
    let box = ViewRect(
      x: Double(slot.pointee.bitmap_left) / strike.ppem, y: -Double(slot.pointee.bitmap_top) / strike.ppem,
      width: Double(width) / strike.ppem, height: Double(height) / strike.ppem)
    return GlyphPicture(box: box, width: width, height: height, pixels: pixels)
  }

  private static func largestStrike(of face: FT_Face) -> (index: Int32, ppem: Double)? {
    var best: (index: Int32, ppem: Double)?
    for index in 0..<max(0, Int(face.pointee.num_fixed_sizes)) {
      let ppem = Double(face.pointee.available_sizes[index].y_ppem) / 64
      if ppem > best?.ppem ?? 0 { best = (Int32(index), ppem) }
    }
    return best
  }
}
