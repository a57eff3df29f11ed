import CWebP

/// Writes WebP files without loss, with libwebp; the same picture always gives the same bytes.
///
/// Maps have flat colours and sharp edges, which lossy WebP blurs, as it keeps colours at half the width. Without
/// loss the file is exact, and about two thirds as long as a PNG.
package struct WebPEncoder: Sendable {
  /// The longest side of a WebP, in pixels, by its format.
  package static let longestSide = Int(WEBP_MAX_DIMENSION)

  /// Makes an encoder.
  package init() {}

  /// The picture as a WebP file.
  /// - Throws: ``RasterError/size(width:height:)`` beyond ``longestSide``; ``RasterError/encoding`` when memory runs out.
  package func encode(_ bitmap: Bitmap) throws(RasterError) -> [UInt8] {
    guard max(bitmap.width, bitmap.height) <= Self.longestSide else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    var config = try Self.settings()
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { throw .encoding }
    defer { WebPPictureFree(&picture) }
    (picture.use_argb, picture.width, picture.height) = (1, Int32(bitmap.width), Int32(bitmap.height))
    guard Self.fill(&picture, with: bitmap) else { throw .encoding }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    picture.writer = WebPMemoryWrite
    let isWritten = withUnsafeMutablePointer(to: &writer) { writer in
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return WebPEncode(&config, &picture) != 0
    }
    guard isWritten else { throw .encoding }
    return Array(UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }

  /// One thread, and what does not show kept as it is.
  private static func settings() throws(RasterError) -> WebPConfig {
    var config = WebPConfig()
    guard WebPConfigInit(&config) != 0, WebPConfigLosslessPreset(&config, effort) != 0 else {
      throw .encoding
    }
    config.exact = 1
    config.thread_level = 0
    return config
  }

  /// How hard to compress, 0 to 9: twice the time beyond this makes tiles two per cent smaller.
  private static let effort: Int32 = 3

  /// Copies straight components in.
  private static func fill(_ picture: inout WebPPicture, with bitmap: Bitmap) -> Bool {
    let stride = Int32(bitmap.width * 4)
    let isOpaque = bitmap.isOpaque
    let pixels = isOpaque ? bitmap.pixels : bitmap.pixels.map(StraightAlpha.straight)
    return pixels.withUnsafeBytes { bytes in
      let bytes = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
      return isOpaque
        ? WebPPictureImportBGRX(&picture, bytes, stride) != 0
        : WebPPictureImportBGRA(&picture, bytes, stride) != 0
    }
  }
}
