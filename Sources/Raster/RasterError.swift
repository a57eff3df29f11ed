/// Why a picture could not be painted, written or read.
public enum RasterError: Error, Hashable, Sendable {
  /// A side is shorter than 1 or longer than ``Bitmap/longestSide`` pixels; sides too large to count are
  /// given as `Int.max`.
  case size(width: Int, height: Int)
  /// There is no memory for a picture of this size, in pixels.
  case memory(width: Int, height: Int)
  /// The scene's scale is not a finite number above 0.
  case scale(Double)
  /// Groups lie in one another deeper than the painter follows.
  case nesting(limit: Int)
  /// Cairo refused to compose a picture; the number is its `cairo_status_t`.
  case composition(status: Int)
  /// libpng or libdeflate ran out of memory while writing.
  case encoding
  /// The bytes are not a readable PNG; the place is counted from the start of the file.
  case notPNG(offset: Int)
  /// libpng could not read the picture; its own words.
  case decoding(reason: String)
}
