import CSQLite
import Geography

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension TileSourceError {
  /// What is wrong, in plain words; which file and which tile it is about stands elsewhere.
  package var reason: String {
    switch self {
    case .cannotOpen(_, let code): systemWords(code)
    case .notAFile: "it is no file"
    case .unknownKind: "it is neither PMTiles, nor MBTiles, nor a folder of tiles"
    case .archive(let error): error.reason
    case .mbtiles(let error): error.reason
    case .folder(let error): error.reason
    case .tile(let error): error.reason
    case .remote(let reason, _): reason
    case .other: "it cannot be read"
    }
  }
}

extension ArchiveError {
  /// What is wrong, in plain words.
  package var reason: String {
    switch self {
    case .cannotOpen(_, let code): systemWords(code)
    case .notAFile: "it is no file"
    case .cannotRead(let code, let at): "byte \(at) of the file cannot be read: \(systemWords(code))"
    case .notAnArchive: "it is no PMTiles archive"
    case .unsupportedVersion(let version): "it is PMTiles of version \(version), and only version 3 is read"
    case .malformedHeader(let at): "its header makes no sense at byte \(at) of the file"
    case .truncated(let at): "it is cut: what should lie at byte \(at) of the file is not there"
    case .unsupportedCompression(let kind, let at):
      "what lies at byte \(at) of the file is compressed \(kind.words), which is not read; gzip is"
    case .malformedGzip(let at): "what lies at byte \(at) of the file is not the gzip data it should be"
    case .tooLarge(let limit, let at):
      "what lies at byte \(at) of the file is larger than \(megabytes(limit)), or becomes so"
    case .malformedDirectory(let at): "its directory at byte \(at) of the file makes no sense"
    case .tooDeep(let at): "its directory at byte \(at) of the file leads to others without end"
    case .malformedMetadata(let at): "its metadata at byte \(at) of the file are no JSON object"
    }
  }
}

extension ArchiveCompression {
  /// How something is compressed, after the word for that.
  fileprivate var words: String {
    switch self {
    case .unknown: "in a way that is not said"
    case .none: "not at all"
    case .gzip: "by gzip"
    case .brotli: "by Brotli"
    case .zstandard: "by Zstandard"
    }
  }
}

extension MBTilesArchive.Failure {
  /// What is wrong, in plain words.
  package var reason: String {
    switch self {
    case .database(_, SQLITE_INTERRUPT): "it takes SQLite too long to find anything in it"
    case .database(_, let code): "SQLite cannot read it: \(String(cString: sqlite3_errstr(code)))"
    case .missingTable(let name, _): "it has no table \"\(name)\" with the columns of MBTiles"
    case .empty: "it has no tiles, or none at zooms 0 to 30"
    case .malformedGzip: "it is not the gzip data that it begins as"
    case .tooLarge(_, let limit): "it is larger than \(megabytes(limit)), or becomes so"
    }
  }
}

extension TileFolder.Failure {
  /// What is wrong, in plain words.
  package var reason: String {
    switch self {
    case .cannotOpen(let path, let code): "\(path) cannot be opened: \(systemWords(code))"
    case .noTiles: "it has no files z/x/y.pbf, .mvt, .png, .jpg or .webp"
    case .malformedMetadata(let path): "\(path) is no JSON object"
    case .file(_, let error): error.reason
    case .malformedGzip: "it is not the gzip data that it begins as"
    case .tooLarge(_, let limit): "it is larger than \(megabytes(limit)), or becomes so"
    }
  }

  /// The file that is not as it should be, where that is a tile or what is said of the tiles.
  package var file: String? {
    switch self {
    case .cannotOpen, .noTiles, .malformedMetadata: nil
    case .file(let path, _), .malformedGzip(let path), .tooLarge(let path, _): path
    }
  }
}

/// The system's own words for an `errno`, by `strerror`.
private func systemWords(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0).lowercased() } ?? "error \(code)"
}

/// A length in bytes, in whole megabytes.
private func megabytes(_ bytes: Int) -> String { "\(bytes >> 20) MB" }
