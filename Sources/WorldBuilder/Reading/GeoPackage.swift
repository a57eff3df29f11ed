import CSQLite

/// Reads polygons and their texts from a GeoPackage, an SQLite file with geometry in well-known binary.
struct GeoPackage: ~Copyable {
  private let database: OpaquePointer
  private let path: String

  /// One row of a table.
  struct Row {
    /// The rings of each polygon in degrees, longitude first, the last vertex not repeated.
    var polygons: [[[SIMD2<Double>]]]
    /// The texts asked for, in order; nothing where the table has none.
    var texts: [String?]
  }

  /// Opens a file for reading (`sqlite3_open_v2`).
  init(path: String) throws(BuildError) {
    var handle: OpaquePointer?
    // Immutable, so that nothing is written beside a file of the system.
    let code = sqlite3_open_v2(
      "file:\(path)?immutable=1", &handle, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
    guard code == SQLITE_OK, let handle else {
      sqlite3_close(handle)
      throw .database(path: path, code: code)
    }
    database = handle
    self.path = path
  }

  deinit {
    sqlite3_close(database)
  }

  /// All rows of a table, ordered by their number in the file.
  func rows(of table: String, texts columns: [String]) throws(BuildError) -> [Row] {
    let names = (["geom"] + columns).map { "\"\($0)\"" }.joined(separator: ", ")
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v2(
      database, "SELECT \(names) FROM \"\(table)\" ORDER BY fid", -1, &statement, nil)
    guard code == SQLITE_OK else { throw .database(path: path, code: code) }
    defer { sqlite3_finalize(statement) }
    var rows: [Row] = []
    while true {
      let step = sqlite3_step(statement)
      if step == SQLITE_DONE { return rows }
      guard step == SQLITE_ROW else { throw .database(path: path, code: step) }
      let blob = UnsafeRawBufferPointer(
        start: sqlite3_column_blob(statement, 0), count: Int(sqlite3_column_bytes(statement, 0)))
      let binary = WellKnownBinary(ByteReader(bytes: Array(blob), path: path))
      let texts = columns.indices.map { column in
        sqlite3_column_text(statement, Int32(column) + 1).map { String(cString: $0) }
      }
      rows.append(Row(polygons: try binary.polygons(), texts: texts))
    }
  }
}
