import CPNG

/// Reads PNG files from memory, with libpng's simplified functions, which never jump out of C.
package enum PNGDecoder {
  /// A PNG's picture as premultiplied sRGB, whatever depth and kind the file has.
  ///
  /// - Throws: ``RasterError/size(width:height:)`` for sides beyond ``Bitmap/longestSide``, before anything is allocated for
  ///   them; ``RasterError/decoding(reason:)`` with libpng's reason otherwise.
  package static func decode(_ bytes: [UInt8]) throws(RasterError) -> Bitmap {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    // The bytes have to stay where they are until all is read.
    return try bytes.withUnsafeBufferPointer { (file) throws(RasterError) in
      guard png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        throw .decoding(reason: reason(image))
      }
      // B, G, R, A in memory: the words of a bitmap, straight for now.
      image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA | PNG_FORMAT_FLAG_BGR)
      var bitmap = try Bitmap(width: Int(clamping: image.width), height: Int(clamping: image.height))
      let stride = png_int_32(bitmap.width * 4)
      let isRead = bitmap.pixels.withUnsafeMutableBytes {
        png_image_finish_read(&image, nil, $0.baseAddress, stride, nil) != 0
      }
      guard isRead else { throw .decoding(reason: reason(image)) }
      bitmap.pixels.withUnsafeMutableBufferPointer { StraightAlpha.premultiply($0) }
      return bitmap
    }
  }

  /// libpng's words about what went wrong, a C string of at most 64 bytes.
  private static func reason(_ image: png_image) -> String {
    withUnsafeBytes(of: image.message) { message in
      String(decoding: message.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The digest a picture carries, if any: the text under ``PNGEncoder/digestKeyword``.
  ///
  /// Only the chunks are walked; the picture is not read.
  ///
  /// - Throws: ``RasterError/notPNG(offset:)`` where the file is no chain of chunks that ends as it should.
  package static func digest(of bytes: [UInt8]) throws(RasterError) -> String? {
    let wanted = Array(PNGEncoder.digestKeyword.utf8) + [0]
    var chunks = try PNGChunks(bytes)
    while let chunk = try chunks.next() {
      guard chunk.name == "tEXt", bytes[chunk.data].starts(with: wanted) else { continue }
      let latin = bytes[chunk.data].dropFirst(wanted.count)
      return String(String.UnicodeScalarView(latin.map { Unicode.Scalar($0) }))
    }
    return nil
  }
}

/// Walks the chunks of a PNG.
struct PNGChunks {
  /// One chunk.
  struct Chunk {
    /// Its four letters.
    var name: String
    /// Where its data lies in the file.
    var data: Range<Int>
  }

  private let bytes: [UInt8]
  private var offset = 8
  private var isAtEnd = false

  init(_ bytes: [UInt8]) throws(RasterError) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
      throw .notPNG(offset: 0)
    }
    self.bytes = bytes
  }

  /// The next chunk; nothing after `IEND`.
  mutating func next() throws(RasterError) -> Chunk? {
    if isAtEnd { return nil }
    // Length, name and checksum.
    guard bytes.count - offset >= 12 else { throw .notPNG(offset: offset) }
    let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    guard length <= bytes.count - offset - 12 else { throw .notPNG(offset: offset) }
    let name = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
    let data = offset + 8..<offset + 8 + length
    offset = data.upperBound + 4
    isAtEnd = name == "IEND"
    return Chunk(name: name, data: data)
  }
}
