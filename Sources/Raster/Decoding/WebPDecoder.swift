import CWebP
import Scene

/// Reads WebP files, lossy and lossless, with libwebp, whose functions return codes.
enum WebPDecoder {
  /// Whether bytes begin as a WebP file does.
  static func begins(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8))
  }

  /// A WebP's picture, turned as its EXIF orientation says.
  ///
  /// A small file may well hold a large picture, as a lossless one of a single colour takes no bits a pixel; so
  /// the limits alone bound what is allocated.
  static func decode(_ bytes: [UInt8], longestSide: Int) throws(PictureError) -> Picture {
    guard claimedCount(bytes) <= bytes.count else { throw .cut }
    var features = WebPBitstreamFeatures()
    try check(WebPGetFeatures(bytes, bytes.count, &features))
    guard features.has_animation == 0 else { throw .unsupported(.animatedWebP) }
    let (width, height) = (Int(features.width), Int(features.height))
    guard width > 0, height > 0 else { throw .broken(reason: "no pixels") }
    try PictureReader.check(width: width, height: height, longestSide: longestSide)
    let pixels = try pixels(of: bytes, width: width, height: height)
    let turned = Orientation(webP: bytes).applied(to: pixels, width: width, height: height)
    guard let picture = Picture(width: turned.width, height: turned.height, pixels: turned.pixels) else {
      throw .broken(reason: "no pixels")
    }
    return picture
  }

  /// How long the file says it is, with the eight bytes that say so.
  private static func claimedCount(_ bytes: [UInt8]) -> Int {
    8 + bytes.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func pixels(
    of bytes: [UInt8], width: Int, height: Int
  ) throws(PictureError) -> [UInt32] {
    var config = WebPDecoderConfig()
    guard WebPInitDecoderConfig(&config) != 0 else { throw .broken(reason: "another version of libwebp") }
    var pixels = [UInt32](repeating: 0, count: width * height)
    let status = pixels.withUnsafeMutableBytes { room in
      // Straight B, G, R, A in memory, on this thread alone.
      config.output.colorspace = MODE_BGRA
      config.output.is_external_memory = 1
      config.output.u.RGBA.rgba = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
      config.output.u.RGBA.stride = Int32(width * 4)
      config.output.u.RGBA.size = room.count
      return WebPDecode(bytes, bytes.count, &config)
    }
    try check(status)
    pixels.withUnsafeMutableBufferPointer { StraightAlpha.premultiply($0) }
    return pixels
  }

  private static func check(_ status: VP8StatusCode) throws(PictureError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED: throw .cut
    case VP8_STATUS_OUT_OF_MEMORY: throw .broken(reason: "out of memory")
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .broken(reason: "a feature that libwebp does not know")
    default: throw .broken(reason: "no WebP that libwebp can read")
    }
  }
}
