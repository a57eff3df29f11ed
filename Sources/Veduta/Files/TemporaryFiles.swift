#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The files and folders that are being written under temporary names, and the folders that were made for them, so
/// that an interrupted process can take them away.
package enum TemporaryFiles {
  /// A temporary file and the name it is to have.
  struct Move: Hashable {
    /// Where it is.
    var temporary: String
    /// Where it goes.
    var path: String

    /// Where the file that it replaces is kept until all moves are done.
    fileprivate var backup: String { temporary + ".old" }
  }

  private struct State {
    /// The folders that were made for each of the temporary files and folders, the outermost first.
    var made: [String: [String]] = [:]
    var created = 0
  }

  private static let state = Locked(State())

  /// Creates a file of a new name in a folder, which is made if it is missing, and opens it for writing.
  ///
  /// Calls `open` with `O_EXCL`. Creation and registration are one step to ``removeAll(then:)``.
  /// - Returns: Its path and its descriptor.
  static func create(in folder: String) throws(FileError) -> (path: String, descriptor: Int32) {
    try state.withLock { state throws(FileError) in try create(in: folder, &state, newFile) }
  }

  /// Creates a folder of a new name in another, which is made if it is missing, by `mkdir`.
  /// - Returns: Its path.
  static func createFolder(in folder: String) throws(FileError) -> String {
    try state.withLock { state throws(FileError) in
      try create(in: folder, &state) { mkdir($0, 0o777) }.path
    }
  }

  /// Creates a file in a folder that ``createFolder(in:)`` made, and opens it for writing.
  static func createFile(_ path: String) throws(FileError) -> Int32 {
    try state.withLock { _ throws(FileError) in
      let descriptor = newFile(path)
      guard descriptor >= 0 else { throw .system(.create, path: FilePath.folder(of: path), code: errno) }
      return descriptor
    }
  }

  private static func newFile(_ path: String) -> Int32 {
    open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  private static func create(
    in folder: String, _ state: inout State, _ make: (String) -> Int32
  ) throws(FileError) -> (path: String, descriptor: Int32) {
    let made = try Folders.make(folder)
    for _ in 0..<100 {
      state.created += 1
      let path = "\(folder)/.veduta-\(getpid())-\(state.created).tmp"
      let descriptor = make(path)
      if descriptor >= 0 {
        state.made[path] = made
        return (path, descriptor)
      }
      guard errno == EEXIST else { break }
    }
    let code = errno
    Folders.remove(made)
    throw .system(.create, path: folder, code: code)
  }

  /// Deletes a file that was given up or, with all that is in it, a folder, and what was made for it and holds
  /// nothing else; nothing if it has its name by now.
  static func remove(_ path: String) {
    state.withLock { state in
      guard let made = state.made.removeValue(forKey: path) else { return }
      delete(path)
      // What still holds something else that is being written goes with that.
      let rest = Folders.remove(made)
      guard let way = rest.first.map({ FilePath.canonical($0) + "/" }) else { return }
      let others = state.made.keys.filter { FilePath.canonical($0).utf8.starts(with: way.utf8) }
      if let other = others.min() { state.made[other] = rest + (state.made[other] ?? []) }
    }
  }

  /// Deletes all of them and runs `end` before any other can be created or named.
  package static func removeAll(then end: () -> Void) {
    state.withLock { state in
      for path in state.made.keys { delete(path) }
      Folders.remove(state.made.values.flatMap(\.self).sorted { $0.utf8.count < $1.utf8.count })
      state.made = [:]
      end()
    }
  }

  private static func delete(_ path: String) {
    if unlink(path) != 0 { Folders.removeAll(path) }
  }
}

extension TemporaryFiles {
  /// Gives finished files their names, all of them or none.
  ///
  /// An interruption waits until it is done. Where a name cannot be given, by `rename`, those before get their old
  /// files back.
  /// - Parameters:
  ///   - count: How many there are.
  ///   - move: The file of a number from 0.
  /// - Throws: ``FileError/system(_:path:code:)``, or ``FileError/halfDone(path:code:kept:)`` where not even that
  ///   can be done.
  static func move(count: Int, _ move: (Int) -> Move) throws(FileError) {
    try state.withLock { state throws(FileError) in
      for index in 0..<count {
        let one = move(index)
        let code = name(one, keepsOld: count > 1)
        if code == 0 { continue }
        for index in (0..<index).reversed() where !takeBack(move(index)) {
          state.made = [:]
          throw .halfDone(path: one.path, code: code, kept: move(index).backup)
        }
        throw .system(.rename, path: one.path, code: code)
      }
      for index in 0..<count {
        let one = move(index)
        if count > 1 { unlink(one.backup) }
        state.made[one.temporary] = nil
      }
    }
  }

  /// Gives one file its name; says why that cannot be, by its `errno`.
  private static func name(_ move: Move, keepsOld: Bool) -> Int32 {
    if keepsOld, FilePath.exists(move.path) {
      // A second name for the old file leaves no moment without one; not every file system has such.
      guard link(move.path, move.backup) == 0 || rename(move.path, move.backup) == 0 else { return errno }
    }
    guard rename(move.temporary, move.path) != 0 else { return 0 }
    let code = errno
    if keepsOld, FilePath.exists(move.backup) { _ = rename(move.backup, move.path) }
    return code
  }

  /// Undoes one move; says whether that could be done.
  private static func takeBack(_ move: Move) -> Bool {
    guard FilePath.exists(move.backup) else { return unlink(move.path) == 0 }
    return rename(move.backup, move.path) == 0
  }

  private static func rename(_ path: String, _ other: String) -> Int32 {
    #if canImport(Glibc)
      Glibc.rename(path, other)
    #else
      Darwin.rename(path, other)
    #endif
  }
}
