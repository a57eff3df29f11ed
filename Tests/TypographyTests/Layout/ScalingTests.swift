import Geography
import Testing

@testable import Typography

@Suite("Text at another size")
struct ScalingTests {
  private let text = "Saint-Rémy de Provence, محطة القطار"

  private func layout(_ size: Double) -> TextLayout {
    let attributes = TextAttributes(
      font: Font(size: size, weight: 600, family: "Inter"), letterSpacing: 0.05 * size)
    let style = ParagraphStyle(maxWidth: 8 * size, lineHeight: 1.3, justification: .center)
    return FontLibrary.bundled.layOut(text, attributes, style)
  }

  @Test("A layout scaled is the layout set at that size", arguments: [9.0, 13.5, 31])
  func layouts(size: Double) throws {
    let (scaled, fresh) = (layout(16).scaled(by: size / 16), layout(size))
    #expect(
      scaled.glyphs.map(\.glyph) == fresh.glyphs.map(\.glyph) && scaled.lines.count == fresh.lines.count)
    #expect(scaled.lines.count > 1)
    for (one, other) in zip(scaled.glyphs, fresh.glyphs) {
      #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9)
    }
    for (one, other) in zip(scaled.lines, fresh.lines) {
      #expect(abs(one.x - other.x) + abs(one.width - other.width) + abs(one.baseline - other.baseline) < 1e-9)
    }
    let (left, right) = (try #require(scaled.bounds), try #require(fresh.bounds))
    #expect(abs(left.x - right.x) + abs(left.maxX - right.maxX) + abs(left.maxY - right.maxY) < 1e-9)
    #expect(abs(scaled.size.width - fresh.size.width) + abs(scaled.size.height - fresh.size.height) < 1e-9)
    #expect(abs(scaled.capHeight - fresh.capHeight) + abs(scaled.xHeight - fresh.xHeight) < 1e-9)
    #expect(zip(scaled.parts, fresh.parts).allSatisfy { abs($0.embolden - $1.embolden) < 1e-9 })
  }

  @Test("A shaped text scaled is the text shaped at that size", arguments: [9.0, 13.5, 31])
  func shapes(size: Double) {
    func shaped(_ size: Double) -> ShapedText {
      FontLibrary.bundled.shape(text, TextAttributes(font: Font(size: size, family: "Inter")))
    }
    let (scaled, fresh) = (shaped(16).scaled(by: size / 16), shaped(size))
    #expect(scaled.size == fresh.size && scaled.glyphs.count == fresh.glyphs.count)
    #expect(abs(scaled.width - fresh.width) + abs(scaled.middle - fresh.middle) < 1e-9)
    for (one, other) in zip(scaled.glyphs, fresh.glyphs) {
      #expect(
        abs(one.x - other.x) + abs(one.middle - other.middle) + abs(one.width - other.width) < 1e-9
          && abs(one.y - other.y) < 1e-9)
    }
  }
}
