import CDeflate

/// Gzip (RFC 1952) by libdeflate.
package enum Gzip {
  /// Why bytes cannot be inflated.
  package enum Failure: Error, Hashable {
    /// They are not gzip data, or were damaged.
    case malformed
    /// They would become more bytes than the limit.
    case tooLarge
  }

  /// Inflates all members of gzip data with `libdeflate_gzip_decompress_ex`.
  ///
  /// Memory follows what really comes out and never passes `limit` bytes: the length that gzip data claim
  /// is only believed where it is small.
  package static func inflate(_ input: [UInt8], limit: Int) throws(Failure) -> [UInt8] {
    try input.withUnsafeBufferPointer { buffer throws(Failure) in
      try inflate(UnsafeRawBufferPointer(buffer), limit: limit)
    }
  }

  /// Inflates memory that is lent, see ``inflate(_:limit:)-([UInt8],_)``.
  static func inflate(_ input: UnsafeRawBufferPointer, limit: Int) throws(Failure) -> [UInt8] {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .tooLarge }
    defer { libdeflate_free_decompressor(decompressor) }
    var output: [UInt8] = []
    var position = 0
    repeat {
      let rest = UnsafeRawBufferPointer(rebasing: input[position...])
      let (bytes, used) = try member(decompressor, rest, limit: limit - output.count)
      position += used
      if output.isEmpty { output = bytes } else { output += bytes }
    } while position < input.count
    return output
  }

  private static func member(
    _ decompressor: OpaquePointer, _ input: UnsafeRawBufferPointer, limit: Int
  ) throws(Failure) -> (bytes: [UInt8], used: Int) {
    var capacity = min(limit, firstCapacity(input))
    while true {
      var used = 0
      var result = LIBDEFLATE_BAD_DATA
      let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        result = libdeflate_gzip_decompress_ex(
          decompressor, input.baseAddress, input.count, buffer.baseAddress, capacity, &used, &count)
        if result != LIBDEFLATE_SUCCESS { count = 0 }
      }
      switch result {
      case LIBDEFLATE_SUCCESS: return (bytes, used)
      case LIBDEFLATE_INSUFFICIENT_SPACE where capacity < limit: capacity = min(limit, capacity * 4)
      case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLarge
      default: throw .malformed
      }
    }
  }

  /// The claimed length, which ends gzip data, as far as map data compress; at least some.
  private static func firstCapacity(_ input: UnsafeRawBufferPointer) -> Int {
    guard input.count >= 18 else { return 64 }
    let claim = input.loadUnaligned(fromByteOffset: input.count - 4, as: UInt32.self).littleEndian
    return max(64, min(Int(claim), input.count * 16))
  }

  /// Compresses with `libdeflate_gzip_compress` at its highest level.
  ///
  /// The bytes carry no time and no name, so that the same input gives the same output.
  package static func deflate(_ input: [UInt8]) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(12) else {
      preconditionFailure("no memory for a compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    let capacity = libdeflate_gzip_compress_bound(compressor, input.count)
    return [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = libdeflate_gzip_compress(compressor, input, input.count, buffer.baseAddress, capacity)
    }
  }
}
