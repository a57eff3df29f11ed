#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the first hundred bytes of an SQLite file say of its size (SQLite's file format, section 1.3).
struct SQLiteHeader {
  private let pageSize: Int
  /// Nothing where the program that wrote last did not keep it.
  private let pages: Int?
  private let fileSize: Int

  /// Reads a file's header; nothing where there is none.
  init?(_ path: String) {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    var status = stat()
    guard fread(&bytes, 1, 100, file) == 100, bytes.starts(with: "SQLite format 3\0".utf8),
      fstat(fileno(file), &status) == 0
    else { return nil }
    func number(_ place: Int, _ count: Int) -> Int {
      bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
    }
    pageSize = number(16, 2) == 1 ? 65_536 : number(16, 2)
    pages = number(24, 4) == number(92, 4) ? number(28, 4) : nil
    fileSize = Int(status.st_size)
  }

  /// Whether the file ends before its last page does.
  var isCut: Bool {
    if let pages, pages > 0 { return fileSize < pages * pageSize }
    return pageSize > 0 && fileSize % pageSize != 0
  }

  /// Whether a log of changes that are not in the file yet lies beside it.
  static func hasLog(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { ending in
      var status = stat()
      return stat(path + ending, &status) == 0 && status.st_size > 0
    }
  }
}
