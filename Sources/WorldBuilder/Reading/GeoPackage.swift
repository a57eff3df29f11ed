import Tiles

/// Reads polygons and their texts from a GeoPackage, an SQLite file with geometry in well-known binary.
struct GeoPackage {
  private let file: SQLiteFile
  private let path: String

  /// One row of a table.
  struct Row {
    /// The rings of each polygon in degrees, longitude first, the last vertex not repeated.
    var polygons: [[[SIMD2<Double>]]]
    /// The texts asked for, in order; nothing where the table has none.
    var texts: [String?]
  }

  /// Opens a file for reading.
  init(path: String) throws(BuildError) {
    do throws(SQLiteFile.Failure) { file = try SQLiteFile(path: path) } catch {
      throw .database(path: path, code: error.code)
    }
    self.path = path
  }

  /// All rows of a table, ordered by their number in the file.
  func rows(of table: String, texts columns: [String]) throws(BuildError) -> [Row] {
    let names = (["geom"] + columns).map { "\"\($0)\"" }.joined(separator: ", ")
    var found: [(geometry: [UInt8], texts: [String?])] = []
    do throws(SQLiteFile.Failure) {
      try file.query("SELECT \(names) FROM \"\(table)\" ORDER BY fid") { row in
        found.append((row.bytes(0), columns.indices.map { row.text(Int32($0) + 1) }))
        return true
      }
    } catch {
      throw .database(path: path, code: error.code)
    }
    var rows: [Row] = []
    for (geometry, texts) in found {
      let binary = WellKnownBinary(ByteReader(bytes: geometry, path: path))
      rows.append(Row(polygons: try binary.polygons(), texts: texts))
    }
    return rows
  }
}
