#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A file that is written beside its final name and takes that name only when it is whole.
///
/// Given up before ``commit()``, it leaves nothing behind, not even folders that were made for it, and what was
/// there before is untouched.
package struct StagedFile: ~Copyable {
  /// The name it will have.
  package let path: String
  private let temporary: String
  /// The file as long as it is not whole, for what writes by a path.
  var temporaryPath: String { temporary }
  private let descriptor: Int32

  /// Begins a file, making the folders that are missing.
  ///
  /// A file that is there already is replaced at the end, and its permissions are kept.
  /// - Throws: ``FileError/notRegular(path:_:)`` where something other than a file is there.
  package init(_ path: String) throws(FileError) {
    let mode = try Self.mode(of: path)
    let path = FilePath.settled(path)
    (temporary, descriptor) = try TemporaryFiles.create(in: FilePath.folder(of: path))
    self.path = path
    if let mode { fchmod(descriptor, mode & 0o7777) }
  }

  deinit {
    close(descriptor)
    TemporaryFiles.remove(temporary)
  }

  /// Adds bytes, by `write`, as often as that takes.
  package mutating func write(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes, to: descriptor, path: path)
  }

  /// Makes sure that the bytes are on the disk (`fsync`), then gives the file its name (`rename`).
  package consuming func commit() throws(FileError) {
    let move = try ready()
    try TemporaryFiles.move(count: 1) { _ in move }
  }

  /// Makes sure that the bytes are on the disk, and tells how the file gets its name.
  func ready() throws(FileError) -> TemporaryFiles.Move {
    try Self.flush(descriptor, path: path)
    try Self.check(path)
    return TemporaryFiles.Move(temporary: temporary, path: path)
  }

  /// Makes sure that what was written to a descriptor is on the disk (`fsync`).
  static func flush(_ descriptor: Int32, path: String) throws(FileError) {
    guard fsync(descriptor) == 0 || errno == EINVAL else {
      throw .system(.write, path: path, code: errno)
    }
  }

  /// Makes sure that a path names a regular file or nothing at all.
  /// - Throws: ``FileError/notRegular(path:_:)`` where something other than a file is there.
  package static func check(_ path: String) throws(FileError) {
    _ = try mode(of: path)
  }

  /// The permissions of the file at a path, or nothing if there is none.
  static func mode(of path: String) throws(FileError) -> mode_t? {
    if path.utf8.last == UInt8(ascii: "/") { throw .notRegular(path: path, .folder) }
    var status = stat()
    guard lstat(FilePath.settled(path), &status) == 0 else {
      // Nothing can ever be there; better to know before anything is drawn.
      guard errno != ENAMETOOLONG else { throw .system(.create, path: path, code: errno) }
      return nil
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG:
      // Only the folder's permission is needed to replace a file; one that is write-protected is meant to stay.
      guard access(FilePath.settled(path), W_OK) == 0 else { throw .system(.write, path: path, code: errno) }
      return status.st_mode
    case S_IFDIR: throw .notRegular(path: path, .folder)
    case S_IFLNK: throw .notRegular(path: path, .link)
    case S_IFIFO: throw .notRegular(path: path, .pipe)
    default: throw .notRegular(path: path, .device)
    }
  }
}

/// Writes all bytes to a descriptor, however many calls that takes.
package func writeAll(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(FileError) {
  var start = 0
  while start < bytes.count {
    let written = bytes.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress.map { $0 + start }, bytes.count - start)
    }
    if written > 0 {
      start += written
    } else if written < 0, errno != EINTR {
      throw .system(.write, path: path, code: errno)
    }
  }
}

extension StagedFile {
  /// Writes several files, none of which takes its name before all are whole; all take theirs or none.
  package static func write(_ files: [(path: String, bytes: [UInt8])]) throws(FileError) {
    try write(files[...], beside: [])
  }

  private static func write(
    _ files: ArraySlice<(path: String, bytes: [UInt8])>, beside ready: [TemporaryFiles.Move]
  ) throws(FileError) {
    guard let file = files.first else { return try TemporaryFiles.move(count: ready.count) { ready[$0] } }
    var staged = try StagedFile(file.path)
    try staged.write(file.bytes)
    let move = try staged.ready()
    try write(files.dropFirst(), beside: ready + [move])
    // Only now may it go: what has no name by then is taken away.
    _ = consume staged
  }
}
