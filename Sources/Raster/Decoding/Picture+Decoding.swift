public import Scene

extension Picture {
  /// Reads a PNG, JPEG or WebP file.
  ///
  /// - Parameter data: The bytes of the file. A JPEG or WebP is turned as its EXIF orientation says.
  /// - Throws: ``PictureError``; a size too large is refused before anything is allocated for it.
  public init(data: [UInt8]) throws(PictureError) {
    self = try PictureReader.read(data)
  }

  /// The picture halved as often as its shorter side stays at least so many pixels long.
  package func halved(downTo side: Double) -> Picture {
    var level = PictureLevel(self)
    var isWhole = true
    while Double(min(level.width, level.height)) / 2 >= max(side, 1) {
      level = PictureLevel(halving: level)
      isWhole = false
    }
    return isWhole ? self : Picture(width: level.width, height: level.height, pixels: level.pixels) ?? self
  }
}
