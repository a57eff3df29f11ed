import CSQLite
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

/// Why tiles cannot be read, wherever they are.
package enum TileSourceError: Error, Hashable, Sendable {
  /// There is nothing at the path, or it may not be read; the number is the system's `errno`.
  case cannotOpen(path: String, code: Int32)
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
  /// Something else; what it says of itself.
  case other(String)

  /// The error for whatever a source throws.
  package init(_ error: any Error) {
    self =
      switch error {
      case let error as ArchiveError:
        if case .cannotOpen(let path, let code) = error {
          .cannotOpen(path: path, code: code)
        } else if case .notAFile(let path) = error {
          .unknownKind(path: path)
        } else {
          .archive(error)
        }
      case let error as MBTilesArchive.Failure: .mbtiles(error)
      case let error as TileFolder.Failure: .folder(error)
      case let error as TileError: .tile(error)
      case let error as TileSourceError: error
      default: .other("\(error)")
      }
  }

  /// What is wrong, in the format's terms.
  package var reason: String {
    switch self {
    case .cannotOpen(_, let code): String(cString: strerror(code))
    case .unknownKind: "neither PMTiles, nor MBTiles, nor a folder of tiles"
    case .archive(let error): error.reason
    case .mbtiles(let error): error.reason
    case .folder(let error): error.reason
    case .tile(let error): "a vector tile is broken: \(error)"
    case .other(let text): text
    }
  }
}

extension ArchiveError {
  /// What is wrong, in the format's terms.
  fileprivate var reason: String {
    switch self {
    case .cannotOpen(_, let code): String(cString: strerror(code))
    case .notAFile: "no regular file"
    case .cannotRead(let code, let at): "byte \(at) cannot be read: \(String(cString: strerror(code)))"
    case .notAnArchive: "no PMTiles archive"
    case .unsupportedVersion(let version): "PMTiles of version \(version), not 3"
    case .malformedHeader(let at): "the header is malformed at byte \(at)"
    case .truncated(let at): "it is cut: nothing at byte \(at)"
    case .unsupportedCompression(let kind, let at): "\(kind) compression at byte \(at)"
    case .malformedGzip(let at): "no gzip data at byte \(at)"
    case .tooLarge(let limit, let at): "more than \(limit) bytes at byte \(at)"
    case .malformedDirectory(let at): "the directory at byte \(at) is malformed"
    case .tooDeep(let at): "directories without end at byte \(at)"
    case .malformedMetadata(let at): "the metadata at byte \(at) are malformed"
    }
  }
}

extension MBTilesArchive.Failure {
  /// What is wrong, in the format's terms.
  fileprivate var reason: String {
    switch self {
    case .database(_, let code): "SQLite says: \(String(cString: sqlite3_errstr(code)))"
    case .missingTable(let name, _): "no table \"\(name)\" with the columns of MBTiles"
    case .empty: "no tiles in it"
    case .malformedGzip(let tile): "tile \(tile.z)/\(tile.x)/\(tile.y) is no gzip data"
    case .tooLarge(let tile, let limit): "tile \(tile.z)/\(tile.x)/\(tile.y) has more than \(limit) bytes"
    }
  }
}

extension TileFolder.Failure {
  /// What is wrong, in the format's terms.
  fileprivate var reason: String {
    switch self {
    case .cannotOpen(let path, let code): "\(path): \(String(cString: strerror(code)))"
    case .noTiles: "no files z/x/y.pbf, .mvt, .png, .jpg or .webp in it"
    case .malformedMetadata(let path): "\(path) is no JSON object"
    case .tile(let path, let error): "\(path): \(error.reason)"
    case .malformedGzip(let path): "\(path) is no gzip data"
    case .tooLarge(let path, let limit): "\(path) has more than \(limit) bytes"
    }
  }
}
