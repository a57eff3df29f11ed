import Testing

@testable import WorldBuilder

@Suite("Reading tables") struct TableTests {
  /// Two columns, a text of 12 bytes and a number of 8.
  private func table(_ rows: [([UInt8], String)]) -> ByteReader {
    var maker = ByteMaker(bytes: [3, 0, 0, 0])
    maker.little(rows.count)
    maker.little(32 + 2 * 32 + 1, 2)
    maker.little(1 + 12 + 8, 2)
    maker.bytes += [UInt8](repeating: 0, count: 20)
    for (name, type, width) in [("NAME", "C", 12), ("POP", "N", 8)] {
      let letters = Array(name.utf8)
      maker.bytes += letters + [UInt8](repeating: 0, count: 11 - letters.count) + Array(type.utf8)
      maker.bytes += [UInt8](repeating: 0, count: 4) + [UInt8(width)] + [UInt8](repeating: 0, count: 15)
    }
    maker.bytes.append(0x0D)
    for (name, number) in rows {
      maker.bytes.append(0x20)
      maker.bytes += name + [UInt8](repeating: 0x20, count: 12 - name.count)
      maker.text(number, width: 8)
    }
    return ByteReader(bytes: maker.bytes, path: "a.dbf")
  }

  @Test("Texts lose the blanks round them, numbers are read, stars are none") func columns() throws {
    let table = try Table(
      reader: table([(Array("  Rome ".utf8), "2318895"), ([], "********")]), codePage: nil)
    #expect(try table.texts("NAME") == ["Rome", ""])
    #expect(try table.numbers("POP") == [2_318_895, nil])
    #expect(throws: BuildError.missingColumn(path: "a.dbf", name: "rank")) { try table.texts("rank") }
  }

  @Test("Without a code page a table is UTF-8 if all of it can be, else Windows-1252") func encodings() throws
  {
    let utf8 = try Table(reader: table([(Array("Rhône".utf8), "1")]), codePage: nil)
    #expect(try utf8.texts("NAME") == ["Rhône"])
    let western: [UInt8] = [0x5A, 0xFC, 0x72, 0x69, 0x63, 0x68]
    let other = try Table(reader: table([(western, "1"), (Array("Rhône".utf8), "1")]), codePage: nil)
    #expect(try other.texts("NAME")[0] == "Zürich")
  }

  @Test(
    "A code page is taken at its word",
    arguments: [
      ("UTF-8", "é"), ("utf8\n", "é"), ("ANSI 1252", "Ã©"), ("1252", "Ã©"), ("ISO 8859-1", "Ã©"),
    ])
  func codePage(page: String, text: String) {
    #expect(TextEncoding(codePage: page, samples: []).decode([0xC3, 0xA9]) == text)
  }

  @Test("Windows-1252 has letters where Latin-1 has none") func western() {
    #expect(TextEncoding.windows1252.decode([0x8E, 0x9E, 0x92, 0x8C]) == "Žž’Œ")
    #expect(TextEncoding.windows1252.decode([0x81]) == "\u{FFFD}")
  }

  @Test("A cut table is an error, wherever it is cut") func cut() {
    let whole = table([(Array("Rome".utf8), "1")]).bytes
    for count in 0..<whole.count {
      let short = ByteReader(bytes: Array(whole.prefix(count)), path: "a.dbf")
      #expect(throws: BuildError.self) { try Table(reader: short, codePage: nil) }
    }
  }
}
