#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Whole files in and out, without Foundation.
enum InputFile {
  /// Reads a file.
  static func read(_ path: String) throws(BuildError) -> [UInt8] {
    guard let file = fopen(path, "rb") else { throw .unreadable(path: path, reason: errno) }
    defer { fclose(file) }
    guard fseek(file, 0, SEEK_END) == 0 else { throw .unreadable(path: path, reason: errno) }
    let size = ftell(file)
    guard size >= 0 else { throw .unreadable(path: path, reason: errno) }
    rewind(file)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
    guard bytes.count == size else { throw .unreadable(path: path, reason: errno) }
    return bytes
  }

  /// Writes a file, replacing what was there.
  static func write(_ bytes: [UInt8], to path: String) throws(BuildError) {
    guard let file = fopen(path, "wb") else { throw .unwritable(path: path, reason: errno) }
    let written = fwrite(bytes, 1, bytes.count, file)
    guard fclose(file) == 0, written == bytes.count else { throw .unwritable(path: path, reason: errno) }
  }
}
