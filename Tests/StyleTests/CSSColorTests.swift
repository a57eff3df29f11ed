import Style
import Testing

@Suite("Colours") struct CSSColorTests {
  /// A colour by its components times 255, and its opacity.
  private static func of(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) -> CSSColor {
    CSSColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  @Test(
    "Colours are read in all of CSS' ways",
    arguments: [
      ("#f00", of(255, 0, 0)), ("#F00c", of(255, 0, 0, 0.8)), ("#12Ab34", of(0x12, 0xAB, 0x34)),
      ("#12ab3480", of(0x12, 0xAB, 0x34, 128.0 / 255)), ("rgb(1, 2, 3)", of(1, 2, 3)),
      ("rgb(1 2 3)", of(1, 2, 3)),
      ("rgba(1, 2, 3, 0.5)", of(1, 2, 3, 0.5)), ("rgb(1 2 3 / 50%)", of(1, 2, 3, 0.5)),
      ("RGB(1 2 3/.5)", of(1, 2, 3, 0.5)),
      ("rgb(100%, 0%, 20%)", of(255, 0, 51)), ("rgb(300, -5, 1e1)", of(255, 0, 10)),
      ("hsl(120, 100%, 50%)", of(0, 255, 0)), ("hsl(120deg 100% 50%)", of(0, 255, 0)),
      ("hsla(-120, 100%, 50%, .25)", of(0, 0, 255, 0.25)), ("hsl(0.5turn 100% 50%)", of(0, 255, 255)),
      ("hsl(0, 0%, 100%)", of(255, 255, 255)), (" red ", of(255, 0, 0)),
      ("RebeccaPurple", of(0x66, 0x33, 0x99)),
      ("transparent", of(0, 0, 0, 0)), ("lightgoldenrodyellow", of(0xFA, 0xFA, 0xD2)),
    ])
  func read(text: String, expected: CSSColor) throws {
    let color = try #require(CSSColor(parsing: text))
    for (got, wanted) in [
      (color.red, expected.red), (color.green, expected.green), (color.blue, expected.blue),
      (color.alpha, expected.alpha),
    ] { #expect(abs(got - wanted) < 1e-9) }
  }

  @Test(
    "What is no colour is refused",
    arguments: [
      "", "#", "#ff", "#fffff", "#fffffff", "#ggg", "reddish", "rgb()", "rgb(1,2)", "rgb(1,2,3,4,5)",
      "rgb(1 2,3)",
      "rgb(1,2,3/0.5)", "rgb(1 2 3 0.5)", "rgb(1%,2,3)", "rgb(a,b,c)", "hsl(1,2,3)", "hsl(1px,2%,3%)",
      "rgb(1,2,3",
      "rgb(1,2,3))", "cmyk(1,2,3)", "rgb(nan,0,0)", "rgb(1e999,0,0)", "--1", "rgb(1-2 3 4)",
    ])
  func refused(text: String) { #expect(CSSColor(parsing: text) == nil) }

  @Test("A colour on the way to another starts and ends where they are, in every space")
  func ends() {
    let (from, to) = (Self.of(255, 0, 0), Self.of(0, 0, 255, 0.5))
    for space in [ColorSpace.rgb, .lab, .hcl] {
      for (share, wanted) in [(0.0, from), (1.0, to)] {
        let got = from.mixed(with: to, at: share, in: space)
        #expect(abs(got.red - wanted.red) < 1e-3 && abs(got.blue - wanted.blue) < 1e-3)
        #expect(abs(got.green - wanted.green) < 1e-3 && got.alpha == wanted.alpha)
      }
    }
  }

  @Test("A colour that fades out keeps its hue")
  func fading() {
    let half = Self.of(255, 0, 0).mixed(with: Self.of(255, 0, 0, 0), at: 0.5)
    #expect(half == Self.of(255, 0, 0, 0.5))
  }

  @Test("Greys stay grey in every space")
  func greys() {
    for space in [ColorSpace.rgb, .lab, .hcl] {
      let grey = CSSColor.black.mixed(with: Self.of(255, 255, 255), at: 0.5, in: space)
      #expect(abs(grey.red - grey.green) < 1e-6 && abs(grey.green - grey.blue) < 1e-6)
    }
  }

  @Test("Hues go the short way round")
  func hues() {
    let middle = Self.of(255, 0, 80).mixed(with: Self.of(255, 120, 0), at: 0.5, in: .hcl)
    #expect(middle.red > 0.9 && middle.green < 0.5 && middle.blue < 0.4)
  }
}
