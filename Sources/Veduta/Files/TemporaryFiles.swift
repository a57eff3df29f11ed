#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that are being written under temporary names, and the folders that were made for them, so that an
/// interrupted process can take them away.
package enum TemporaryFiles {
  private struct State {
    /// The folders that were made for each of the files, the outermost first.
    var files: [String: [String]] = [:]
    var created = 0
  }

  private static let state = Locked(State())

  /// Creates a file of a new name in a folder, which is made if it is missing, and opens it for writing.
  ///
  /// Calls `open` with `O_EXCL`. Creation and registration are one step to ``removeAll(then:)``.
  /// - Returns: Its path and its descriptor.
  static func create(in folder: String) throws(FileError) -> (path: String, descriptor: Int32) {
    try state.withLock { state throws(FileError) in
      let made = try Folders.make(folder)
      for _ in 0..<100 {
        state.created += 1
        let path = "\(folder)/.veduta-\(getpid())-\(state.created).tmp"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 {
          state.files[path] = made
          return (path, descriptor)
        }
        guard errno == EEXIST else { break }
      }
      let code = errno
      Folders.remove(made)
      throw .system(.create, path: folder, code: code)
    }
  }

  /// Gives a finished file its name; on failure it stays registered.
  static func rename(_ path: String, to final: String) -> Bool {
    state.withLock { state in
      #if canImport(Glibc)
        let status = Glibc.rename(path, final)
      #else
        let status = Darwin.rename(path, final)
      #endif
      guard status == 0 else { return false }
      state.files[path] = nil
      return true
    }
  }

  /// Deletes a file that was given up, and what was made for it and holds nothing else.
  static func remove(_ path: String) {
    state.withLock { state in
      unlink(path)
      Folders.remove(state.files.removeValue(forKey: path) ?? [])
    }
  }

  /// Deletes all of them and runs `end` before any other can be created or named.
  package static func removeAll(then end: () -> Void) {
    state.withLock { state in
      for path in state.files.keys { unlink(path) }
      Folders.remove(state.files.values.flatMap(\.self).sorted { $0.utf8.count < $1.utf8.count })
      state.files = [:]
      end()
    }
  }
}
