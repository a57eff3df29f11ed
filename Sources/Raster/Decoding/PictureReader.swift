package import Scene

/// Reads pictures from the bytes of PNG, JPEG and WebP files; their colours count as sRGB.
package enum PictureReader {
  /// The longest side that is read, in pixels.
  package static let longestSide = Bitmap.longestSide
  /// The most pixels that are read.
  package static let mostPixels = 64 << 20

  /// A picture as it is meant to be seen: a JPEG or WebP is turned as its EXIF orientation says.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - longestSide: The longest side that is read, in pixels.
  /// - Returns: The picture, premultiplied.
  /// - Throws: ``PictureError``; a size too large is refused before anything is allocated for it.
  package static func read(
    _ bytes: [UInt8], longestSide: Int = Self.longestSide
  ) throws(PictureError) -> Picture {
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      return try JPEGDecoder.decode(bytes, longestSide: longestSide)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return try png(bytes, longestSide: longestSide) }
    if WebPDecoder.begins(bytes) { return try WebPDecoder.decode(bytes, longestSide: longestSide) }
    if let kind = kind(of: bytes) { throw .unsupported(kind) }
    throw .notAPicture
  }

  /// Refuses sizes that are not read.
  static func check(width: Int, height: Int, longestSide: Int) throws(PictureError) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width <= longestSide, height <= longestSide, !overflow, count <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
  }

  /// Refuses a JPEG that claims more pixels than its bytes can hold: a block of 8 × 8 takes a bit at the very least.
  static func checkClaim(width: Int, height: Int, bytes: Int) throws(PictureError) {
    guard width * height / 512 <= bytes else { throw .cut }
  }

  private static func png(_ bytes: [UInt8], longestSide: Int) throws(PictureError) -> Picture {
    let size = try pngSize(bytes)
    try check(width: size.width, height: size.height, longestSide: longestSide)
    do throws(RasterError) {
      let bitmap = try PNGDecoder.decode(bytes)
      if let picture = Picture(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels) {
        return picture
      }
    } catch {
      throw pngError(error)
    }
    throw .broken(reason: "no pixels")
  }

  /// The size that a PNG's header claims, once its chunks are there to the last.
  private static func pngSize(_ bytes: [UInt8]) throws(PictureError) -> (width: Int, height: Int) {
    var header: [UInt8] = []
    var deflated = 0
    do throws(RasterError) {
      var chunks = try PNGChunks(bytes)
      while let chunk = try chunks.next() {
        if header.isEmpty && chunk.name == "IHDR" { header = Array(bytes[chunk.data]) }
        if chunk.name == "IDAT" { deflated += chunk.data.count }
      }
    } catch {
      throw pngError(error)
    }
    guard header.count == 13 else { throw .broken(reason: "no IHDR") }
    func side(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
    let size = (width: side(header[0..<4]), height: side(header[4..<8]))
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(header[9])] ?? 1
    let (rows, overflow) = size.width.multipliedReportingOverflow(by: size.height)
    let bits =
      overflow ? Int.max : rows.multipliedReportingOverflow(by: channels * Int(header[8])).partialValue
    // Deflate makes at most 1032 bytes of one (RFC 1951: 258 bytes for two bits).
    guard !overflow, bits / 8 <= (deflated + 16) * 1032 else { throw .cut }
    return size
  }

  private static func pngError(_ error: RasterError) -> PictureError {
    switch error {
    case .size(let width, let height): .tooLarge(width: width, height: height)
    case .notPNG: .cut
    case .decoding(let reason): .broken(reason: reason)
    default: .broken(reason: "")
    }
  }

  /// The kind of what is known but not read, by its first bytes.
  private static func kind(of bytes: [UInt8]) -> PictureError.Kind? {
    func has(_ text: String, at offset: Int) -> Bool {
      bytes.dropFirst(offset).starts(with: Array(text.utf8))
    }
    if has("GIF8", at: 0) { return .gif }
    if has("ftypavif", at: 4) || has("ftypavis", at: 4) { return .avif }
    if ["heic", "heix", "hevc", "mif1", "msf1"].contains(where: { has("ftyp" + $0, at: 4) }) { return .heic }
    if has("II*\0", at: 0) || has("MM\0*", at: 0) { return .tiff }
    if has("BM", at: 0) && bytes.count > 26 { return .bmp }
    return has("<svg", at: 0) || has("<?xml", at: 0) ? .svg : nil
  }
}
