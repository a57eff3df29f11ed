import Support
import Testing

@testable import Typography

@Suite("Direction")
struct BidiTests {
  /// Capital letters stand for Hebrew, lower case for Latin, ^ for Arabic letters.
  private func scalars(_ text: String) -> [UInt32] {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "A"..."V": 0x5D0 + scalar.value - 0x41
      case "^": 0x628
      default: scalar.value
      }
    }
  }

  @Test(
    "Levels follow Unicode's rules",
    arguments: [
      ("ABC", "111"), ("ABC DEF", "1111111"), ("ab AB cd", "00011000"), ("AB cd EF", "11122111"),
      ("AB 12", "11122"),
      ("ab AB 12", "00011122"), ("AB 1.5", "111222"), ("AB 1,", "11121"), ("^ 5%", "1121"), ("A 5%", "1122"),
      ("AB-CD", "11111"), ("ab (AB)", "0000110"), ("AB!", "111"), ("12 AB", "22111"),
      ("smith (fab ABC) DEF", "0000000000011100111"), ("\u{202E}ab", "011"),
      ("AB \u{2066}cd EF\u{2069}", "1111222331"),
    ])
  func levels(text: String, expected: String) {
    let levels = Bidi.levels(of: scalars(text)) ?? []
    #expect(levels.map(String.init).joined() == expected)
  }

  @Test("Text that reads left to right needs no levels", arguments: ["", "abc 12", "Москва", "東京", "नई"])
  func none(text: String) {
    #expect(Bidi.levels(of: text.unicodeScalars.map(\.value)) == nil)
  }

  /// What Unicode itself has levels become, where Debian's `unicode-data` is installed: every seventh row.
  @Test("Levels are those of Unicode's own table")
  func table() throws {
    guard let bytes = TestData.bytes(of: "/usr/share/unicode/BidiCharacterTest.txt") else { return }
    let rows = bytes.split(separator: 0x0A).filter { $0.first.map { $0 != 0x23 } ?? false }
    var count = 0
    for index in stride(from: 0, to: rows.count, by: 7) {
      let row = String(decoding: rows[index], as: UTF8.self)
      let fields = row.split(separator: ";")
      guard fields.count == 5, let mark = Self.mark(fields[1]) else { continue }
      let scalars = mark + fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      // Paragraphs are taken apart before.
      guard !scalars.contains(0x2029) else { continue }
      let wanted = mark.map { _ in nil } + fields[3].split(separator: " ").map { UInt8($0) }
      let levels = Bidi.levels(of: scalars) ?? scalars.map { _ in 0 }
      let isRight = levels.count == wanted.count && zip(levels, wanted).allSatisfy { $1 == nil || $0 == $1 }
      #expect(isRight, "\(row): \(levels)")
      count += 1
    }
    #expect(count > 10_000)
  }

  /// The invisible letter that makes a paragraph run as a row of the table says; none where the text does.
  private static func mark(_ direction: Substring) -> [UInt32]? {
    switch direction {
    case "0": [0x200E]
    case "1": [0x200F]
    case "2": []
    default: nil
    }
  }

  @Test(
    "Runs are put in visual order by turning higher levels first",
    arguments: [
      ([0, 0], [0, 1]), ([1, 1], [1, 0]), ([0, 1, 0], [0, 1, 2]), ([1, 2, 1], [2, 1, 0]),
      ([0, 1, 2, 1, 0], [0, 3, 2, 1, 4]),
      ([1, 2, 2, 1], [3, 1, 2, 0]), ([], []),
    ] as [([UInt8], [Int])])
  func order(levels: [UInt8], expected: [Int]) {
    #expect(Bidi.visualOrder(of: levels) == expected)
  }
}
