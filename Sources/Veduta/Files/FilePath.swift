#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells what paths mean.
package enum FilePath {
  /// A path that two spellings of one file share, also where the file or its folders are still to be made.
  ///
  /// What is there of the folders is resolved by `realpath`, links and all; the rest is kept, without `.` and `..`.
  package static func canonical(_ path: String) -> String {
    var rest: [Substring] = []
    var folders = path.split(separator: "/", omittingEmptySubsequences: true)[...]
    let root = path.hasPrefix("/") ? "/" : "./"
    if let name = folders.popLast() { rest.append(name) }
    while true {
      if let resolved = realpath(root + folders.joined(separator: "/"), nil) {
        defer { free(resolved) }
        return joined(String(cString: resolved), rest.reversed())
      }
      guard let folder = folders.popLast() else { return joined(root, rest.reversed()) }
      rest.append(folder)
    }
  }

  /// Whether there is anything at a path, be it a link to nowhere.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func joined(_ folder: String, _ names: [Substring]) -> String {
    var parts = folder.split(separator: "/")
    for name in names where name != "." {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
