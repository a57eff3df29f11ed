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
  static func remove(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }
}
