import Geography
import Raster
import Scene
import Testing
import Typography

@Suite("Text")
struct TextTests {
  private func text(
    _ words: String = "Havel 8", x: Double = 10, y: Double = 4, size: Double = 13, angle: Double = 0,
    embolden: Double = 0, color: Color = .black, halo: GlyphRun.Halo? = nil, opacity: Double = 1
  ) -> SceneItem {
    let layout = FontLibrary.bundled.layOut(words, TextAttributes(size: size, weight: 500))
    let glyphs = layout.glyphs.map { glyph in
      var glyph = glyph
      glyph.angle = angle
      return glyph
    }
    return .text(
      GlyphRun(
        origin: ViewPoint(x: x, y: y), size: size, glyphs: glyphs, embolden: embolden, color: color,
        halo: halo,
        opacity: opacity))
  }

  private func paint(_ items: SceneItem..., scale: Double = 1, background: Color = .clear) throws -> Bitmap {
    try Painter(fonts: .bundled).paint(
      Scene(size: ViewSize(width: 120, height: 40), scale: scale, background: background, items: items))
  }

  /// The rows and columns of a picture moved by whole pixels.
  private func moved(_ bitmap: Bitmap, _ dx: Int, _ dy: Int) -> [UInt32] {
    (0..<bitmap.height).flatMap { y in
      (0..<bitmap.width).map { x in
        bitmap[x - dx, y - dy] == nil ? 0 : bitmap.pixels[(y - dy) * bitmap.width + x - dx]
      }
    }
  }

