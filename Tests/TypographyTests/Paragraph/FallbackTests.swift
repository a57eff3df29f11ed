import Testing

@testable import Typography

@Suite("Fallback")
struct FallbackTests {
  let library = FontLibrary.bundled

  @Test(
    "Every bundled script is set without a missing glyph, by its own face",
    arguments: [
      ("Louvre", "Inter"), ("Đà Nẵng", "Inter"), ("Αθήνα", "Inter"), ("Москва", "Inter"),
      ("القاهرة", "Noto Sans Arabic"),
      ("تهران", "Noto Sans Arabic"), ("ירושלים", "Noto Sans Hebrew"), ("नई दिल्ली", "Noto Sans Devanagari"),
      ("কলকাতা", "Noto Sans Bengali"), ("சென்னை", "Noto Sans Tamil"), ("กรุงเทพฯ", "Noto Sans Thai"),
      ("თბილისი", "Noto Sans Georgian"), ("Երևան", "Noto Sans Armenian"), ("東京都", "Droid Sans Fallback"),
      ("とうきょう", "Droid Sans Fallback"), ("トーキョー", "Droid Sans Fallback"), ("서울", "Droid Sans Fallback"),
      ("北京市", "Droid Sans Fallback"), ("臺北市", "Droid Sans Fallback"), ("🗼", "Noto Color Emoji"),
    ])
  func scripts(text: String, family: String) {
    let shaped = library.shape(text, TextAttributes(size: 12))
    #expect(shaped.missing == [])
    #expect(!shaped.glyphs.isEmpty)
    #expect(shaped.glyphs.allSatisfy { $0.glyph != 0 })
    #expect(Set(shaped.glyphs.map { library.face($0.face).family }) == [family])
  }

  @Test("Text of several scripts takes a face for each")
  func mixed() {
    let layout = library.layOut("東京 Tokyo القاهرة", TextAttributes(size: 12))
    #expect(
      layout.faces.map { library.face($0).family } == ["Inter", "Noto Sans Arabic", "Droid Sans Fallback"])
    #expect(layout.missing == [])
  }

  @Test(
    "A character that no face has is told once and leaves no glyph",
    arguments: [("a𓀀b𓀀", ["𓀀"], 2), ("𓀀\u{FE0F}", ["𓀀"], 0), ("ᚠx", ["ᚠ"], 1)]
      as [(String, [Unicode.Scalar], Int)])
  func missing(text: String, scalars: [Unicode.Scalar], glyphs: Int) {
    let layout = library.layOut(text, TextAttributes(size: 12))
    #expect(layout.missing == scalars)
    #expect(layout.glyphs.count == glyphs)
    #expect(layout.glyphs.allSatisfy { $0.glyph != 0 })
  }

  @Test("Joiners, marks of direction and control characters are never missing")
  func invisible() {
    let layout = library.layOut("a\u{200B}\u{200D}\u{FE0F}\u{2066}b\u{1}\tc\u{AD}d", TextAttributes(size: 12))
    #expect(layout.missing == [])
    #expect(layout.glyphs.count == 4)
  }

  @Test(
    "A base and its marks come from one face, composed or not",
    arguments: ["e\u{301}", "\u{E9}", "o\u{31B}\u{323}"])
  func marks(text: String) {
    let shaped = library.shape(text, TextAttributes(size: 12))
    #expect(shaped.missing == [])
    #expect(shaped.faces == [FaceID(index: 0)])
  }

  @Test("The largest face, that of the ideographs, is asked after all others")
  func order() {
    #expect(library.fallbacks.last == [FaceID(index: 28)])
    #expect(library.fallbacks.joined().filter { $0.index == 28 }.count == 1)
  }

  @Test("Han beside bold Latin is painted bolder, as a part of its own")
  func parts() {
    let layout = library.layOut("東京 Tokyo", TextAttributes(size: 12, weight: 600))
    #expect(layout.parts.map(\.glyphs) == [0..<2, 2..<7])
    #expect(layout.parts.map { $0.embolden > 0 } == [true, false])
  }
}
