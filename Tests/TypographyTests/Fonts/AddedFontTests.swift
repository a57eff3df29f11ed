import Support
import Testing

@testable import Typography

@Suite("Added fonts")
struct AddedFontTests {
  static let bundled = FontLibrary.bundled

  static func bytes(_ file: String) -> [UInt8] {
    bundled.faces.first { $0.fileName == file }.map { [UInt8]($0.data.bytes.buffer) } ?? []
  }

  @Test("Bytes that are no font are refused by name", arguments: [[], [0], Array("not a font at all".utf8)])
  func garbage(bytes: [UInt8]) {
    #expect(throws: FontError.notAFont(file: "a.ttf")) {
      try FontLibrary(adding: [FontFile(name: "a.ttf", bytes: bytes)])
    }
  }

  @Test("A font cut short is refused")
  func cut() {
    let whole = Self.bytes("NotoSansHebrew-Regular.ttf")
    #expect(throws: FontError.self) {
      try FontLibrary(adding: [FontFile(name: "a.ttf", bytes: Array(whole.prefix(400)))])
    }
  }

  @Test("A collection that claims more faces than it has room for is refused")
  func collection() {
    let bytes = Array("ttcf".utf8) + [0, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(throws: FontError.notAFont(file: "a.ttc")) {
      try FontLibrary(adding: [FontFile(name: "a.ttc", bytes: bytes)])
    }
  }

  @Test("An added face is found by name and asked before the bundled fallbacks")
  func found() throws {
    let file = FontFile(name: "mine.ttf", bytes: Self.bytes("NotoSansThai-Regular.ttf"))
    let library = try FontLibrary(adding: [file])
    let shaped = library.shape("กรุง", TextAttributes(size: 12))
    #expect(shaped.faces == [FaceID(index: Self.bundled.faces.count)])
    #expect(shaped.missing == [])
  }

  @Test("Whatever bytes of a font are changed, adding and using it succeeds or throws", arguments: 0..<45)
  func mutated(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let files = ["NotoSansHebrew-Regular.ttf", "NotoSansDevanagari-Bold.ttf", "Inter-Regular.otf"]
    var bytes = Self.bytes(files[seed % files.count])
    // The tables' directory and heads lie at the start: hit them more often.
    for _ in 0..<Int.random(in: 1...40, using: &generator) {
      let reach = Bool.random(using: &generator) ? 512 : bytes.count
      bytes[Int.random(in: 0..<min(reach, bytes.count), using: &generator)] = .random(
        in: 0...255, using: &generator)
    }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
    }
    do throws(FontError) {
      let library = try FontLibrary(adding: [FontFile(name: "\(seed)", bytes: bytes)])
      use(library, seed: seed)
    } catch {
      #expect(library(of: error) == "\(seed)", "seed \(seed)")
    }
  }

  private func use(_ library: FontLibrary, seed: Int) {
    guard let face = library.faces.last else { return }
    let attributes = TextAttributes(font: Font(size: 14, family: face.family), letterSpacing: 1)
    let layout = library.layOut("ABC שלום क्षत्रिय (12)", attributes)
    let rasterizer = GlyphRasterizer(library)
    for glyph in layout.glyphs {
      let mask = rasterizer.mask(glyph.face, glyph.glyph, size: 14, halo: 2, embolden: 0.2)
      #expect(mask.map { $0.coverage.count == $0.width * $0.height } ?? true, "seed \(seed)")
      _ = rasterizer.outline(glyph.face, glyph.glyph)
    }
  }

  private func library(of error: FontError) -> String {
    switch error {
    case .notAFont(let file), .noGlyphs(let file, _), .noCharacters(let file, _), .noOutlines(let file, _),
      .unreadable(let file, _, _):
      file
    }
  }
}
