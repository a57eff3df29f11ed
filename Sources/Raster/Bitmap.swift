/// A painted picture: rows of premultiplied pixels from the top, in sRGB.
///
/// Each pixel is `0xAARRGGBB`, which in memory (little endian) is the bytes B, G, R, A: Cairo's `ARGB32`.
/// No colour component is ever larger than its alpha.
public struct Bitmap: Hashable, Sendable {
  /// The longest side a picture may have, in pixels.
  public static let longestSide = 16_384

  /// Width, in pixels; at least 1.
  public let width: Int
  /// Height, in pixels; at least 1.
  public let height: Int
  /// Row after row, `width` pixels each, without padding.
  public internal(set) var pixels: [UInt32]

  /// One premultiplied pixel, taken apart.
  public struct Pixel: Hashable, Sendable {
    /// Red times alpha, 0 to 255.
    public var red: UInt8
    /// Green times alpha, 0 to 255.
    public var green: UInt8
    /// Blue times alpha, 0 to 255.
    public var blue: UInt8
    /// Opacity, 0 to 255.
    public var alpha: UInt8

    /// Makes a pixel from its premultiplied parts.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }
  }

  /// Makes a picture of one premultiplied colour.
  ///
  /// - Throws: ``RasterError/size(width:height:)`` unless both sides are 1 to ``longestSide``.
  public init(width: Int, height: Int, filledWith pixel: UInt32 = 0) throws(RasterError) {
    try Bitmap.check(width: width, height: height)
    self.width = width
    self.height = height
    pixels = [UInt32](repeating: pixel, count: width * height)
  }

  /// The pixel in a column and row counted from the top left; nothing outside the picture.
  public subscript(x: Int, y: Int) -> Pixel? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    let word = pixels[y * width + x]
    return Pixel(
      red: UInt8(truncatingIfNeeded: word >> 16), green: UInt8(truncatingIfNeeded: word >> 8),
      blue: UInt8(truncatingIfNeeded: word), alpha: UInt8(truncatingIfNeeded: word >> 24))
  }

  /// A part of the picture.
  /// - Parameters:
  ///   - x: The part's first column.
  ///   - y: The part's first row.
  ///   - width: Its width, in pixels; at least 1.
  ///   - height: Its height, in pixels; at least 1.
  /// - Returns: The part; it must lie within the picture.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> Bitmap {
    precondition(
      x >= 0 && y >= 0 && x + width <= self.width && y + height <= self.height, "outside the picture")
    var part: [UInt32] = []
    part.reserveCapacity(width * height)
    for row in y..<(y + height) { part += pixels[(row * self.width + x)..<(row * self.width + x + width)] }
    return Bitmap(width: width, height: height, pixels: part)
  }

  private init(width: Int, height: Int, pixels: [UInt32]) {
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    pixels.withUnsafeBufferPointer { words in
      var all: UInt32 = 0xFF00_0000
      for word in words { all &= word }
      return all == 0xFF00_0000
    }
  }

  /// Refuses sides that a picture may not have, before anything is allocated for them.
  static func check(width: Int, height: Int) throws(RasterError) {
    guard (1...longestSide).contains(width), (1...longestSide).contains(height) else {
      throw .size(width: width, height: height)
    }
  }
}
