/// Why a font file could not be added to a library.
public enum FontError: Error, Hashable, Sendable {
  /// The bytes are no OpenType, TrueType or CFF font.
  case notAFont(file: String)
  /// The face holds no glyphs, or its size in units is outside the 16 to 16,384 that OpenType allows.
  case noGlyphs(file: String, face: Int)
  /// The face maps no characters to glyphs.
  case noCharacters(file: String, face: Int)
  /// The face holds bitmaps only and cannot be scaled.
  case noOutlines(file: String, face: Int)
  /// The rasteriser refuses the face; `code` is FreeType's.
  case unreadable(file: String, face: Int, code: Int)
}
