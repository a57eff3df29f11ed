package import Cartography
import Tiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Makes tiles from beginning to end: on a shelf beside where they go, and there when all are done.
package struct TileWork: Sendable {
  /// Where they go.
  package var destination: TileDestination

  /// What was said on a shelf of begun work.
  static let jobWord = "veduta:job"

  /// Work with a destination.
  package init(destination: TileDestination) {
    self.destination = destination
  }

  /// Makes a pyramid.
  /// - Parameters:
  ///   - pyramid: What to make.
  ///   - resumes: Whether work that was begun there goes on.
  ///   - workers: Blocks drawn at a time.
  ///   - progress: Told how many tiles are done, and of how many.
  /// - Returns: How many tiles there are, and what was missing.
  /// - Throws: ``TileWorkError``, ``SnapshotError``, ``FileError``, ``GeographyError``.
  package func make(
    _ pyramid: TilePyramid, resumes: Bool, workers: Int, progress: (_ done: Int, _ total: Int) -> Void
  ) async throws -> (count: Int, warnings: [MapWarning]) {
    _ = try pyramid.blocks()
    let path = destination.shelf
    let isThere = FileContents.isFile(path)
    if isThere, !resumes { throw TileWorkError.begun(path: path) }
    if !isThere { try checkFolder() }
    let folders = try Folders.make(FilePath.folder(of: path))
    do {
      if !isThere { try create(path) }
      let shelf = try begin(pyramid, at: path)
      let warnings = try await pyramid.make(on: shelf, workers: workers, progress: progress)
      try shelf.deliver(to: destination)
      let count = try shelf.places().count
      remove(path)
      return (count, warnings)
    } catch {
      // What is done stays, to go on from; where nothing is, nothing does.
      if !isThere, isEmpty(path) {
        remove(path)
        Folders.remove(folders)
      }
      throw Self.translated(error)
    }
  }

  /// Puts parts together.
  /// - Returns: How many tiles there are.
  /// - Throws: ``TileWorkError``, ``FileError``.
  package func merge(_ parts: [String]) throws -> Int {
    let path = destination.shelf
    guard !FileContents.isFile(path) else { throw TileWorkError.begun(path: path) }
    let shelves = try parts.map { part in
      do { return (part, try shelf(of: part)) } catch { throw Self.translated(error) }
    }
    try checkFolder()
    let folders = try Folders.make(FilePath.folder(of: path))
    defer { remove(path) }
    do {
      try create(path)
      let whole = try TileShelf(path: path, remembersWork: false)
      try whole.merge(shelves)
      try whole.deliver(to: destination)
      return try whole.places().count
    } catch {
      remove(path)
      Folders.remove(folders)
      throw Self.translated(error)
    }
  }

  /// Tiles go into a folder of their own: what lies in it would be taken for tiles of theirs.
  private func checkFolder() throws {
    guard case .folder(let path) = destination, !FileContents.names(in: path).isEmpty else { return }
    throw TileWorkError.notEmpty(path: path)
  }

  /// Makes an empty file, to learn why that cannot be from the system itself.
  private func create(_ path: String) throws(FileError) {
    let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .system(.create, path: destination.path, code: errno) }
    close(file)
  }

  private func begin(_ pyramid: TilePyramid, at path: String) throws -> TileShelf {
    let shelf: TileShelf
    do { shelf = try TileShelf(path: path, remembersWork: true) } catch {
      throw TileWorkError.otherWork(path: path)
    }
    let words = try shelf.words()
    if let job = words[Self.jobWord] {
      guard job == pyramid.job else { throw TileWorkError.otherWork(path: path) }
      return shelf
    }
    guard words.isEmpty, try shelf.places().isEmpty else { throw TileWorkError.otherWork(path: path) }
    try shelf.once { () throws(TileShelf.Failure) in
      for (name, value) in pyramid.words { try shelf.say(name, value) }
      try shelf.say(Self.jobWord, pyramid.job)
    }
    return shelf
  }

  private func shelf(of part: String) throws -> TileShelf {
    guard FileContents.isFile(part) else { throw FileError.system(.open, path: part, code: ENOENT) }
    let start = try FileContents.read(part, limit: Int.max / 2).prefix(16)
    guard start.starts(with: Array("SQLite format 3".utf8)) else { throw TileWorkError.noPart(path: part) }
    return try TileShelf(path: part, remembersWork: false)
  }

  private func isEmpty(_ path: String) -> Bool {
    guard let shelf = try? TileShelf(path: path, remembersWork: true) else { return true }
    return (try? shelf.finishedBlocks().isEmpty) ?? true
  }

  /// Removes a shelf and what SQLite may have left beside it.
  private func remove(_ path: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  private static func translated(_ error: any Error) -> any Error {
    guard let failure = error as? TileShelf.Failure else { return error }
    return TileWorkError.storage(path: failure.path, reason: failure.reason)
  }
}

extension TileShelf {
  /// Takes over the tiles of shelves of one kind, each with its path, and what is said of them.
  func merge(_ shelves: [(path: String, shelf: TileShelf)]) throws {
    guard let first = shelves.first else { return }
    let words = try first.shelf.words()
    var credits: Set<String> = []
    var parts: [String] = []
    for (path, shelf) in shelves {
      let others = try shelf.words()
      for name in ["format", "minzoom", "maxzoom", "bounds"]
      where others[name] != words[name] || others[name] == nil {
        throw words[name] == nil
          ? TileWorkError.noPart(path: path) : TileWorkError.unlike(path: path, other: first.path)
      }
      credits.formUnion(TilePyramid.credits(others["attribution"]))
      parts.append(others[TilePyramid.shardWord] ?? "")
      try add(shelf)
    }
    if let missing = TilePyramid.missing(parts) { throw TileWorkError.missingParts(missing) }
    let ownWords = [TileWork.jobWord, TilePyramid.shardWord]
    try once { () throws(Failure) in
      for (name, value) in words.sorted(by: { $0.key < $1.key }) where !ownWords.contains(name) {
        try say(name, value)
      }
      try say("attribution", TilePyramid.text(of: credits))
    }
  }
}
