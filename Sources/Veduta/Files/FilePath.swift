#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Tells what paths mean.
package enum FilePath {
  /// A path that two spellings of one file share, also where the file or its folders are still to be made.
  ///
  /// What is there of it, once it is ``settled(_:)``, is resolved by `realpath`, links and all; the rest is kept,
  /// without `.` and `..`.
  package static func canonical(_ path: String) -> String {
    let path = settled(path)
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

  /// A path without the folders that would only be made to be left again by `..`.
  ///
  /// What is there keeps its `..`, as it may be a link to elsewhere; what is not there cannot be one, so `a/b/../c`
  /// is `a/c` where there is no `b`.
  package static func settled(_ path: String) -> String {
    let names = path.utf8.split(separator: slash, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard names.contains("..") else { return path }
    var kept: [String] = []
    for (index, name) in names.enumerated() {
      switch name {
      case ".": continue
      case "" where index > 0 && index < names.count - 1: continue
      case ".." where !["", ".."].contains(kept.last ?? "") && !exists(kept.joined(separator: "/")):
        kept.removeLast()
      default: kept.append(name)
      }
    }
    return kept.joined(separator: "/")
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
