import CTurboJPEG

/// Writes JPEG files with TurboJPEG; the same picture always gives the same bytes.
package struct JPEGEncoder: Sendable {
  /// How good, 1 to 100; by default 88.
  package var quality = 88

  /// Makes an encoder.
  package init(quality: Int = 88) {
    self.quality = quality
  }

  /// The picture as a JPEG file, colours at full width; what is not opaque stands on black.
  /// - Throws: ``RasterError/encoding`` when memory runs out.
  package func encode(_ bitmap: Bitmap) throws(RasterError) -> [UInt8] {
    guard let handle = tjInitCompress() else { throw .encoding }
    defer { tjDestroy(handle) }
    var (buffer, size): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { tjFree(buffer) }
    let code = bitmap.pixels.withUnsafeBytes { pixels in
      tjCompress2(
        handle, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width),
        Int32(bitmap.width * 4), Int32(bitmap.height), Int32(TJPF_BGRX.rawValue), &buffer, &size,
        Int32(TJSAMP_444.rawValue), Int32(quality), TJFLAG_ACCURATEDCT)
    }
    guard code == 0, let buffer else { throw .encoding }
    return Array(UnsafeBufferPointer(start: buffer, count: Int(size)))
  }
}
