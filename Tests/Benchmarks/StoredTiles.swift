import CSQLite

/// The tiles of an MBTiles file as they are stored.
func storedTiles(_ path: String) throws -> [[UInt8]] {
  var database: OpaquePointer?
  defer { sqlite3_close(database) }
  guard
    sqlite3_open_v2("file:\(path)?immutable=1", &database, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, nil)
      == SQLITE_OK
  else { throw StoredTilesError.cannotOpen(path) }
  var statement: OpaquePointer?
  defer { sqlite3_finalize(statement) }
  let query = "SELECT tile_data FROM tiles ORDER BY zoom_level, tile_column, tile_row"
  guard sqlite3_prepare_v2(database, query, -1, &statement, nil) == SQLITE_OK else {
    throw StoredTilesError.noTiles(path)
  }
  var tiles: [[UInt8]] = []
  while sqlite3_step(statement) == SQLITE_ROW {
    let count = Int(sqlite3_column_bytes(statement, 0))
    tiles.append(Array(UnsafeRawBufferPointer(start: sqlite3_column_blob(statement, 0), count: count)))
  }
  return tiles
}

/// Why there are no tiles to measure with.
enum StoredTilesError: Error {
  case cannotOpen(String)
  case noTiles(String)
}
