public import Scene

extension Picture {
  /// Reads a PNG or JPEG file.
  ///
  /// - Parameter data: The bytes of the file. A JPEG is turned as its EXIF orientation says.
  /// - Throws: ``PictureError``; a size too large is refused before anything is allocated for it.
  public init(data: [UInt8]) throws(PictureError) {
    self = try PictureReader.read(data)
  }
}
