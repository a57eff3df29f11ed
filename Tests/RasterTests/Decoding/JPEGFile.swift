import CTurboJPEG

/// Makes JPEG files to be read.
struct JPEGFile {
  var width: Int
  var height: Int
  var quality: Int32 = 95
  var isGrey = false
  var isProgressive = false

  /// The file of words of a picture (`tjCompress2`).
  func encode(_ pixels: [UInt32]) -> [UInt8] {
    var pixels = pixels
    return pixels.withUnsafeMutableBytes { bytes in
      encode(bytes, TJPF_BGRA, isGrey ? TJSAMP_GRAY : TJSAMP_444)
    }
  }

  /// A file in cyan, magenta, yellow and black.
  func encodeCMYK() -> [UInt8] {
    var pixels = [UInt32](repeating: 0x8040_2010, count: width * height)
    return pixels.withUnsafeMutableBytes { encode($0, TJPF_CMYK, TJSAMP_444) }
  }

  private func encode(_ bytes: UnsafeMutableRawBufferPointer, _ format: TJPF, _ sampling: TJSAMP) -> [UInt8] {
    let handle = tjInitCompress()
    defer { tjDestroy(handle) }
    var output: UnsafeMutablePointer<UInt8>?
    var size: UInt = 0
    let flags = TJFLAG_ACCURATEDCT | (isProgressive ? TJFLAG_PROGRESSIVE : 0)
    tjCompress2(
      handle, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), 0, Int32(height),
      Int32(format.rawValue), &output, &size, Int32(sampling.rawValue), quality, flags)
    defer { tjFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: Int(size)))
  }

  /// A file with an EXIF segment that tells an orientation.
  static func oriented(_ file: [UInt8], _ orientation: UInt8, isLittle: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isLittle
      ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0, 0x0F, 0x01, 2, 0, 1, 0, 0, 0, 65, 0, 0, 0]
        + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
      : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 2, 0x01, 0x0F, 0, 2, 0, 0, 0, 1, 65, 0, 0, 0]
        + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    let data = Array("Exif\0\0".utf8) + tiff
    return Array(file[..<2]) + [0xFF, 0xE1, 0, UInt8(data.count + 2)] + data + file[2...]
  }
}
