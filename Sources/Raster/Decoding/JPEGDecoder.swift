import CTurboJPEG
import Scene

/// Reads JPEG files with TurboJPEG, whose functions return codes and never jump out of C.
enum JPEGDecoder {
  /// A JPEG's picture, turned as its EXIF orientation says.
  static func decode(_ bytes: [UInt8], longestSide: Int) throws(PictureError) -> Picture {
    guard let handle = tjInitDecompress() else { throw .broken(reason: "out of memory") }
    defer { tjDestroy(handle) }
    var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
    let count = UInt(bytes.count)
    let code = bytes.withUnsafeBufferPointer {
      tjDecompressHeader3(handle, $0.baseAddress, count, &width, &height, &sampling, &space)
    }
    guard code == 0, width > 0, height > 0 else { throw error(handle) }
    try PictureReader.check(width: Int(width), height: Int(height), longestSide: longestSide)
    try PictureReader.checkClaim(width: Int(width), height: Int(height), bytes: bytes.count)
    guard space != TJCS_CMYK.rawValue, space != TJCS_YCCK.rawValue else { throw .unsupported(.cmykJPEG) }
    var pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    // The slow transform is the exact one; files of endlessly many scans are refused.
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS
    let result = bytes.withUnsafeBufferPointer { file in
      pixels.withUnsafeMutableBytes { pixels in
        // B, G, R, A in memory: the words of a picture.
        tjDecompress2(
          handle, file.baseAddress, count, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), width,
          width * 4, height, Int32(TJPF_BGRA.rawValue), flags)
      }
    }
    if result != 0, !isHarmless(handle) { throw error(handle) }
    let orientation = Orientation(jpeg: bytes)
    let turned = orientation.applied(to: pixels, width: Int(width), height: Int(height))
    guard let picture = Picture(width: turned.width, height: turned.height, pixels: turned.pixels) else {
      throw .broken(reason: "no pixels")
    }
    return picture
  }

  /// Bytes between two segments, as some cameras leave them, change nothing of the picture.
  private static func isHarmless(_ handle: tjhandle) -> Bool {
    tjGetErrorCode(handle) == TJERR_WARNING.rawValue
      && reason(handle).contains("extraneous bytes before marker")
  }

  /// The library's words; a file that ends early has words of its own (`JWRN_JPEG_EOF`, `JWRN_HIT_MARKER`).
  private static func error(_ handle: tjhandle) -> PictureError {
    let reason = reason(handle)
    let isCut = reason.contains("Premature end") || reason.contains("premature end")
    return isCut ? .cut : .broken(reason: reason)
  }

  private static func reason(_ handle: tjhandle) -> String {
    tjGetErrorStr2(handle).map { String(cString: $0) } ?? ""
  }
}
