/// Why bytes could not be read as a picture.
public enum PictureError: Error, Hashable, Sendable {
  /// The kinds of picture that are known but not read.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// GIF.
    case gif
    /// A WebP of several pictures that follow one another.
    case animatedWebP
    /// HEIC, as phones save photos.
    case heic
    /// AVIF.
    case avif
    /// TIFF.
    case tiff
    /// Windows bitmap.
    case bmp
    /// SVG, or other XML.
    case svg
    /// A JPEG in cyan, magenta, yellow and black, which would need a colour profile.
    case cmykJPEG
  }

  /// The bytes begin like no picture that is known.
  case notAPicture
  /// A picture of a kind that is not read; PNG, JPEG and WebP are.
  case unsupported(Kind)
  /// The bytes end before the picture does.
  case cut
  /// A side is longer than is read here, at most ``PictureReader/longestSide``, or there are more pixels than ``PictureReader/mostPixels``.
  case tooLarge(width: Int, height: Int)
  /// The decoder could not make sense of the bytes; its own words.
  case broken(reason: String)
}
