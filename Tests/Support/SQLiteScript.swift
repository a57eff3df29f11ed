import CSQLite

/// Makes SQLite files for tests.
public enum SQLiteScript {
  /// What SQLite said.
  public struct Failure: Error {
    /// Its code.
    public var code: Int32
  }

  /// Runs statements on a file, which is made if it is not there.
  public static func run(_ script: String, _ path: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    var code = sqlite3_open(path, &database)
    if code == SQLITE_OK { code = sqlite3_exec(database, script, nil, nil, nil) }
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }
}
