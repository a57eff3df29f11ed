#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files that are being written under temporary names, so that an interrupted process can take them away.
package enum TemporaryFiles {
  private struct State {
    var paths: Set<String> = []
    var created = 0
  }

  private static let state = Locked(State())

  /// Creates a file of a new name in a folder and opens it for writing.
  ///
  /// Calls `open` with `O_EXCL`. Creation and registration are one step to ``removeAll(then:)``.
  /// - Returns: Its path and its descriptor.
  static func create(in folder: String) throws(FileError) -> (path: String, descriptor: Int32) {
    try state.withLock { state throws(FileError) in
      for _ in 0..<100 {
        state.created += 1
        let path = "\(folder)/.veduta-\(getpid())-\(state.created).tmp"
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        if descriptor >= 0 {
          state.paths.insert(path)
          return (path, descriptor)
        }
        guard errno == EEXIST else { break }
      }
      throw .system(.create, path: folder, code: errno)
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
      state.paths.remove(path)
      return true
    }
  }

  /// Deletes a file that was given up.
  static func remove(_ path: String) {
    state.withLock { state in
      unlink(path)
      state.paths.remove(path)
    }
  }

  /// Deletes all of them and runs `end` before any other can be created or named.
  package static func removeAll(then end: () -> Void) {
    state.withLock { state in
      for path in state.paths { unlink(path) }
      state.paths = []
      end()
    }
  }
}
