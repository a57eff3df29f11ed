import CDeflate
import CPNG

/// Writes pictures as PNG: libpng's chunk functions, image data compressed by libdeflate.
///
/// Rows are not filtered: drawings compress best so. The same picture, effort and text always give the same bytes.
///
/// libpng reports errors by `longjmp`, which must not cross Swift. The chunk functions raise one only for a missing write
/// function and for a chunk of 2³¹ bytes or more: the former is always set and only gathers bytes, the latter is
/// refused before libpng sees it. So no jump can happen and no shim is needed.
package struct PNGEncoder: Sendable {
  /// How hard to compress.
  package enum Effort: Int32, Sendable {
    /// Frames of a film: quick.
    case frame = 1
    /// Single pictures.
    case still = 6
    /// Pictures that are kept for long: small, and slow to write.
    case document = 12
  }

  /// The keyword of the text chunk that carries a picture's digest.
  package static let digestKeyword = "veduta:digest"

  /// How hard to compress.
  package var effort: Effort
  /// Pixels per point, written as 72 × scale dots an inch; none are written unless it is positive.
  package var scale: Double
  /// What the picture was painted from, if it is to be told.
  package var digest: String?

  /// Makes an encoder; by default for stills at one pixel a point.
  package init(effort: Effort = .still, scale: Double = 1, digest: String? = nil) {
    self.effort = effort
    self.scale = scale
    self.digest = digest
  }

  /// The picture as a PNG file: RGB where all of it is opaque, else RGBA.
  ///
  /// - Throws: ``RasterError/encoding`` when memory runs out.
  package func encode(_ bitmap: Bitmap) throws(RasterError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    let data = try compress(PNGRows.pack(bitmap, isOpaque: isOpaque))
    let writer = try PNGWriter(capacity: data.count + 512)
    writer.signature()
    try writer.chunk("IHDR", PNGEncoder.header(bitmap, isOpaque: isOpaque))
    // Rendering intent: perceptual, what the standard advises for pictures that are made.
    try writer.chunk("sRGB", [0])
    if let density = pixelsPerMetre { try writer.chunk("pHYs", be32(density) + be32(density) + [1]) }
    try writer.chunk("tEXt", PNGEncoder.text("Software", "Veduta"))
    if let digest { try writer.chunk("tEXt", PNGEncoder.text(PNGEncoder.digestKeyword, digest)) }
    try writer.chunk("IDAT", data)
    try writer.chunk("IEND", [])
    return writer.bytes
  }

  private var pixelsPerMetre: UInt32? {
    let density = (72 * scale / 0.0254).rounded()
    return density >= 1 && density < 2_147_483_648 ? UInt32(density) : nil
  }

  private static func header(_ bitmap: Bitmap, isOpaque: Bool) -> [UInt8] {
    let kind = UInt8(isOpaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA)
    return be32(UInt32(bitmap.width)) + be32(UInt32(bitmap.height)) + [8, kind, 0, 0, 0]
  }

  /// Keyword, zero, Latin-1 text; what Latin-1 cannot say becomes a question mark.
  private static func text(_ keyword: String, _ text: String) -> [UInt8] {
    let latin = text.unicodeScalars.map { $0.value < 256 && $0.value != 0 ? UInt8($0.value) : 63 }
    return Array(keyword.utf8) + [0] + latin
  }

  /// Compresses rows as a zlib stream (`libdeflate_zlib_compress`).
  private func compress(_ rows: [UInt8]) throws(RasterError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(effort.rawValue) else { throw .encoding }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    let data = [UInt8](unsafeUninitializedCapacity: bound) { out, count in
      count = libdeflate_zlib_compress(compressor, rows, rows.count, out.baseAddress, bound)
    }
    guard !data.isEmpty else { throw .encoding }
    return data
  }
}

/// A number as four bytes, the highest first.
private func be32(_ value: UInt32) -> [UInt8] {
  [UInt8(value >> 24), UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)]
}
