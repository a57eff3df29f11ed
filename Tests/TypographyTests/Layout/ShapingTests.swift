import Support
import Testing

@testable import Typography

@Suite("Shaping")
struct ShapingTests {
  let library = FontLibrary.bundled

  @Test("Without kerning a width is the sum of the font's own advances", arguments: ["nnnn", "HHIH", "0101"])
  func advances(text: String) {
    let shaped = library.shape(text, TextAttributes(size: 16, weight: 500))
    let tables = FontTables(library.faces[1])
    let sum = shaped.glyphs.reduce(0) { $0 + tables.advance($1.glyph) * 16 }
    #expect(shaped.glyphs.count == text.count)
    #expect(abs(shaped.width - sum) < 1e-9)
  }

  @Test("Pairs are kerned", arguments: ["AV", "To", "Ya"])
  func kerning(pair: String) {
    let attributes = TextAttributes(size: 20)
    let apart = pair.reduce(0) { $0 + library.width(of: String($1), attributes) }
    #expect(library.width(of: pair, attributes) < apart - 0.1)
  }

  @Test("Widths grow with the size exactly, but for the change of cut")
  func scale() {
    let small = library.width(of: "Pantheon", TextAttributes(size: 5))
    #expect(abs(library.width(of: "Pantheon", TextAttributes(size: 10)) - 2 * small) < 1e-9)
  }

  @Test("Letter spacing stands between letters only")
  func spacing() {
    let plain = library.width(of: "HHHH", TextAttributes(size: 12))
    let spaced = library.width(of: "HHHH", TextAttributes(size: 12, letterSpacing: 2))
    #expect(abs(spaced - plain - 6) < 1e-9)
  }

  @Test(
    "Joined, hanging and square scripts are not spaced out",
    arguments: ["القاهرة", "दिल्ली", "কলকাতা", "東京都", "とうきょう", "서울시"])
  func unspaced(text: String) {
    let plain = library.shape(text, TextAttributes(size: 12))
    let spaced = library.shape(text, TextAttributes(size: 12, letterSpacing: 2))
    #expect(plain == spaced)
  }

  @Test("Spaced-out text has no ligatures")
  func ligatures() {
    let joined = library.shape("մեն մն", TextAttributes(size: 12))
    let spaced = library.shape("մեն մն", TextAttributes(size: 12, letterSpacing: 1))
    #expect(joined.glyphs.count < spaced.glyphs.count)
  }

  @Test("Capitals are Unicode's, without a language")
  func uppercase() {
    let capitals = library.shape("STRASSE IĞDIR ÉVRY", TextAttributes(size: 12))
    var attributes = TextAttributes(size: 12)
    attributes.isUppercase = true
    #expect(library.shape("Straße iğdir évry", attributes) == capitals)
  }

  @Test("Right-to-left text is in visual order: the first letter stands rightmost")
  func rightToLeft() {
    let shaped = library.shape("אב", TextAttributes(size: 12))
    let alef = library.shape("א", TextAttributes(size: 12)).glyphs[0].glyph
    #expect(shaped.glyphs.last?.glyph == alef)
    #expect(shaped.glyphs[0].x < shaped.glyphs[1].x)
  }

  @Test("The eye's middle is half the x-height, or half the capitals' where all are capitals")
  func middle() {
    let face = library.faces[0]
    #expect(library.shape("Rome", TextAttributes(size: 10)).middle == face.xHeight * 5)
    #expect(library.shape("ROME", TextAttributes(size: 10)).middle == face.capHeight * 5)
  }

  @Test("Leaving out Inter's composition changes no plain text", arguments: 0..<12)
  func shortcut(index: Int) {
    let face = library.faces[index]
    let font = Font(size: 12, weight: face.weight, isItalic: face.isItalic, family: face.family)
    let attributes = TextAttributes(font: font)
    var chooser = FaceChooser(library: library, font: font)
    #expect(chooser.primary == face.id)
    let all = (UInt32(0x20)..<0x300).filter { $0 < 0x7F || $0 >= 0xA0 }
    let short = LineShaper(library: library, attributes: attributes)
    let long = LineShaper(library: library, attributes: attributes, takesShortcuts: false)
    for first in [0x20, 0x41, 0x66, 0x69, 0xCD, 0x14A, 0x2BC] as [UInt32] {
      let paragraph = Paragraph(
        all.flatMap { [first, $0] }.filter { face.data.glyph(for: $0) != nil }, chooser: &chooser)
      #expect(paragraph.isPlain)
      let (one, other) = (
        short.shape(paragraph, paragraph.scalars.indices), long.shape(paragraph, paragraph.scalars.indices)
      )
      #expect(one.glyphs.map(\.glyph) == other.glyphs.map(\.glyph))
      #expect(one.glyphs.map(\.x) == other.glyphs.map(\.x))
    }
  }

  @Test("Any text is shaped to finite numbers", arguments: 0..<40)
  func anything(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let pools: [ClosedRange<UInt32>] = [
      0...0x7F, 0x300...0x36F, 0x590...0x6FF, 0x900...0x9FF, 0xE00...0xE7F, 0x200B...0x206F, 0x3040...0x30FF,
      0x4E00...0x4FFF, 0x1F300...0x1F5FF, 0xFFF0...0xFFFF,
    ]
    var text = ""
    for _ in 0..<Int.random(in: 0..<60, using: &generator) {
      let pool = pools[Int.random(in: 0..<pools.count, using: &generator)]
      if let scalar = Unicode.Scalar(UInt32.random(in: pool, using: &generator)) {
        text.unicodeScalars.append(scalar)
      }
    }
    let layout = library.layOut(
      text, TextAttributes(size: 12, letterSpacing: 0.5), ParagraphStyle(maxWidth: 50, justification: .center)
    )
    #expect(layout.glyphs.allSatisfy { $0.x.isFinite && $0.y.isFinite && $0.glyph != 0 }, "seed \(seed)")
    #expect(layout.lines.last?.glyphs.upperBound == layout.glyphs.count, "seed \(seed)")
  }
}
