#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells what paths mean.
package enum FilePath {
  /// A path that two spellings of one file share, also where the file or its folders are still to be made.
  ///
  /// What is there of it is resolved by `realpath`, links and all; the rest is kept, without `.` and `..`.
  package static func canonical(_ path: String) -> String {
    var rest: [String] = []
    var folders = parts(path)[...]
    let root = path.utf8.first == slash ? "/" : "./"
    while true {
      if let resolved = realpath(root + folders.joined(separator: "/"), nil) {
        defer { free(resolved) }
        return joined(String(cString: resolved), rest.reversed())
      }
      guard let folder = folders.popLast() else { return joined(root, rest.reversed()) }
      rest.append(folder)
    }
  }

  /// The folder a path lies in; `.` for a bare name.
  package static func folder(of path: String) -> String {
    guard let end = path.utf8.lastIndex(of: slash) else { return "." }
    return end == path.startIndex ? "/" : String(decoding: path.utf8[..<end], as: UTF8.self)
  }

  private static let slash = UInt8(ascii: "/")

  /// The names in a path.
  ///
  /// Names are bytes to the system: one may begin with a mark that combines with the slash.
  private static func parts(_ path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether there is anything at a path, be it a link to nowhere.
  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func joined(_ folder: String, _ names: [String]) -> String {
    var parts = parts(folder)
    for name in names where name != "." {
      if name == ".." { _ = parts.popLast() } else { parts.append(name) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
