/// What masks of one kind share: face, size in 64ths of a pixel, halo and boldness likewise.
///
/// The size is a multiple of a sixteenth of a pixel: while a map zooms its names grow by less from frame to frame,
/// and a glyph that is a thirty-second of a pixel larger or smaller than asked for looks the same.
struct GlyphStrike: Hashable {
  var face: Int
  var size: Int32
  var halo: Int32
  var embolden: Int32

  /// Takes pixels and rounds the size to 16ths, the others to 64ths; nothing if a number is out of range.
  init?(face: FaceID, size: Double, halo: Double, embolden: Double) {
    guard size > 0, size <= GlyphRasterizer.maximumSize, halo >= 0, halo <= GlyphRasterizer.maximumSize,
      abs(embolden) <= GlyphRasterizer.maximumSize
    else { return nil }
    self.face = face.index
    self.size = max(Int32((size * 16).rounded()) * 4, 1)
    self.halo = Int32((halo * 64).rounded())
    self.embolden = Int32((embolden * 64).rounded())
  }
}
