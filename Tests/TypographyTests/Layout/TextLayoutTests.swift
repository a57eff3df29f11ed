import Geography
import Testing
import Typography

@Suite("Text layout")
struct TextLayoutTests {
  let library = FontLibrary.bundled

  @Test(
    "A line's box is 1.19336 times the size, unrounded",
    arguments: [(34.0, 40.57), (28, 33.41), (22, 26.25), (20, 23.87), (17, 20.29), (15, 17.90)])
  func lineBox(size: Double, height: Double) {
    let layout = library.layOut("Rome", TextAttributes(size: size))
    #expect(abs(layout.size.height - height) < 0.006)
    #expect(layout.lines[0].baseline == size * TextLayout.baselineOffset)
  }

  @Test("A fallback does not change the box")
  func fallbackBox() {
    let layout = library.layOut("القاهرة 東京", TextAttributes(size: 15))
    #expect(layout.size.height == library.layOut("Rome", TextAttributes(size: 15)).size.height)
  }

  @Test("Ascender and descender of Inter are centred in the box")
  func baseline() {
    let face = library.faces[0]
    let above = TextLayout.baselineOffset - face.ascender
    let below = TextLayout.lineBoxHeight - TextLayout.baselineOffset - face.descender
    #expect(abs(above - below) < 1e-12)
  }

  @Test("Baselines lie a line height apart")
  func lineHeight() {
    let layout = library.layOut("a\nb\nc", TextAttributes(size: 10), ParagraphStyle(lineHeight: 1.3))
    let baselines = layout.lines.map(\.baseline)
    #expect(abs(baselines[1] - baselines[0] - 13) < 1e-9)
    #expect(abs(baselines[2] - baselines[1] - 13) < 1e-9)
    #expect(abs(layout.size.height - 10 * TextLayout.lineBoxHeight - 26) < 1e-9)
  }

  @Test(
    "Every kind of line break breaks once", arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b"])
  func newlines(text: String) {
    #expect(library.layOut(text, TextAttributes(size: 10)).lines.map(\.glyphs) == [0..<1, 1..<2])
  }

  @Test("Empty text has one empty line")
  func empty() {
    let layout = library.layOut("", TextAttributes(size: 10))
    #expect(layout.glyphs.isEmpty)
    #expect(layout.lines.count == 1)
    #expect(layout.size == ViewSize(width: 0, height: 10 * TextLayout.lineBoxHeight))
    #expect(layout.bounds == nil)
  }

  @Test(
    "Lines stand where the style says",
    arguments: [
      (ParagraphStyle.Justification.left, 0.0), (.center, 0.5), (.right, 1),
    ])
  func justification(justification: ParagraphStyle.Justification, share: Double) {
    let layout = library.layOut(
      "wider\ni", TextAttributes(size: 10), ParagraphStyle(justification: justification))
    #expect(layout.lines[0].x == 0)
    #expect(abs(layout.lines[1].x - share * (layout.size.width - layout.lines[1].width)) < 1e-9)
    #expect(abs(layout.glyphs[5].x - layout.lines[1].x) < 1e-9)
  }

  @Test("Blanks at the ends of lines take no room and blanks are no glyphs")
  func blanks() {
    let attributes = TextAttributes(size: 10)
    #expect(library.layOut("  a b  ", attributes).size == library.layOut("a b", attributes).size)
    #expect(library.layOut("a b", attributes).glyphs.count == 2)
  }

  @Test("What the eye centres reaches from the capitals' top to the last baseline")
  func capBounds() {
    let layout = library.layOut("A\nB", TextAttributes(size: 10))
    #expect(abs(layout.capBounds.maxY - layout.lines[1].baseline) < 1e-12)
    #expect(abs(layout.lines[0].baseline - layout.capBounds.minY - layout.capHeight) < 1e-12)
    #expect(layout.capHeight == library.faces[0].capHeight * 10)
  }

  @Test("The ink of a capital reaches from the baseline to the height of capitals")
  func ink() throws {
    let layout = library.layOut("H", TextAttributes(size: 100, weight: 400))
    let bounds = try #require(layout.bounds)
    #expect(abs(bounds.maxY - layout.lines[0].baseline) < 0.1)
    #expect(abs(bounds.height - layout.capHeight) < 0.1)
    #expect(bounds.minX > 0 && bounds.maxX < layout.size.width)
  }

  @Test("A quarter turn turns the ink's box")
  func turnedInk() throws {
    let layout = library.layOut("H", TextAttributes(size: 100))
    var glyph = layout.glyphs[0]
    (glyph.x, glyph.y) = (0, 0)
    let upright = try #require(library.inkBounds(of: [glyph], size: 100))
    glyph.angle = 90
    let turned = try #require(library.inkBounds(of: [glyph], size: 100))
    #expect(abs(turned.width - upright.height) < 1e-9)
    #expect(abs(turned.minX + upright.maxY) < 1e-9)
    #expect(abs(turned.minY - upright.minX) < 1e-9)
  }

  @Test("Threads that share a library get the same layouts")
  func threads() async {
    let texts = ["Louvre", "القاهرة", "नई दिल्ली", "東京 Tokyo", "서울", "กรุงเทพ", "Երևան", "a🏛"]
    let layOut: @Sendable () -> [TextLayout] = {
      texts.map {
        FontLibrary.bundled.layOut($0, TextAttributes(size: 13, weight: 600), ParagraphStyle(maxWidth: 30))
      }
    }
    let results = await withTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<8 { group.addTask { layOut() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    let expected = layOut()
    #expect(results.count == 8)
    #expect(results.allSatisfy { $0 == expected })
  }

  @Test(
    "A prepared text is set as one that is not, or not at all where it has more lines than allowed",
    arguments: [
      "The Colosseum stands in Rome", "Donaudampfschifffahrt", "a\nb\n\nc", "東京都 Tōkyō العربية 🇫🇷🇮🇹", "",
    ])
  func prepared(text: String) {
    let attributes = TextAttributes(size: 10, weight: 500)
    let prepared = FontLibrary.bundled.prepare(text, attributes)
    for breaking in [ParagraphStyle.Breaking.balanced, .filled] {
      for width in [0, 5, 12, 31, 64, 100, .infinity] as [Double] {
        let style = ParagraphStyle(maxWidth: width, breaking: breaking)
        let layout = FontLibrary.bundled.layOut(text, attributes, style)
        #expect(prepared.layOut(style) == layout)
        for limit in 0...30 {
          #expect(
            prepared.layOut(style, limit: limit) == (layout.lines.count <= limit ? layout : nil),
            "\(breaking) \(width) \(limit)")
        }
      }
    }
  }
}
