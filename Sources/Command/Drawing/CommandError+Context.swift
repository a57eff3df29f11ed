import Veduta

/// Runs work with files; its failures become the command's.
func fileErrors<Value: ~Copyable>(_ work: () throws(FileError) -> Value) throws(CommandError) -> Value {
  do throws(FileError) {
    return try work()
  } catch {
    throw .file(error)
  }
}

/// Runs work with pictures; its failures become the command's.
func snapshotErrors<Value>(_ work: () throws(SnapshotError) -> Value) throws(CommandError) -> Value {
  do throws(SnapshotError) {
    return try work()
  } catch {
    throw .snapshot(error)
  }
}

extension CommandError {
  /// The command's error for whatever ended a piece of parallel work.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as FileError: self = .file(error)
    case let error as TileWorkError: self = .tileWork(error)
    case let error as GeographyError: self = .view(error)
    case let error as SnapshotError: self = .snapshot(error)
    default: self = .snapshot(.cancelled)
    }
  }
}
