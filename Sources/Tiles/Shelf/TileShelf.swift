import CSQLite
package import Geography
import Synchronization

/// Finished tiles in an SQLite file, while more are made: a valid MBTiles file at all times, which also remembers what
/// is done, so that work that was cut off can go on.
///
/// Tiles that are alike are kept once.
package final class TileShelf: Sendable {
  /// What SQLite said, with the file.
  package struct Failure: Error, Hashable, Sendable {
    /// The file.
    package var path: String
    /// SQLite's code.
    package var code: Int32
    /// What is wrong, in plain words.
    package var reason: String { String(cString: sqlite3_errstr(code)) }
  }

  /// Where a tile stands, and which bytes it has.
  package struct Place: Hashable, Sendable {
    /// The tile.
    package var address: TileAddress
    /// The name of its bytes.
    package var bytesName: String
    /// How many bytes.
    package var byteCount: Int
  }

  private struct Handle: @unchecked Sendable {
    let database: OpaquePointer
  }

  private let path: String
  private let handle: Mutex<Handle>

  private static let schema = """
    CREATE TABLE IF NOT EXISTS metadata (name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS images (tile_id TEXT PRIMARY KEY, tile_data BLOB) WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT,
      PRIMARY KEY (zoom_level, tile_column, tile_row)) WITHOUT ROWID;
    CREATE VIEW IF NOT EXISTS tiles AS SELECT zoom_level, tile_column, tile_row, tile_data
      FROM map JOIN images ON images.tile_id = map.tile_id;
    """
  private static let work = "CREATE TABLE IF NOT EXISTS veduta_done (block TEXT PRIMARY KEY) WITHOUT ROWID;"

  /// Opens a shelf, or begins one.
  /// - Parameters:
  ///   - path: The file.
  ///   - remembersWork: Whether it has a table of what is done, which a finished archive has not.
  /// - Throws: What SQLite says.
  package init(path: String, remembersWork: Bool) throws(Failure) {
    var database: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    let code = sqlite3_open_v2(path, &database, flags, nil)
    guard code == SQLITE_OK, let database else {
      sqlite3_close(database)
      throw Failure(path: path, code: code)
    }
    self.path = path
    handle = Mutex(Handle(database: database))
    try run("PRAGMA synchronous = NORMAL; " + Self.schema + (remembersWork ? Self.work : ""))
  }

  deinit {
    handle.withLock { _ = sqlite3_close($0.database) }
  }

  /// Does something, all of it or nothing.
  package func once(_ work: () throws(Failure) -> Void) throws(Failure) {
    try run("BEGIN IMMEDIATE")
    do throws(Failure) {
      try work()
      try run("COMMIT")
    } catch {
      try? run("ROLLBACK")
      throw error
    }
  }

  /// Puts a tile there, in place of one that is there already.
  package func put(_ bytes: [UInt8], at address: TileAddress) throws(Failure) {
    let name = ContentName.of(bytes)
    try run("INSERT OR IGNORE INTO images VALUES (?1, ?2)", [.text(name), .bytes(bytes)])
    let row = (1 << address.z) - 1 - address.y
    try run(
      "INSERT OR REPLACE INTO map VALUES (?1, ?2, ?3, ?4)",
      [.number(address.z), .number(address.x), .number(row), .text(name)])
  }

  /// Remembers that a block is done.
  package func finish(block: String) throws(Failure) {
    try run("INSERT OR IGNORE INTO veduta_done VALUES (?1)", [.text(block)])
  }

  /// The blocks that are done.
  package func finishedBlocks() throws(Failure) -> Set<String> {
    var blocks: Set<String> = []
    try run("SELECT block FROM veduta_done") { blocks.insert($0.text(0)) }
    return blocks
  }

  /// What is said of the tiles, by name.
  package func words() throws(Failure) -> [String: String] {
    var words: [String: String] = [:]
    try run("SELECT name, value FROM metadata") { words[$0.text(0)] = $0.text(1) }
    return words
  }

  /// Says something of the tiles.
  package func say(_ name: String, _ value: String) throws(Failure) {
    try run("INSERT OR REPLACE INTO metadata VALUES (?1, ?2)", [.text(name), .text(value)])
  }

  /// All tiles, by zoom, column and row from the south.
  package func places() throws(Failure) -> [Place] {
    var places: [Place] = []
    let text = """
      SELECT zoom_level, tile_column, tile_row, map.tile_id, length(tile_data)
      FROM map JOIN images ON images.tile_id = map.tile_id ORDER BY zoom_level, tile_column, tile_row
      """
    try run(text) { row in
      let z = row.number(0)
      guard TileAddress.zooms.contains(z) else { return }
      let address = TileAddress(z: z, x: row.number(1), y: (1 << z) - 1 - row.number(2))
      guard address.isValid else { return }
      places.append(Place(address: address, bytesName: row.text(3), byteCount: row.number(4)))
    }
    return places
  }

  /// The bytes of a name; none if there is no such name.
  package func bytes(named name: String) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try run("SELECT tile_data FROM images WHERE tile_id = ?1", [.text(name)]) { bytes = $0.bytes(0) }
    return bytes
  }

  // MARK: SQLite

  private enum Value {
    case number(Int)
    case text(String)
    case bytes([UInt8])
  }

  private struct Row {
    let statement: OpaquePointer

    func number(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }

    func text(_ column: Int32) -> String {
      guard let text = sqlite3_column_text(statement, column) else { return "" }
      return String(cString: text)
    }

    func bytes(_ column: Int32) -> [UInt8] {
      let start = sqlite3_column_blob(statement, column)
      return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }
  }

  private func run(_ text: String) throws(Failure) {
    let code = handle.withLock { sqlite3_exec($0.database, text, nil, nil, nil) }
    guard code == SQLITE_OK else { throw Failure(path: path, code: code) }
  }

  private func run(_ text: String, _ values: [Value] = [], row: (Row) -> Void = { _ in }) throws(Failure) {
    let code = handle.withLock { handle in
      var statement: OpaquePointer?
      let prepared = sqlite3_prepare_v2(handle.database, text, -1, &statement, nil)
      guard prepared == SQLITE_OK, let statement else { return prepared }
      defer { sqlite3_finalize(statement) }
      for (index, value) in values.enumerated() { Self.bind(value, Int32(index) + 1, statement) }
      var code = sqlite3_step(statement)
      while code == SQLITE_ROW {
        row(Row(statement: statement))
        code = sqlite3_step(statement)
      }
      return code == SQLITE_DONE ? SQLITE_OK : code
    }
    guard code == SQLITE_OK else { throw Failure(path: path, code: code) }
  }

  private static func bind(_ value: Value, _ place: Int32, _ statement: OpaquePointer) {
    // What is bound is copied (`SQLITE_TRANSIENT`): it does not live until the statement is run.
    let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch value {
    case .number(let number): sqlite3_bind_int64(statement, place, Int64(number))
    case .text(let text): sqlite3_bind_text(statement, place, text, -1, copied)
    case .bytes(let bytes):
      _ = bytes.withUnsafeBytes {
        sqlite3_bind_blob(statement, place, $0.baseAddress, Int32($0.count), copied)
      }
    }
  }
}