  @Test("moves as a whole, in quarters of a pixel", arguments: [1.0, 2.0])
  func rigid(_ scale: Double) throws {
    let halo = GlyphRun.Halo(width: 1.2, blur: 0.3, color: .white)
    var pictures: [Bitmap] = []
    for step in 0..<32 {
      let shift = Double(step) / 16 / scale
      pictures.append(try paint(text(x: 10 + shift, y: 4 + shift, halo: halo), scale: scale))
    }
    // A pixel further all is the same, only moved: no letter has shifted against another.
    for step in 0..<16 { #expect(moved(pictures[step], 1, 1) == pictures[step + 16].pixels) }
    // In between there are four pictures, each for a quarter.
    #expect(Set(pictures[0..<16]).count == 5)
    #expect(pictures[3] == pictures[5])
    #expect(pictures[1] == pictures[0])
  }

  @Test("from outlines covers the same as from masks")
  func outlines() throws {
    let halo = GlyphRun.Halo(width: 1.5, color: Color(255, 0, 0))
    let masks = try paint(text(halo: halo))
    let outlines = try paint(text(angle: 1e-9, halo: halo))
    // Letters are rounded to quarters of a pixel in one and not in the other.
    #expect(abs(masks.coveredArea - outlines.coveredArea) < 0.025 * masks.coveredArea)
    let mean = zip(masks.pixels, outlines.pixels).map { abs(Int($0 >> 24) - Int($1 >> 24)) }.reduce(0, +)
    #expect(Double(mean) / Double(masks.touchedCount) < 12)
  }

  @Test("that is large is filled from outlines and twice the size covers four times as much")
  func large() throws {
    let small = try paint(text("8", y: -4, size: 15)).coveredArea
    let large = try painted(text("8", x: 10, y: -40, size: 150), width: 200, height: 200).coveredArea
    #expect(abs(large / small - 100) < 3)
  }

  @Test("with a halo has it all round and under every letter")
  func halo() throws {
    let plain = try paint(text())
    let bitmap = try paint(text(halo: .init(width: 2, color: Color(255, 255, 0))))
    for (before, after) in zip(plain.pixels, bitmap.pixels) where before >> 24 == 255 {
      #expect(after == before)
    }
    #expect(bitmap.touchedCount > plain.touchedCount * 2)
    #expect(bitmap.pixels.allSatisfy { $0 & 0xFF == 0 })
  }

  @Test("shows no darker halo where the halos of two letters overlap", arguments: [0.0, 1e-9])
  func haloUnion(_ angle: Double) throws {
    let bitmap = try paint(
      text("lllll", angle: angle, color: .clear, halo: .init(width: 3, color: Color.black.opacity(0.5))))
    #expect(bitmap.pixels.map { $0 >> 24 }.max() == 128)
  }

  @Test("with a soft halo fades further out and starts earlier")
  func softHalo() throws {
    let sharp = try paint(text("l", halo: .init(width: 3, color: .white)))
    let soft = try paint(text("l", halo: .init(width: 3, blur: 3, color: .white)))
    #expect(soft.touchedCount > sharp.touchedCount)
    let levels = Set(soft.pixels.map { $0 >> 24 })
    #expect(levels.count > Set(sharp.pixels.map { $0 >> 24 }).count)
    #expect(abs(soft.coveredArea - sharp.coveredArea) < 0.15 * sharp.coveredArea)
  }

  @Test("fades glyphs and halo as one")
  func opacity() throws {
    let halo = GlyphRun.Halo(width: 2, color: .white)
    let full = try paint(text(halo: halo), background: Color(0, 0, 200))
    let faded = try paint(text(halo: halo, opacity: 0.5), background: Color(0, 0, 200))
    let ground = Color(0, 0, 200)
    for (a, b) in zip(full.pixels, faded.pixels) {
      for shift in [0, 8, 16] {
        let under = shift == 0 ? ground.blue * 255 : 0
        #expect(abs(Double(b >> shift & 0xFF) - (Double(a >> shift & 0xFF) + under) / 2) <= 1.01)
      }
    }
  }

  @Test("that is emboldened covers more", arguments: [0.0, 1e-9])
  func embolden(_ angle: Double) throws {
    let plain = try paint(text(angle: angle)).coveredArea
    let bold = try paint(text(angle: angle, embolden: 0.3)).coveredArea
    #expect(bold > 1.2 * plain)
    #expect(bold < 2.2 * plain)
  }

  @Test("turns with its group")
  func turned() throws {
    let upright = try painted(text("Elbe", x: 0, y: 0), width: 60, height: 60)
    let group = Group(
      [text("Elbe", x: 0, y: 0)], transform: Transform.rotation(degrees: 90).then(.translation(x: 60, y: 0)))
    let turned = try painted(.group(group), width: 60, height: 60)
    #expect(abs(turned.coveredArea - upright.coveredArea) < 0.03 * upright.coveredArea)
    for y in 40..<60 { #expect(turned.alphas(row: y).allSatisfy { $0 == 0 }) }
  }

  @Test("crossing the picture's edge is the same as in a larger picture")
  func edge() throws {
    let halo = GlyphRun.Halo(width: 2, blur: 2, color: .white)
    let part = try painted(text(x: -12, y: -3, halo: halo), width: 30, height: 20)
    let whole = try painted(text(x: 8, y: 17, halo: halo), width: 80, height: 60)
    for y in 0..<20 { for x in 0..<30 { #expect(part[x, y] == whole[x + 20, y + 20]) } }
  }

  @Test("in a group of its own is drawn whole", arguments: [0.0, 20.0])
  func bounds(_ angle: Double) throws {
    let item = text("Åj", x: 20, y: 8, angle: angle, halo: .init(width: 2, blur: 1, color: Color(255, 0, 0)))
    let grouped = try paint(.group(Group([item], clip: polygon((-9, -9), (200, -9), (200, 90), (-9, 91)))))
    #expect(grouped == (try paint(item)))
  }

  @Test("of a face that the library lacks is left out")
  func unknownFace() throws {
    let glyph = PlacedGlyph(face: FaceID(index: 9999), glyph: 3, x: 0, y: 10)
    let item = GlyphRun(origin: .zero, size: 12, glyphs: [glyph], color: .black)
    #expect(try paint(.text(item)).touchedCount == 0)
    #expect(try paint(.group(Group([.text(item)], opacity: 0.5))).touchedCount == 0)
  }
}

@Suite("An emoji")
struct EmojiPaintingTests {
  private func text(
    _ string: String, size: Double = 20, x: Double = 5, y: Double = 30, opacity: Double = 1,
    color: Color = .black
  ) -> SceneItem {
    let layout = FontLibrary.bundled.layOut(string, TextAttributes(size: size))
    return .text(
      GlyphRun(
        origin: ViewPoint(x: x, y: y - layout.glyphs[0].y), size: size, glyphs: layout.glyphs, color: color,
        opacity: opacity))
  }

  /// The mean of where paint is.
  private func centre(_ bitmap: Bitmap) -> (x: Double, y: Double) {
    var (sum, x, y) = (0.0, 0.0, 0.0)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let level = Double(bitmap.alpha(column, row))
        sum += level
        x += level * (Double(column) + 0.5)
        y += level * (Double(row) + 0.5)
      }
    }
    return (x / sum, y / sum)
  }

  @Test("has its own colours, whatever the text's")
  func colors() throws {
    // A red heart in green text.
    let bitmap = try painted(text("❤️", color: Color(0, 255, 0)))
    let middle = try #require(bitmap[17, 23])
    #expect(middle.red > 180 && middle.green < 100 && middle.alpha == 255)
    #expect(bitmap.pixels.allSatisfy { $0 >> 8 & 0xFF <= max($0 >> 16 & 0xFF, 40) })
  }

  @Test("lies where its pen is, between pixels too, at any scale", arguments: [1.0, 1.5, 2, 3])
  func place(_ scale: Double) throws {
    let first = centre(try painted(text("🏰"), scale: scale))
    for shift in [0.25, 0.6, 1.3] {
      let moved = centre(try painted(text("🏰", x: 5 + shift, y: 30 - shift / 2), scale: scale))
      #expect(abs(moved.x - first.x - shift * scale) < 0.08)
      #expect(abs(moved.y - first.y + shift / 2 * scale) < 0.08)
    }
    let whole = centre(try painted(text("🏰"), scale: 1))
    #expect(abs(first.x / scale - whole.x) < 0.1)
    #expect(abs(first.y / scale - whole.y) < 0.1)
  }

  @Test("fades with its text and the opacity of its colour")
  func opacity() throws {
    let full = try painted(text("❤️")).coveredArea
    #expect(abs(try painted(text("❤️", opacity: 0.5)).coveredArea - full / 2) < full / 50)
    #expect(abs(try painted(text("❤️", color: Color(0, 0, 0, alpha: 0.5))).coveredArea - full / 2) < full / 50)
  }

  @Test("throws a shadow and is cut like all else")
  func groups() throws {
    let item = text("🏰")
    let shadowed = Group([item], shadow: .init(color: .black, radius: 0, x: 50))
    let bitmap = try painted(.group(shadowed), width: 100)
    #expect(abs(bitmap.coveredArea - 2 * (try painted(item).coveredArea)) < 4)
  }
}
