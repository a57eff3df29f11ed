#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Folders that are made for files.
enum Folders {
  /// Makes a folder and those above it, where they are missing; on failure none is left.
  /// - Returns: The folders that were made, the outermost first.
  static func make(_ path: String) throws(FileError) -> [String] {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else { throw .system(.makeFolder, path: path, code: ENOTDIR) }
      return []
    }
    let parent = FilePath.folder(of: path)
    let above = parent == path ? [] : try make(parent)
    if mkdir(path, 0o777) == 0 { return above + [path] }
    let code = errno
    if code == EEXIST { return above }
    remove(above)
    throw .system(.makeFolder, path: path, code: code)
  }

  /// Removes folders, the last of the list first, as far as they are empty.
  /// - Returns: Those that are left, in the order of the list.
  @discardableResult static func remove(_ folders: [String]) -> [String] {
    folders.reversed().filter { rmdir($0) != 0 && errno != ENOENT }.reversed()
  }

  /// Removes a folder and the files in it; folders in it stay, and so does it then.
  static func removeAll(_ path: String) {
    for name in FileContents.names(in: path) { unlink("\(path)/\(name)") }
    rmdir(path)
  }
}
