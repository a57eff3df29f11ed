import Geography
import Testing
import Typography

@Suite("Glyph masks")
struct GlyphRasterizerTests {
  let library = FontLibrary.bundled

  private func glyph(_ text: String) -> ShapedGlyph {
    library.shape(text, TextAttributes(size: 12)).glyphs[0]
  }

  private func ink(_ mask: GlyphMask) -> Double { mask.coverage.reduce(0) { $0 + Double($1) } / 255 }

  /// Centre of mass, in pixels from the pen's whole pixel: true to a few hundredths, as a pixel partly
  /// covered counts at its middle.
  private func centre(_ mask: GlyphMask) -> (x: Double, y: Double) {
    var (x, y) = (0.0, 0.0)
    for row in 0..<mask.height {
      for column in 0..<mask.width {
        let weight = Double(mask.coverage[row * mask.width + column]) / 255
        x += weight * (Double(mask.left + column) + 0.5)
        y += weight * (Double(mask.top + row) + 0.5)
      }
    }
    return (x / ink(mask), y / ink(mask))
  }

  @Test("A phase moves the glyph by quarter pixels, right and down")
  func phases() throws {
    let rasterizer = GlyphRasterizer(library)
    let glyph = glyph("g")
    let still = centre(try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 20)))
    for phaseY in 0..<4 {
      for phaseX in 0..<4 {
        let moved = centre(
          try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 20, phaseX: phaseX, phaseY: phaseY)))
        #expect(abs(moved.x - still.x - Double(phaseX) / 4) < 0.03)
        #expect(abs(moved.y - still.y - Double(phaseY) / 4) < 0.03)
      }
    }
  }

  @Test("A halo covers the glyph and reaches out of it by its width", arguments: [0.5, 1.25, 3])
  func halo(width: Double) throws {
    let rasterizer = GlyphRasterizer(library)
    for text in ["o", "B", "8", "東", "ع"] {
      let glyph = glyph(text)
      let fill = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 24))
      let halo = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 24, halo: width))
      for row in 0..<fill.height {
        for column in 0..<fill.width {
          let place = (row + fill.top - halo.top) * halo.width + column + fill.left - halo.left
          #expect(halo.coverage[place] >= fill.coverage[row * fill.width + column])
        }
      }
      let outline = try #require(library.outline(glyph.face, glyph.glyph).bounds)
      #expect(abs(Double(halo.left) - (outline.minX * 24 - width)) < 1.3)
      #expect(abs(Double(halo.top) - (outline.minY * 24 - width)) < 1.3)
      #expect(abs(Double(halo.left + halo.width) - (outline.maxX * 24 + width)) < 1.3)
      #expect(abs(Double(halo.top + halo.height) - (outline.maxY * 24 + width)) < 1.3)
    }
  }

  @Test(
    "A counter no point of which is farther from the ink than the halo's width is filled",
    arguments: ["o", "e", "A", "8"])
  func closed(text: String) throws {
    let rasterizer = GlyphRasterizer(library)
    let glyph = glyph(text)
    for width in stride(from: 0.25, through: 9, by: 0.25) {
      let fill = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 20))
      let halo = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 20, halo: width))
      for row in 0..<fill.height {
        for column in 0..<fill.width where distance(fill, row, column) < width - 1 {
          let place = (row + fill.top - halo.top) * halo.width + column + fill.left - halo.left
          #expect(halo.coverage[place] >= 250, "\(text) \(width): \(column), \(row)")
        }
      }
    }
  }

  /// From the middle of a pixel to that of the nearest full one, in pixels.
  private func distance(_ mask: GlyphMask, _ row: Int, _ column: Int) -> Double {
    var nearest = Double.infinity
    for y in 0..<mask.height {
      for x in 0..<mask.width where mask.coverage[y * mask.width + x] == 255 {
        let (dx, dy) = (Double(x - column), Double(y - row))
        nearest = min(nearest, (dx * dx + dy * dy).squareRoot())
      }
    }
    return nearest
  }

  @Test("Mask and outline agree on the area", arguments: ["H", "o", "S", "東", "ع", "क", "서"])
  func area(text: String) throws {
    let rasterizer = GlyphRasterizer(library)
    let glyph = glyph(text)
    let mask = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 64))
    let area = abs(signedArea(rasterizer.outline(glyph.face, glyph.glyph))) * 64 * 64
    #expect(abs(ink(mask) - area) < 0.01 * area + 1)
  }

  /// Area of a path whose curves are cut into 16 chords; holes count against it.
  private func signedArea(_ path: Path) -> Double {
    var (area, at, start, next) = (0.0, ViewPoint.zero, ViewPoint.zero, 0)
    func add(_ to: ViewPoint) {
      area += (at.x * to.y - to.x * at.y) / 2
      at = to
    }
    for verb in path.verbs {
      switch verb {
      case .move:
        at = path.points[next]
        start = at
        next += 1
      case .line:
        add(path.points[next])
        next += 1
      case .cubic:
        let (p, a, b, c) = (at, path.points[next], path.points[next + 1], path.points[next + 2])
        for step in 1...16 {
          let t = Double(step) / 16
          let s = 1 - t
          let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          add(
            ViewPoint(
              x: weights.0 * p.x + weights.1 * a.x + weights.2 * b.x + weights.3 * c.x,
              y: weights.0 * p.y + weights.1 * a.y + weights.2 * b.y + weights.3 * c.y))
        }
        next += 3
      case .close: add(start)
      }
    }
    return area
  }

  @Test("Emboldening widens a stem by its amount on each side and moves nothing")
  func embolden() throws {
    let rasterizer = GlyphRasterizer(library)
    let glyph = glyph("l")
    let plain = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 40))
    let bold = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 40, embolden: 0.5))
    let (a, b) = (centre(plain), centre(bold))
    #expect(abs(a.x - b.x) < 0.06)
    #expect(abs(a.y - b.y) < 0.06)
    let outline = try #require(library.outline(glyph.face, glyph.glyph).bounds)
    let (width, height) = (outline.width * 40, outline.height * 40)
    #expect(abs(ink(plain) - width * height) < 1)
    #expect(abs(ink(bold) - (width + 1) * (height + 1)) < 3)
  }

  @Test("A blank has an empty mask and an empty outline")
  func blank() {
    let rasterizer = GlyphRasterizer(library)
    let face = library.face(for: Font(size: 12))
    let space = (0..<UInt32(50)).first { library.outline(face, $0).isEmpty } ?? 0
    #expect(rasterizer.mask(face, space, size: 12) == .empty)
    #expect(rasterizer.mask(face, space, size: 12, halo: 2) == .empty)
  }

  @Test("Numbers out of range and glyphs that are none give no mask")
  func range() {
    let rasterizer = GlyphRasterizer(library)
    let glyph = glyph("a")
    for size in [0, -1, .nan, .infinity, 513] as [Double] {
      #expect(rasterizer.mask(glyph.face, glyph.glyph, size: size) == nil)
    }
    for bad in [-1, .nan, .infinity] as [Double] {
      #expect(rasterizer.mask(glyph.face, glyph.glyph, size: 12, halo: bad) == nil)
    }
    #expect(rasterizer.mask(glyph.face, glyph.glyph, size: 12, embolden: .nan) == nil)
    #expect(rasterizer.mask(glyph.face, glyph.glyph, size: 12, phaseX: 4) == nil)
    #expect(rasterizer.mask(glyph.face, glyph.glyph, size: 12, phaseY: -1) == nil)
    #expect(rasterizer.mask(glyph.face, 60_000, size: 12) == nil)
    #expect(library.outline(glyph.face, 60_000).isEmpty)
  }

  @Test("Masks are the same from a fresh rasteriser, in any order, from the store or not")
  func deterministic() throws {
    let (one, other) = (GlyphRasterizer(library), GlyphRasterizer(library))
    let glyphs = library.layOut("Šibenik 東京 القاهرة", TextAttributes(size: 12)).glyphs
    let first = glyphs.map { one.mask($0.face, $0.glyph, size: 13.3, phaseX: 1, halo: 1) }
    let second = glyphs.reversed().map { other.mask($0.face, $0.glyph, size: 13.3, phaseX: 1, halo: 1) }
    #expect(first == second.reversed())
    #expect(first.allSatisfy { $0 != nil })
    for glyph in glyphs { _ = one.mask(glyph.face, glyph.glyph, size: 40) }
    #expect(glyphs.map { one.mask($0.face, $0.glyph, size: 13.3, phaseX: 1, halo: 1) } == first)
  }

  @Test("A store that has been emptied gives the same masks")
  func bounded() throws {
    let rasterizer = GlyphRasterizer(library)
    let glyph = glyph("W")
    let before = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 500))
    // Each of these takes more than 150 KB; together they overflow the store.
    for step in 0..<150 {
      _ = try #require(rasterizer.mask(glyph.face, glyph.glyph, size: 490 + Double(step) / 20))
    }
    #expect(rasterizer.mask(glyph.face, glyph.glyph, size: 500) == before)
  }

  @Test("Two threads with a rasteriser each get the same masks")
  func threads() async {
    let draw: @Sendable () -> [GlyphMask?] = {
      let rasterizer = GlyphRasterizer(FontLibrary.bundled)
      return FontLibrary.bundled.layOut("Louvre 東京 नई", TextAttributes(size: 12)).glyphs.map {
        rasterizer.mask($0.face, $0.glyph, size: 12, halo: 1)
      }
    }
    async let one = draw()
    async let other = draw()
    #expect(await one == other)
  }
}
