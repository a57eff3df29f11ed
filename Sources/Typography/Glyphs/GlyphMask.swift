/// The coverage of one glyph on the pixel grid.
package struct GlyphMask: Hashable, Sendable {
  /// Left edge of the first column, in pixels right of the pen's whole pixel.
  package var left: Int
  /// Top edge of the first row, in pixels below the pen's whole pixel; negative above the baseline.
  package var top: Int
  /// Columns; 0 if the glyph is blank.
  package var width: Int
  /// Rows; 0 if the glyph is blank.
  package var height: Int
  /// Coverage, 0 to 255, row by row from the top, `width` bytes a row.
  package var coverage: [UInt8]

  /// The mask of a blank.
  package static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, coverage: [])
}
