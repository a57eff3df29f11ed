#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Why a file could not be read or written.
public enum FileError: Error, Hashable, Sendable {
  /// What was being done with the file.
  public enum Action: Hashable, Sendable {
    /// Making the folder it is to be in.
    case makeFolder
    /// Beginning to write it.
    case create
    /// Writing its bytes.
    case write
    /// Giving it its name.
    case rename
    /// Opening it to read.
    case open
    /// Reading its bytes.
    case read
  }

  /// What a path names when it does not name a regular file.
  public enum Kind: Hashable, Sendable {
    /// A folder.
    case folder
    /// A symbolic link.
    case link
    /// A pipe that has a name.
    case pipe
    /// A device or a socket.
    case device
  }

  /// The system refused; `code` is its `errno`.
  case system(Action, path: String, code: Int32)
  /// There is something at the path that is not a regular file; it is left alone.
  case notRegular(path: String, Kind)
  /// There is something at the path that is no file, and may never end or begin; it is not read.
  case notReadable(path: String, Kind)
  /// Some files were given their names and this one and those after it were not; the files that had the names before
  /// could not all be put back, and lie beside each other as the one named `kept`. `code` is the `errno`.
  case halfDone(path: String, code: Int32, kept: String)
  /// A file to read is larger than it may be, in bytes.
  case tooLarge(path: String, limit: Int)
}

extension FileError {
  /// Whether an `errno` says that there is no such file.
  package static func isMissing(_ code: Int32) -> Bool { code == ENOENT || code == ENOTDIR }
}
