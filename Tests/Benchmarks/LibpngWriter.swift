import CPNG

/// Encodes RGB rows with libpng, level 6, no filter, and gives the number of bytes.
func encodeWithLibpng(_ rows: [UInt8], width: Int, height: Int) -> Int {
  var picture = png_create_write_struct(PNG_LIBPNG_VER_STRING, nil, nil, nil)
  var info = png_create_info_struct(picture)
  defer { png_destroy_write_struct(&picture, &info) }
  var bytes: [UInt8] = []
  withUnsafeMutablePointer(to: &bytes) { bytes in
    png_set_write_fn(
      picture, bytes,
      { picture, data, count in
        let bytes = png_get_io_ptr(picture)?.assumingMemoryBound(to: [UInt8].self)
        bytes?.pointee += UnsafeBufferPointer(start: data, count: count)
      }, nil)
    png_set_IHDR(
      picture, info, UInt32(width), UInt32(height), 8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT)
    png_set_compression_level(picture, 6)
    png_set_filter(picture, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE)
    png_write_info(picture, info)
    rows.withUnsafeBufferPointer { rows in
      for y in 0..<height { png_write_row(picture, rows.baseAddress.map { $0 + y * width * 3 }) }
    }
    png_write_end(picture, info)
  }
  return bytes.count
}
