import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Opens whatever holds tiles.
package enum TileSources {
  /// Opens a PMTiles or MBTiles archive or a folder of tiles; the first bytes of a file say which it is.
  package static func open(_ path: String) throws(TileSourceError) -> any TileSource {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .cannotOpen(path: path, code: errno) }
    if status.st_mode & S_IFMT == S_IFDIR {
      do throws(TileFolder.Failure) { return try TileFolder(path: path) } catch { throw .folder(error) }
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notAFile(path: path) }
    let start: [UInt8]
    do throws(ArchiveError) {
      let file = try FileBytes(path: path)
      start = try file.read(0..<min(16, file.count))
    } catch { throw TileSourceError(error) }
    if start.starts(with: Array("PMTiles".utf8)) {
      do throws(ArchiveError) { return try TileArchive(path: path) } catch { throw .archive(error) }
    }
    if start.starts(with: Array("SQLite format 3".utf8)) {
      do throws(MBTilesArchive.Failure) { return try MBTilesArchive(path: path) } catch {
        throw .mbtiles(error)
      }
    }
    throw .unknownKind(path: path)
  }
}

/// An error of a source of tiles elsewhere.
package protocol TileFailure: Error {
  /// What is wrong, in the source's terms.
  var reason: String { get }
  /// What kind of trouble it is.
  var trouble: TileTrouble { get }
}

/// Why tiles cannot be read, wherever they are.
package enum TileSourceError: Error, Hashable, Sendable {
  /// There is nothing at the path, or it may not be read; the number is the system's `errno`.
  case cannotOpen(path: String, code: Int32)
  /// It is a pipe, a device or a socket, where tiles cannot be read here and there.
  case notAFile(path: String)
  /// It is neither an archive of a kind that is read nor a folder.
  case unknownKind(path: String)
  /// A PMTiles archive.
  case archive(ArchiveError)
  /// An MBTiles archive.
  case mbtiles(MBTilesArchive.Failure)
  /// A folder.
  case folder(TileFolder.Failure)
  /// A vector tile.
  case tile(TileError)
  /// A source elsewhere; what is wrong, in plain words.
  case remote(reason: String, TileTrouble)
  /// Something else, which is of none of the kinds above.
  case other

  /// The error for whatever a source throws.
  package init(_ error: any Error) {
    self =
      switch error {
      case let error as ArchiveError:
        if case .cannotOpen(let path, let code) = error {
          .cannotOpen(path: path, code: code)
        } else if case .notAFile(let path) = error {
          .notAFile(path: path)
        } else {
          .archive(error)
        }
      case let error as MBTilesArchive.Failure: .mbtiles(error)
      case let error as TileFolder.Failure: .folder(error)
      case let error as TileError: .tile(error)
      case let error as TileSourceError: error
      case let error as any TileFailure: .remote(reason: error.reason, error.trouble)
      default: .other
      }
  }
}
