/// Why the world could not be built.
enum BuildError: Error, Hashable {
  /// An option that does not exist.
  case unknownOption(String)
  /// An option without its value.
  case missingValue(option: String)
  /// An option that has to be given.
  case missingOption(String)
  /// A file that could not be read; `reason` is the system's error number.
  case unreadable(path: String, reason: Int32)
  /// A file that could not be written; `reason` is the system's error number.
  case unwritable(path: String, reason: Int32)
  /// An input that is not the one this builder was made for.
  case changedInput(path: String, expected: String, found: String)
  /// A file that ends too early or contradicts itself, and where.
  case damaged(path: String, offset: Int)
  /// A shapefile's table without a column that is needed.
  case missingColumn(path: String, name: String)
  /// A table and a shape file with different numbers of records.
  case unequalCounts(path: String, shapes: Int, records: Int)
  /// An SQLite file that could not be opened or asked, with the library's code.
  case database(path: String, code: Int32)
}
