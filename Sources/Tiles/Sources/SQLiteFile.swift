import CSQLite
import Synchronization

/// An SQLite file that is only read, from any thread, one reader at a time.
///
/// It may come from strangers: its triggers and functions are not trusted, values above a limit are refused
/// before they are made, and a question that is answered on and on is given up.
package final class SQLiteFile: Sendable {
  /// What SQLite said: its code, such as `SQLITE_NOTADB`.
  package struct Failure: Error, Hashable {
    /// The code.
    package var code: Int32
  }

  private struct Handle: @unchecked Sendable {
    let database: OpaquePointer
    var statements: [String: OpaquePointer] = [:]
  }

  /// Values above this many bytes are refused.
  static let largestValue = 32 << 20
  /// Instructions of SQLite's own machine that one question may take, in thousands: about a second's worth, and
  /// enough to look at some four million rows one by one.
  package static let longestQuestion = 40_000

  private let handle: Mutex<Handle>

  /// Opens a file with `sqlite3_open_v2`; nothing is written beside it, unless somebody else is writing into it.
  package init(path: String) throws(Failure) {
    handle = Mutex(Handle(database: try Self.open(path)))
  }

  /// Opens a file as one that nobody changes, so that no log and no lock is made, or else as what it is.
  private static func open(_ path: String) throws(Failure) -> OpaquePointer {
    let name = "file:\(escaped(path))?immutable=1"
    guard SQLiteHeader.hasLog(path) else {
      if let header = SQLiteHeader(path), header.isCut { throw Failure(code: SQLITE_CORRUPT) }
      return try open(name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
    do throws(Failure) {
      return try open(path, SQLITE_OPEN_READONLY)
    } catch {
      // A write-ahead log can only be read where a file may be made beside it; else the file itself will do.
      guard [SQLITE_CANTOPEN, SQLITE_READONLY].contains(error.code & 0xFF) else { throw error }
      return try open(name, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
    }
  }

  deinit {
    handle.withLock { handle in
      for statement in handle.statements.values { sqlite3_finalize(statement) }
      sqlite3_close(handle.database)
    }
  }

  private static func open(_ name: String, _ flags: Int32) throws(Failure) -> OpaquePointer {
    var database: OpaquePointer?
    let code = sqlite3_open_v2(name, &database, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard code == SQLITE_OK, let database else {
      sqlite3_close(database)
      throw Failure(code: code)
    }
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, Int32(largestValue))
    sqlite3_exec(database, "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON", nil, nil, nil)
    // SQLite reads nothing before the first question.
    let probe = patiently(database) {
      sqlite3_exec(database, "SELECT count(*) FROM sqlite_schema", nil, nil, nil)
    }
    guard probe == SQLITE_OK else {
      sqlite3_close(database)
      throw Failure(code: probe)
    }
    return database
  }

  private static func escaped(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain = byte >= 0x20 && byte < 0x7F && !"?#%".utf8.contains(byte)
      return isPlain ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
    }.joined()
  }

  /// Asks a question and lends each row of the answer until the reader has seen enough.
  /// - Parameters:
  ///   - text: The question, in SQL.
  ///   - numbers: What its `?1`, `?2` and so on stand for.
  ///   - row: Takes a row; says whether it wants the next.
  /// - Throws: What SQLite says; `SQLITE_INTERRUPT` for an answer that takes too long.
  package func query(
    _ text: String, _ numbers: [Int] = [], row: (Row) -> Bool
  ) throws(Failure) {
    let code = try handle.withLock { handle throws(Failure) in
      let statement = try Self.statement(text, &handle)
      defer { sqlite3_reset(statement) }
      for (index, number) in numbers.enumerated() {
        sqlite3_bind_int64(statement, Int32(index) + 1, Int64(number))
      }
      return Self.patiently(handle.database) {
        var code = sqlite3_step(statement)
        while code == SQLITE_ROW, row(Row(statement: statement)) { code = sqlite3_step(statement) }
        return code
      }
    }
    guard code == SQLITE_ROW || code == SQLITE_DONE else { throw Failure(code: code) }
  }

  /// Does what asks SQLite something, and lets it be stopped where it takes more instructions than may be.
  private static func patiently(_ database: OpaquePointer, _ work: () -> Int32) -> Int32 {
    var thousands = 0
    return withUnsafeMutablePointer(to: &thousands) { thousands in
      // Counted here: SQLite's own count of a statement's instructions goes on from one question to the next.
      let count: @convention(c) (UnsafeMutableRawPointer?) -> Int32 = { thousands in
        guard let thousands = thousands?.assumingMemoryBound(to: Int.self) else { return 1 }
        thousands.pointee += 1
        return thousands.pointee > SQLiteFile.longestQuestion ? 1 : 0
      }
      sqlite3_progress_handler(database, 1000, count, thousands)
      defer { sqlite3_progress_handler(database, 0, nil, nil) }
      return work()
    }
  }

  private static func statement(
    _ text: String, _ handle: inout Handle
  ) throws(Failure) -> OpaquePointer {
    if let known = handle.statements[text] { return known }
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(handle.database, text, -1, &statement, nil)
    guard code == SQLITE_OK, let statement else { throw Failure(code: code) }
    handle.statements[text] = statement
    return statement
  }

  /// One row of an answer, lent for as long as it is shown.
  package struct Row {
    fileprivate let statement: OpaquePointer

    /// A number, 0 where there is none.
    package func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    /// Whether there is nothing in a column.
    package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

    /// A text, or a number as text; nothing where there is neither.
    package func text(_ column: Int32) -> String? {
      let bytes = UnsafeBufferPointer(
        start: sqlite3_column_text(statement, column), count: Int(sqlite3_column_bytes(statement, column)))
      return bytes.baseAddress == nil ? nil : String(decoding: bytes, as: UTF8.self)
    }

    /// Bytes; none where there are none.
    package func bytes(_ column: Int32) -> [UInt8] {
      let start = sqlite3_column_blob(statement, column)
      return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }
  }
}
