/// The two ways in which the packages' tables write letters.
enum TextEncoding: Hashable {
  /// Unicode in one to four bytes.
  case utf8
  /// Western letters in one byte, Windows code page 1252.
  case windows1252

  /// Decides by a code page's name, or else by what the texts themselves allow.
  init(codePage: String?, samples: some Sequence<[UInt8]>) {
    let name = (codePage ?? "").uppercased().filter { $0.isLetter || $0.isNumber }
    if name.contains("1252") || name.contains("88591") {
      self = .windows1252
    } else if name == "UTF8" {
      self = .utf8
    } else {
      self = samples.allSatisfy { String(validating: $0, as: UTF8.self) != nil } ? .utf8 : .windows1252
    }
  }

  /// The text of some bytes.
  func decode(_ bytes: [UInt8]) -> String {
    switch self {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .windows1252:
      var text = String.UnicodeScalarView()
      for byte in bytes {
        let code = (0x80...0x9F).contains(byte) ? TextEncoding.table[Int(byte) - 0x80] : UInt32(byte)
        text.append(Unicode.Scalar(code) ?? "\u{FFFD}")
      }
      return String(text)
    }
  }

  /// What 1252 has from 0x80 to 0x9F, where Latin-1 has nothing to see; five places are free.
  private static let table: [UInt32] = [
    0x20AC, 0xFFFD, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0xFFFD, 0x017D, 0xFFFD, 0xFFFD, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122,
    0x0161, 0x203A, 0x0153, 0xFFFD, 0x017E, 0x0178,
  ]
}
