import CPNG

/// Gathers the bytes of a PNG that libpng writes.
final class PNGWriter {
  private(set) var bytes: [UInt8] = []
  private var png: png_structp?

  /// Opens libpng for writing into memory (`png_create_write_struct`, `png_set_write_fn`).
  init(capacity: Int) throws(RasterError) {
    guard let png = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil) else { throw .encoding }
    self.png = png
    bytes.reserveCapacity(capacity)
    // libpng keeps the writer's address only as long as the writer keeps libpng.
    png_set_write_fn(
      png, Unmanaged.passUnretained(self).toOpaque(),
      { png, data, count in
        guard let data, let target = png_get_io_ptr(png) else { return }
        Unmanaged<PNGWriter>.fromOpaque(target).takeUnretainedValue()
          .bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: count))
      }, nil)
  }

  deinit {
    png_destroy_write_struct(&png, nil)
  }

  /// Writes the eight bytes every PNG starts with (`png_write_sig`).
  func signature() {
    png_write_sig(png)
  }

  /// Writes a chunk with its length and checksum (`png_write_chunk`).
  func chunk(_ name: StaticString, _ data: [UInt8]) throws(RasterError) {
    guard data.count < 1 << 31, name.utf8CodeUnitCount == 4 else { throw .encoding }
    png_write_chunk(png, name.utf8Start, data, data.count)
  }
}
