import Testing
import Veduta

@testable import Command

@Suite("Values are read as people type them") struct ValueTests {
  @Test(
    "points are latitude first, unless letters or --lonlat say otherwise",
    arguments: [
      ("48.85,2.35", false, 48.85, 2.35),
      (" 48.85 , 2.35 ", false, 48.85, 2.35),
      ("2.35,48.85", true, 48.85, 2.35),
      ("48.85N,2.35E", true, 48.85, 2.35),
      ("2.35E,48.85N", false, 48.85, 2.35),
      ("33.86S,151.2E", false, -33.86, 151.2),
      ("0.5s,0.5w", false, -0.5, -0.5),
      ("geo:48.85,2.35", true, 48.85, 2.35),
      ("geo:48.85,2.35,120;u=35", false, 48.85, 2.35),
      ("-90,-180", false, -90, -180),
    ])
  func points(_ text: String, _ longitudeFirst: Bool, _ latitude: Double, _ longitude: Double) throws {
    let read = try CoordinateText(longitudeFirst: longitudeFirst).coordinate(text)
    #expect(read == Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test(
    "a point that cannot be is refused with the reading that can",
    arguments: [
      ("139.7,35.6", false, ValueProblem.latitude(139.7, swapped: "35.6,139.7")),
      ("35.6,139.7", true, .latitude(139.7, swapped: "139.7,35.6")),
      ("139,239", false, .latitude(139, swapped: nil)),
      ("10,190", false, .longitude(190, same: -170)),
      ("10", false, .count(expected: "two numbers, latitude and longitude,", found: 1)),
      ("48,85,2,35", false, .count(expected: "two numbers, latitude and longitude,", found: 4)),
      ("nan,1", false, .notNumber("nan")),
      ("0x10,1", false, .notNumber("0x10")),
      ("1e999,1", false, .notNumber("1e999")),
      ("1,", false, .notNumber("")),
      ("48.85N,2.35", false, .form("a letter on both halves, such as 48.85N,2.35E, or on neither")),
      ("-48N,2E", false, .form("either a sign or a letter, not both: -48N")),
    ])
  func wrongPoints(_ text: String, _ longitudeFirst: Bool, _ expected: ValueProblem) {
    #expect(throws: expected) {
      try CoordinateText(longitudeFirst: longitudeFirst).coordinate(text)
    }
  }

  @Test(
    "sizes have a width, perhaps a height, perhaps a scale",
    arguments: [
      ("600x400", 600, 400, nil), ("600x400@2x", 600, 400, 2), ("600x", 600, nil, nil),
      ("600x@1.5x", 600, nil, 1.5), ("1×16384", 1, 16384, nil),
    ] as [(String, Int, Int?, Double?)])
  func sizes(_ text: String, _ width: Int, _ height: Int?, _ scale: Double?) throws {
    let size = try SizeRequest.size(text)
    #expect(size.width == width)
    #expect(size.height == height)
    #expect(size.scale == scale)
  }

  @Test(
    "sizes that cannot be are refused",
    arguments: [
      "0x10", "10x0", "600", "x400", "-1x10", "100000x1", "600x400@", "600x400@2", "1x1@0x", "axb", "1x1x1",
    ])
  func wrongSizes(_ text: String) {
    #expect(throws: ValueProblem.self) { try SizeRequest.size(text) }
  }

  @Test(
    "times are seconds unless they say milliseconds",
    arguments: [("0.35s", 0.35), ("350ms", 0.35), ("2", 2), ("0", 0)])
  func times(_ text: String, _ seconds: Double) throws {
    #expect(try NumberText.seconds(text) == seconds)
  }

  @Test("a value may begin with a mark that combines with the sign before it")
  func combiningMarks() throws {
    let fields = FieldList("1,2;\u{301}x=1;title=\u{308}a\\;\u{308};selected").fields
    #expect(fields.map(\.key) == ["1,2", "\u{301}x", "title", "selected"])
    #expect(fields.map(\.value) == [nil, "1", "\u{308}a;\u{308}", nil])
    let arguments = try ArgumentParser.parse(["still", "--alt=\u{308}a"])
    #expect(arguments.value(.alt) == "\u{308}a")
  }

  @Test("what is pasted or typed again is quoted, also where a mark combines with a quote")
  func quoting() {
    #expect(ShellText.quoted("it'\u{301}s; x") == "'it'\\''\u{301}s; x'")
    let variant = Variant(appearance: .light, scale: 1, paths: ["a.png"])
    func text(_ target: DocumentRequest.Target, _ alt: String) -> String {
      DocumentText(
        request: DocumentRequest(target: target, alt: alt), variants: [variant],
        size: ViewSize(width: 1, height: 1)
      ).text
    }
    #expect(text(.github, "a\"\u{301} <\u{301}b>").contains("alt=\"a&quot;\u{301} &lt;\u{301}b&gt;\""))
    #expect(text(.docc, "a]\u{301}(x)") == "![a\\]\u{301}(x)](a.png)\n")
  }

  @Test("what is said stays in its line, whatever names are made of")
  func oneLine() {
    #expect("a\nb\r\nc\u{2028}d\u{1B}[31me\u{7F}".inOneLine == "a b  c d [31me ")
    #expect(Message("x\ny", try: "z\u{85}").text(inColor: false) == "error: x y\n  try: z \n")
  }

  @Test("fields are split at semicolons, and a backslash keeps one")
  func fields() {
    let fields = FieldList("1,2; title=a\\;b=c ;selected;; note=x\\y").fields
    #expect(
      fields == [
        .init(key: "1,2", value: nil), .init(key: "title", value: "a;b=c "),
        .init(key: "selected", value: nil), .init(key: "note", value: "x\\y"),
      ])
  }

  @Test(
    "padding follows the order of CSS",
    arguments: [
      ("10", [10.0, 10, 10, 10]), ("10,20", [10, 20, 10, 20]), ("10 20 30", [10, 20, 30, 20]),
      ("1,2,3,4px", [1, 2, 3, 4]), ("10%,5", [40, 5, 40, 5]), ("5,10%", [5, 60, 5, 60]),
    ])
  func padding(_ text: String, _ expected: [Double]) throws {
    let insets = try Padding(text).insets(in: ViewSize(width: 600, height: 400))
    #expect([insets.top, insets.right, insets.bottom, insets.left] == expected)
  }

  @Test("a balloon takes a title, a colour, a glyph by its short name and selection")
  func marker() throws {
    let text = AnnotationText(points: CoordinateText())
    let read = try text.marker("48.85,2.35;title=Paris;color=#d33;glyph=star;selected")
    #expect(
      read
        == .marker(
          Marker(
            coordinate: Coordinate(latitude: 48.85, longitude: 2.35), title: "Paris",
            color: Color(221, 51, 51),
            glyph: "star.fill", selection: 1)))
  }

  @Test(
    "a balloon that cannot be is refused",
    arguments: [
      "title=Paris", "1,2;colour=red", "1,2;title=a;title=b", "1,2;color=redd", "1,2;glyph=sta",
      "1,2;selected=1", "",
    ])
  func wrongMarkers(_ value: String) {
    #expect(throws: ValueProblem.self) { try AnnotationText(points: CoordinateText()).marker(value) }
  }

  @Test(
    "curves are read by name or as a Bézier",
    arguments: [
      ("linear", TimingCurve.linear), ("easeInOut", .easeInOut), ("spring", .spring(.platformDefault)),
    ])
  func curves(_ text: String, _ curve: TimingCurve) throws {
    #expect(try CurveText.curve(text) == curve)
    #expect(try CurveText.curve("bezier(0.1,-2,1,3)") == .bezier(0.1, -2, 1, 3))
    #expect(throws: ValueProblem.self) { try CurveText.curve("bezier(-0.1,0,1,1)") }
    #expect(throws: ValueProblem.self) { try CurveText.curve("easeinout") }
  }
}
