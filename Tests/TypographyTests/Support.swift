@testable import Typography

/// A reader of a font's own tables, apart from the libraries under test.
struct FontTables {
  let bytes: [UInt8]

  init(_ face: FontFace) { bytes = [UInt8](face.data.bytes.buffer) }

  func u16(_ at: Int) -> Int { Int(bytes[at]) << 8 | Int(bytes[at + 1]) }
  func u32(_ at: Int) -> Int { u16(at) << 16 | u16(at + 2) }

  func table(_ tag: String) -> Int {
    for index in 0..<u16(4) {
      let entry = 12 + 16 * index
      if Array(tag.utf8) == Array(bytes[entry..<(entry + 4)]) { return u32(entry + 8) }
    }
    return 0
  }

  /// Advance of a glyph by `hmtx`, in ems.
  func advance(_ glyph: UInt32) -> Double {
    let count = u16(table("hhea") + 34)
    let units = u16(table("hmtx") + 4 * min(Int(glyph), count - 1))
    return Double(units) / Double(u16(table("head") + 18))
  }
}
