import Testing

@testable import Typography

@Suite("Font names")
struct FontNameTests {
  @Test(
    "A name is a family, a weight and a slant",
    arguments: [
      ("Inter Semi Bold", "Inter", 600, false), ("Inter SemiBold", "Inter", 600, false),
      ("Inter Italic", "Inter", 400, true), ("Inter", "Inter", 400, false),
      ("Open Sans Extra Bold Italic", "Open Sans", 800, true), ("Open Sans Regular", "Open Sans", 400, false),
      ("Roboto-BoldItalic", "Roboto", 700, true), ("DIN Offc Pro Medium", "DIN Offc Pro", 500, false),
      ("Arial Unicode MS Bold", "Arial Unicode MS", 700, false), ("Bold", "Bold", 400, false),
      ("", "", 400, false),
    ])
  func parse(name: String, family: String, weight: Int, isItalic: Bool) {
    #expect(FontName(parsing: name) == FontName(family: family, weight: weight, isItalic: isItalic))
  }

  @Test(
    "A style's names lead to a face, and what was taken instead is told",
    arguments: [
      (["Inter Semi Bold"], "Inter Semi Bold", nil),
      (["Inter Italic", "Arial Unicode MS"], "Inter Italic", nil),
      ([], "Inter Regular", nil), (["Noto Sans Regular"], "Inter Regular", "Noto Sans Regular"),
      (["Open Sans Bold"], "Inter Bold", "Open Sans Bold"),
      (["Open Sans Bold", "Inter Medium"], "Inter Medium", nil),
      (["Inter Light"], "Inter Regular", "Inter Light"),
      (["Open Sans Semibold Italic"], "Inter Italic", "Open Sans Semibold Italic"),
      (["Noto Sans Thai Bold"], "Noto Sans Thai Bold", nil),
      (["Inter Display Bold"], "Inter Display Bold", nil),
    ] as [([String], String, String?)])
  func match(names: [String], used: String, requested: String?) {
    let library = FontLibrary.bundled
    let match = library.font(named: names, size: 12)
    #expect(library.face(library.face(for: match.font)).name == used)
    #expect(match.substitution == requested.map { FontSubstitution(requested: $0, used: used) })
  }

  @Test("Inter by name takes its display cut from 20 points on")
  func automatic() {
    let library = FontLibrary.bundled
    let match = library.font(named: ["Inter Semi Bold"], size: 22)
    #expect(library.face(library.face(for: match.font)).name == "Inter Display Semi Bold")
  }
}
