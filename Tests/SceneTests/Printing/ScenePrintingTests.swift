import Geography
import Scene
import Testing
import Typography

@Suite("A scene as text")
struct ScenePrintingTests {
  @Test("has one item a line, with what is not a default")
  func golden() {
    #expect(
      Scene.sample.description == """
        scene 120x80.5 scale 2 background #f7f3ec
        fill #ede5db : M0,0 L10,0 L10,10.125 Z : M-0.5,1 C1,2 3,4 5,6
        fill gradient 0,0-0,80 0:#ffffff 0.333333:#000000/0 evenodd : M1,1
        stroke #ffffff/0.5 width 2 : M0,0 L5,5
        stroke #102030 width 3.25 cap round join bevel limit 2 dashes 4 1.5 phase 1 blur 0.5 : M0,0
        disc #ff0000 radius 4 at 10,20
        disc #ff0000 radius 4 blur 1 ring 1.5 #ffffff at 10,20
        group
          text #000000 size 11 at 0,0 glyphs 0:36@0,0 1:7@6.25,-1~30 0:36@12,0
          group transform 0.866025 0.5 -0.5 0.866025 3 4 opacity 0.25 shadow #000000/0.33 radius 10 by 0,2 clip : M0,0
            text #000000 size 9 embolden 0.25 halo #ffffff width 1.25 blur 0.5 opacity 0.75 at 1,2 glyphs 2:1@0,0

        """)
  }

  @Test(
    "gives numbers to a thousandth, without needless zeros",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (1.25, "1.25"),
      (100, "100"),
      (-3.1, "-3.1"), (12345.6789, "12345.679"), (0.07, "0.07"), (1e15, "1000000000000000"),
      (9_007_199_254_740_992, "bits4340000000000000"), (-1e300, "-bits7e37e43c8800759c"),
      (Double.infinity, "inf"),
      (-Double.infinity, "-inf"), (Double.nan, "nan"),
    ])
  func numbers(_ value: Double, _ text: String) {
    let disc = SceneItem.disc(Disc(center: ViewPoint(x: value, y: 0), radius: 1, color: .black))
    let line = Scene(size: ViewSize(width: 1, height: 1), items: [disc]).description.split(separator: "\n")
      .last
    #expect(line == "disc #000000 radius 1 at \(text),0")
  }

  @Test("is written in pieces that join to the description")
  func streaming() {
    var path = Path()
    for index in 0..<20_000 { path.line(to: ViewPoint(x: Double(index) / 7, y: -Double(index) / 3)) }
    let scene = Scene(
      size: ViewSize(width: 10, height: 10), items: [.fill(Fill([path], paint: .color(.black)))])
    var pieces = Pieces()
    scene.write(to: &pieces)
    #expect(pieces.parts.count > 1)
    #expect(pieces.parts.joined() == scene.description)
    #expect(scene.description.hasSuffix(" L2857,-6666.333\n"))
  }

  @Test(
    "counts pixels without trapping on sizes that are none",
    arguments: [
      (1.25, 2.0, 3), (0.2, 1.0, 0), (-3.0, 1.0, 0), (.nan, 1.0, 0), (.infinity, 1.0, Int.max),
      (1e300, 1e10, Int.max),
    ])
  func pixels(_ points: Double, _ scale: Double, _ expected: Int) {
    let scene = Scene(size: ViewSize(width: points, height: points), scale: scale)
    #expect(scene.pixels.width == expected)
    #expect(scene.pixels.height == expected)
  }

  private struct Pieces: TextOutputStream {
    var parts: [String] = []
    mutating func write(_ text: String) { parts.append(text) }
  }
}

extension Scene {
  /// A scene with each kind of item, plain and with everything set.
  static let sample = Scene(
    size: ViewSize(width: 120, height: 80.5), scale: 2, background: Color(0xF7, 0xF3, 0xEC),
    items: [
      .fill(Fill([triangle, curve], paint: .color(Color(0xED, 0xE5, 0xDB)))),
      .fill(
        Fill(
          [dot(1, 1)], rule: .evenOdd,
          paint: .linearGradient(
            LinearGradient(
              start: .zero, end: ViewPoint(x: 0, y: 80),
              stops: [.init(location: 0, color: .white), .init(location: 1.0 / 3, color: .clear)])))),
      .stroke(Stroke([line], width: 2, color: Color.white.opacity(0.5))),
      .stroke(
        Stroke(
          [dot(0, 0)], width: 3.25, cap: .round, join: .bevel, miterLimit: 2, dashes: [4, 1.5], dashPhase: 1,
          blur: 0.5, color: Color(0x10, 0x20, 0x30))),
      .disc(Disc(center: ViewPoint(x: 10, y: 20), radius: 4, color: Color(255, 0, 0))),
      .disc(
        Disc(
          center: ViewPoint(x: 10, y: 20), radius: 4, blur: 1, color: Color(255, 0, 0), ringWidth: 1.5,
          ringColor: .white)),
      .group(Group([.text(word), .group(inner)])),
    ])

  private static var triangle: Path {
    var path = dot(0, 0)
    path.line(to: ViewPoint(x: 10, y: 0))
    path.line(to: ViewPoint(x: 10, y: 10.125))
    path.close()
    return path
  }

  private static var curve: Path {
    var path = dot(-0.5, 1)
    path.cubic(ViewPoint(x: 1, y: 2), ViewPoint(x: 3, y: 4), to: ViewPoint(x: 5, y: 6))
    return path
  }

  private static var line: Path {
    var path = dot(0, 0)
    path.line(to: ViewPoint(x: 5, y: 5))
    return path
  }

  private static func dot(_ x: Double, _ y: Double) -> Path {
    var path = Path()
    path.move(to: ViewPoint(x: x, y: y))
    return path
  }

  /// Glyphs of two faces, which are numbered as they come: 9 is face 0, 4 is face 1.
  private static var word: GlyphRun {
    GlyphRun(
      origin: .zero, size: 11,
      glyphs: [
        PlacedGlyph(face: FaceID(index: 9), glyph: 36, x: 0, y: 0),
        PlacedGlyph(face: FaceID(index: 4), glyph: 7, x: 6.25, y: -1, angle: 30),
        PlacedGlyph(face: FaceID(index: 9), glyph: 36, x: 12, y: 0),
      ], color: .black)
  }

  private static var inner: Group {
    let text = GlyphRun(
      origin: ViewPoint(x: 1, y: 2), size: 9,
      glyphs: [PlacedGlyph(face: FaceID(index: 5), glyph: 1, x: 0, y: 0)], embolden: 0.25, color: .black,
      halo: .init(width: 1.25, blur: 0.5, color: .white), opacity: 0.75)
    return Group(
      [.text(text)], transform: Transform.rotation(degrees: 30).then(.translation(x: 3, y: 4)),
      clip: dot(0, 0), shadow: .init(color: Color.black.opacity(0.33), radius: 10, y: 2), opacity: 0.25)
  }
}
