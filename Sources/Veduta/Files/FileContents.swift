#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files.
package enum FileContents {
  /// The bytes of a file, at most `limit` of them.
  ///
  /// What is read counts, not what the file claims to hold, so a pipe will do and a device cannot fill the memory.
  /// - Throws: ``FileError/tooLarge(path:limit:)``, or ``FileError/system(_:path:code:)``.
  package static func read(_ path: String, limit: Int = 1 << 28) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .system(.open, path: path, code: errno) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      #if canImport(Glibc)
        let count = Glibc.read(descriptor, &chunk, chunk.count)
      #else
        let count = Darwin.read(descriptor, &chunk, chunk.count)
      #endif
      if count == 0 { return bytes }
      guard count > 0 else {
        if errno == EINTR { continue }
        throw .system(.read, path: path, code: errno)
      }
      bytes += chunk[..<count]
      guard bytes.count <= limit else { throw .tooLarge(path: path, limit: limit) }
    }
  }
}

extension FileContents {
  /// Whether there is a regular file at a path, or a link to one.
  package static func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

  /// Makes sure that a folder can be looked into.
  /// - Throws: ``FileError/system(_:path:code:)``.
  package static func checkFolder(_ path: String) throws(FileError) {
    guard let kind = kind(of: path) else { throw .system(.open, path: path, code: errno) }
    guard kind == S_IFDIR else { throw .system(.open, path: path, code: ENOTDIR) }
    guard access(path, R_OK | X_OK) == 0 else { throw .system(.open, path: path, code: errno) }
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
