import CWebP

/// Makes WebP files to be read.
struct WebPFile {
  var width: Int
  var height: Int
  var quality: Float = 90

  /// The lossy file of straight words of a picture (`WebPEncodeBGRA`).
  func encode(_ pixels: [UInt32]) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let size = pixels.withUnsafeBytes { bytes in
      WebPEncodeBGRA(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width), Int32(height),
        Int32(width * 4), quality, &output)
    }
    defer { WebPFree(output) }
    return Array(UnsafeBufferPointer(start: output, count: size))
  }

  /// A chunk: four letters, the length, the data, made even.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(data.count, 4) + data + (data.count % 2 == 0 ? [] : [0])
  }

  /// A file of chunks.
  static func file(_ chunks: [UInt8]) -> [UInt8] {
    Array("RIFF".utf8) + little(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
  }

  /// The extended header: flags and the size of the whole.
  static func extended(flags: UInt8, width: Int, height: Int) -> [UInt8] {
    chunk("VP8X", [flags, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3))
  }

  /// A plain file with an EXIF chunk that tells an orientation.
  static func oriented(_ plain: [UInt8], _ orientation: UInt8, width: Int, height: Int, marked: Bool)
    -> [UInt8]
  {
    let mark = marked ? Array("Exif\0\0".utf8) : []
    let tiff: [UInt8] =
      [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]
    return file(extended(flags: 8, width: width, height: height) + plain[12...] + chunk("EXIF", mark + tiff))
  }

  /// An animation of one plain picture.
  static func animated(_ plain: [UInt8], width: Int, height: Int) -> [UInt8] {
    let frame = little(0, 6) + little(width - 1, 3) + little(height - 1, 3) + [100, 0, 0, 0] + plain[12...]
    return file(
      extended(flags: 2, width: width, height: height) + chunk("ANIM", [0, 0, 0, 0, 0, 0])
        + chunk("ANMF", frame))
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
