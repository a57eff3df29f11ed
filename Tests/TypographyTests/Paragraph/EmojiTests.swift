import Geography
import Testing

@testable import Typography

@Suite("Emoji")
struct EmojiTests {
  let library = FontLibrary.bundled
  let attributes = TextAttributes(size: 16)

  private func families(_ text: String) -> [String] {
    library.shape(text, attributes).glyphs.map { library.face($0.face).family }
  }

  @Test(
    "Each is one glyph of the face of pictures, however many characters it is made of",
    arguments: [
      "🏰", "🗽", "🎡", "🏝️", "👨‍👩‍👧", "🇫🇷", "👍🏽", "1️⃣", "#️⃣", "❤️", "☎️", "©️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "🏳️‍🌈", "👩🏾‍🚒", "⭐", "⌚",
    ])
  func single(text: String) {
    let shaped = library.shape(text, attributes)
    #expect(shaped.missing == [])
    #expect(shaped.glyphs.count == 1)
    #expect(shaped.glyphs.allSatisfy { $0.glyph != 0 && library.face($0.face).family == "Noto Color Emoji" })
  }

  @Test("In a row each stays one glyph, side by side")
  func row() {
    let text = "🏰🗽🎡🏝️👨‍👩‍👧🇫🇷👍🏽1️⃣🇮🇹🇯🇵"
    let shaped = library.shape(text, attributes)
    #expect(shaped.missing == [])
    #expect(shaped.glyphs.count == 10)
    #expect(Set(shaped.glyphs.map(\.glyph)).count == 10)
    // hmtx: 2550 of 2048 units.
    for (index, glyph) in shaped.glyphs.enumerated() {
      #expect(abs(glyph.x - Double(index) * 16 * 2550 / 2048) < 1e-9)
      #expect(glyph.y == 0)
    }
    #expect(abs(shaped.width - 10 * 16 * 2550 / 2048) < 1e-9)
  }

  @Test(
    "Digits and signs are text unless a picture is asked for",
    arguments: ["1", "#", "*", "©", "®", "→", "↔", "1\u{FE0E}", "™", "‼"])
  func text(text: String) {
    #expect(families(text) == ["Inter"])
  }

  @Test("A text selector keeps what would be a picture from being one, where a face has it")
  func textSelector() {
    #expect(!Emoji.isPicture([0x231A, 0xFE0E]))
    #expect(Emoji.isPicture([0x231A]))
    #expect(!Emoji.isPicture([0x2764]))
    #expect(Emoji.isPicture([0x2764, 0xFE0F]))
    #expect(!Emoji.isPicture([0x61, 0xFE0F]))
    #expect(!Emoji.isPicture([]))
  }

  @Test("Text round emoji keeps its own faces, blanks too")
  func mixed() {
    #expect(
      families("a 🏰 b1🎡東") == [
        "Inter", "Noto Color Emoji", "Inter", "Inter", "Noto Color Emoji", "Droid Sans Fallback",
      ])
    let layout = library.layOut("🏰 Rome", attributes)
    #expect(layout.missing == [])
    // The blank is Inter's.
    let blank = library.shape(" a", attributes).glyphs[0].x
    #expect(abs(layout.glyphs[1].x - layout.glyphs[0].x - 16 * 2550 / 2048 - blank) < 1e-9)
  }

  @Test("What is text by itself but in no other face is shown as a picture")
  func lastResort() {
    #expect(families("🏛") == ["Noto Color Emoji"])
  }

  @Test("A skin tone after what has no skin stands by itself")
  func loneTone() {
    let shaped = library.shape("a🏽", attributes)
    #expect(shaped.missing == [])
    #expect(shaped.glyphs.count == 2)
  }

  @Test("Flags pair their letters from the start of the row")
  func flags() {
    let clusters = Paragraph.clusters(of: "🇫🇷🇮🇹🇯".unicodeScalars.map(\.value))
    #expect(clusters == [0..<2, 2..<4, 4..<5])
  }

  @Test("A picture has pixels, no part larger than its alpha, round the middle of the line")
  func pictures() throws {
    let rasterizer = GlyphRasterizer(library)
    for glyph in library.shape("🏰👨‍👩‍👧🇫🇷1️⃣", attributes).glyphs {
      let picture = try #require(rasterizer.picture(glyph.face, glyph.glyph))
      #expect((picture.width, picture.height) == (136, 128))
      #expect(picture.pixels.count == 136 * 128)
      #expect(picture.pixels.contains { $0 >> 24 == 255 })
      #expect(picture.pixels.allSatisfy { $0 & 0xFF <= $0 >> 24 && $0 >> 16 & 0xFF <= $0 >> 24 })
      #expect(abs(picture.box.width - 136.0 / 109) < 0.01)
      #expect(picture.box.minY < -0.8 && picture.box.maxY > 0.1 && picture.box.maxY < 0.4)
    }
    #expect(rasterizer.picture(FaceID(index: 0), 5) == nil)
    #expect(rasterizer.picture(FaceID(index: 29), 9_999_999) == nil)
  }

  @Test("Masks and pictures of one rasteriser do not disturb each other")
  func interleaved() throws {
    let rasterizer = GlyphRasterizer(library)
    let letter = library.shape("g", attributes).glyphs[0]
    let emoji = library.shape("🏰", attributes).glyphs[0]
    let first = rasterizer.picture(emoji.face, emoji.glyph)?.pixels
    let mask = rasterizer.mask(letter.face, letter.glyph, size: 16)
    #expect(rasterizer.picture(emoji.face, emoji.glyph)?.pixels == first)
    #expect(GlyphRasterizer(library).mask(letter.face, letter.glyph, size: 16) == mask)
    #expect(rasterizer.mask(emoji.face, emoji.glyph, size: 16)?.width ?? 0 == 0)
  }
}
