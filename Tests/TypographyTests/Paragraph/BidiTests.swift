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
    ])
  func levels(text: String, expected: String) {
    let levels = Bidi.levels(of: scalars(text)) ?? []
    #expect(levels.map(String.init).joined() == expected)
  }

  @Test("Text that reads left to right needs no levels", arguments: ["", "abc 12", "Москва", "東京", "नई"])
  func none(text: String) {
    #expect(Bidi.levels(of: text.unicodeScalars.map(\.value)) == nil)
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
