#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads whole files.
package enum FileContents {
  /// The bytes of a file, at most `limit` of them.
  ///
  /// What the process was handed open, as `/dev/stdin` and `/dev/fd/63` name it, may be a pipe as well. What a path
  /// names itself has to be a file: nobody may ever write into a named pipe, and a device never ends.
  /// - Throws: ``FileError/notReadable(path:_:)``, ``FileError/tooLarge(path:limit:)``, or
  ///   ``FileError/system(_:path:code:)``.
  package static func read(_ path: String, limit: Int = 1 << 28) throws(FileError) -> [UInt8] {
    let descriptor = try descriptor(of: path)
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

  /// Opens what may be read; never waits for somebody at the other end of a pipe.
  private static func descriptor(of path: String) throws(FileError) -> Int32 {
    let handed = handedDescriptor(path)
    var descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    // A socket cannot be opened by a name of its descriptor.
    if descriptor < 0, errno == ENXIO, let handed { descriptor = fcntl(handed, F_DUPFD_CLOEXEC, 0) }
    guard descriptor >= 0 else {
      throw errno == ENXIO ? .notReadable(path: path, .device) : .system(.open, path: path, code: errno)
    }
    var status = stat()
    if fstat(descriptor, &status) == 0, handed == nil, let kind = unreadableKind(status) {
      close(descriptor)
      throw .notReadable(path: path, kind)
    }
    if fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0 {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
    return descriptor
  }

  /// The descriptor that a path names which the process was started with.
  private static func handedDescriptor(_ path: String) -> Int32? {
    if path == "/dev/stdin" { return 0 }
    for folder in ["/dev/fd/", "/proc/self/fd/"] where path.utf8.starts(with: folder.utf8) {
      return Int32(path.utf8.dropFirst(folder.utf8.count).map { String(UnicodeScalar($0)) }.joined())
    }
    return nil
  }

  private static func unreadableKind(_ status: stat) -> FileError.Kind? {
    switch status.st_mode & S_IFMT {
    case S_IFIFO: .pipe
    case S_IFCHR, S_IFBLK, S_IFSOCK: .device
    default: nil
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

  /// The names of all that lies in a folder, without `.` and `..`, sorted; none where it is no folder.
  package static func names(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}
