import Testing

@testable import Tiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("Sizes of SQLite files")
struct SQLiteHeaderTests {
  private func saved(_ bytes: [UInt8]) throws -> String {
    var template = Array("/tmp/veduta-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    #expect(descriptor >= 0)
    defer { close(descriptor) }
    #expect(bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } == bytes.count)
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// A header of 512-byte pages.
  private func file(pages: UInt8, isCurrent: Bool = true, count: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: max(count, 100))
    bytes.replaceSubrange(0..<16, with: Array("SQLite format 3\0".utf8))
    bytes[16] = 2
    (bytes[27], bytes[31]) = (7, pages)
    bytes[95] = isCurrent ? 7 : 6
    return Array(bytes.prefix(count))
  }

  @Test("A file that ends before its last page is cut; one that is as long as it says, or longer, is not")
  func cuts() throws {
    for (count, isCut) in [(2048, false), (2047, true), (1800, true), (1536, true), (2560, false)] {
      let path = try saved(file(pages: 4, count: count))
      defer { unlink(path) }
      #expect(SQLiteHeader(path)?.isCut == isCut, "\(count) bytes")
    }
  }

  @Test("Where the number of pages was not kept, whole pages will do")
  func olderPrograms() throws {
    for (count, isCut) in [(2048, false), (1024, false), (1800, true)] {
      let path = try saved(file(pages: 4, isCurrent: false, count: count))
      defer { unlink(path) }
      #expect(SQLiteHeader(path)?.isCut == isCut, "\(count) bytes")
    }
  }

  @Test("What is no SQLite file has no header, and only a log with something in it counts")
  func others() throws {
    let path = try saved([1, 2, 3])
    defer { unlink(path) }
    #expect(SQLiteHeader(path) == nil)
    #expect(SQLiteHeader(path + "-none") == nil)
    #expect(!SQLiteHeader.hasLog(path))
    let log = path + "-wal"
    for (text, isLog) in [("", false), ("x", true)] {
      let file = try #require(fopen(log, "wb"))
      fputs(text, file)
      fclose(file)
      #expect(SQLiteHeader.hasLog(path) == isLog)
    }
    unlink(log)
  }
}
