import Foundation
import Testing

@Suite("veduta draws by a style of one's own") struct StyleRunTests {
  private let folder: Folder
  private let style = """
    {"version": 8, "sources": {"x": {"type": "vector", "url": "https://tiles.example.invalid/t.json"}}, "layers": [
      {"id": "ground", "type": "background", "paint": {"background-color": "#eee"}},
      {"id": "heat", "type": "heatmap", "source": "x", "source-layer": "poi"},
      {"id": "roads", "type": "line", "source": "x", "source-layer": "transportation",
       "paint": {"line-color": "teal", "line-width": 2, "line-gap-width": 3}}
    ]}
    """

  init() throws {
    folder = try Folder()
    folder["my.json"] = Array(style.utf8)
  }

  @Test(
    "--tiles gives the tiles, and what is not drawn is told on standard error, in the report and by inspect")
  func warnings() throws {
    let run = try Run(
      ["still", "--style", "my.json", "--tiles", "helsinki", "-o", "a.png", "--report", "a.json"], in: folder)
    #expect(run.exitCode == 0 && folder["a.png"] != nil, "\(run.errors)")
    let inspect = try Run(["inspect", "--style", "my.json", "--tiles", "helsinki"], in: folder)
    let report = String(decoding: folder["a.json"] ?? [], as: UTF8.self)
    for text in [run.errors, report, inspect.text] {
      #expect(
        text.contains("layers of the type heatmap are not drawn: heat")
          && text.contains("my.json, line 3: layers[1]"), "\(text)")
      #expect(
        text.contains("line-gap-width changes nothing")
          && text.contains("line 5: layers[2].paint.line-gap-width"), "\(text)")
    }
  }

  @Test("all verbs that draw maps take it")
  func verbs() throws {
    let tile = try Run(
      ["tile", "14/9326/4741", "--style", "my.json", "--tiles", "helsinki", "-o", "t.png"], in: folder)
    #expect(tile.exitCode == 0 && folder["t.png"] != nil, "\(tile.errors)")
    let screen = try Run(
      [
        "screen", "places", "--style", "my.json", "--tiles", "helsinki", "--allow-missing-tiles", "-o",
        "s.png",
      ], in: folder)
    #expect(screen.exitCode == 0 && folder["s.png"] != nil, "\(screen.errors)")
  }

  @Test("without --tiles the style's own source is asked, by the network's options")
  func source() throws {
    let run = try Run(
      ["still", "--style", "my.json", "--cache", "none", "--offline", "-o", "a.png"], in: folder)
    #expect(run.exitCode == 1 && run.errors.contains("https://tiles.example.invalid/t.json"), "\(run.errors)")
    #expect(folder["a.png"] == nil)
  }

  @Test(
    "what cannot be is said in two lines",
    arguments: [
      (["--style", "no.json"], 1, "no.json"),
      (
        ["--style", "bad.json"], 1, "bad.json, line 2, column 3: a name in quotation marks expected"
      ),
      (["--style", "open.json"], 1, "open.json does not say what its source \"osm\" is"),
      (["--style", "styles/gone.json"], 1, "cannot open styles/city.pmtiles"),
      (["--style", "styles/gone.json"], 1, "the tiles that styles/gone.json names"),
      (["--style", "empty.json"], 1, "empty.json is no style"),
      (["--style", "my.json", "--language", "fi"], 2, "--language does nothing"),
      (["--language", "klingon!"], 2, "--language \"klingon!\""), (["--language", ""], 2, "--language"),
    ])
  func refused(_ arguments: [String], _ exitCode: Int32, _ words: String) throws {
    folder["bad.json"] = Array("{\n  layers}".utf8)
    folder["empty.json"] = Array("{}".utf8)
    folder["open.json"] = Array(open.utf8)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/styles", withIntermediateDirectories: true)
    folder["styles/gone.json"] = Array(
      style.replacing("https://tiles.example.invalid/t.json", with: "pmtiles://city.pmtiles").utf8)
    let run = try Run(["still", "-o", "a.png"] + arguments, in: folder)
    #expect(run.exitCode == exitCode && run.errorLines.count == 2, "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(folder["a.png"] == nil)
  }

  @Test("a style whose tiles cannot be opened draws the world and says so, unless the world is asked for")
  func world() throws {
    folder["far.json"] = Array(style.replacing("https://tiles", with: "mapbox://tiles").utf8)
    let run = try Run(["inspect", "--style", "far.json"], in: folder)
    #expect(run.exitCode == 0 && run.text.contains("the embedded world is drawn"), "\(run.text)\(run.errors)")
    #expect(run.text.contains("far.json, line 1: sources.x"), "\(run.text)")
    let asked = try Run(["inspect", "--style", "my.json", "--tiles", "world"], in: folder)
    #expect(asked.exitCode == 0 && !asked.text.contains("the embedded world is drawn"), "\(asked.text)")
  }

  private let open = """
    {"version": 8, "layers": [
      {"id": "ground", "type": "background", "paint": {"background-color": "#eee"}},
      {"id": "roads", "type": "line", "source": "osm", "source-layer": "transportation",
       "paint": {"line-color": "teal", "line-width": 2}},
      {"id": "names", "type": "symbol", "source": "osm", "source-layer": "transportation_name",
       "layout": {"text-field": "{name}", "symbol-placement": "line", "text-font": ["Open Sans Bold"]}}
    ]}
    """

  @Test("the source that a style names and does not say is the tiles; a source beside it is told of once")
  func openSource() throws {
    folder["open.json"] = Array(open.utf8)
    let run = try Run(["inspect", "--style", "open.json", "--tiles", "helsinki"], in: folder)
    #expect(run.exitCode == 0 && run.text.contains("Kaisaniemenkatu"), "\(run.text)\(run.errors)")
    let warnings = run.text.split(separator: "\n").filter { $0.hasPrefix("warning") }
    #expect(
      warnings == ["warning  Inter Bold stands in for a font that is not there: Open Sans Bold"],
      "\(run.text)")
    let other = open.replacing(
      "\"osm\", \"source-layer\": \"transportation_name", with: "\"sea\", \"source-layer\": \"x")
    folder["two.json"] = Array(other.utf8)
    let two = try Run(["inspect", "--style", "two.json", "--tiles", "helsinki"], in: folder)
    #expect(two.text.split(separator: "sea").count == 2, "\(two.text)")
    #expect(two.text.contains("there is no source sea, so the layer is not drawn"), "\(two.text)")
  }

  @Test("the whole style of the article, ten lines at most, draws what it says and warns of nothing")
  func article() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/Veduta/Veduta.docc/YourOwnStyle.md").standardized
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let first = try #require(lines.firstIndex(of: "```json"))
    let last = try #require(lines[first...].firstIndex(of: "```"))
    let text = lines[(first + 1)..<last]
    #expect(text.count <= 10)
    folder["my-style.json"] = Array(text.joined(separator: "\n").utf8)
    let run = try Run(
      ["still", "--style", "my-style.json", "--tiles", "helsinki", "-o", "a.png", "--report", "a.json"],
      in: folder)
    #expect(run.exitCode == 0 && run.errors == "wrote a.png\nwrote a.json\n", "\(run.errors)")
    let report = String(decoding: folder["a.json"] ?? [], as: UTF8.self)
    #expect(report.contains("\"layer\": \"names\"") || report.contains("\"layer\" : \"names\""), "\(report)")
  }

  @Test("a ground alone has no data to credit, and what draws nothing blames nobody else")
  func ground() throws {
    folder["ground.json"] = Array(
      #"{"version": 8, "sources": {}, "layers": [{"id": "g", "type": "background"}]}"#.utf8)
    let one = try Run(["still", "--style", "ground.json", "--size", "300x200", "-o", "a.png"], in: folder)
    #expect(one.exitCode == 0, "\(one.errors)")
    let two = try Run(
      ["still", "--style", "ground.json", "--size", "300x200", "--attribution", "none", "-o", "b.png"],
      in: folder)
    #expect(two.exitCode == 0 && folder["a.png"] != nil && folder["a.png"] == folder["b.png"])
    let close = try Run(
      ["inspect", "--style", "my.json", "--tiles", "world", "--center", "41.9,12.5", "--zoom", "17"],
      in: folder)
    #expect(close.text.contains("the style draws nothing of the tiles here"), "\(close.text)")
    let world = try Run(["inspect", "--center", "41.9,12.5", "--zoom", "18"], in: folder)
    #expect(world.text.contains("the embedded world has nothing to show so close by"), "\(world.text)")
  }

  @Test("a language that no name in the view is in is warned of")
  func noLanguage() throws {
    for (tiles, language, warns) in [
      ("world", "fr", true), ("helsinki", "xx", true), ("helsinki", "sv", false),
      ("helsinki", "sv-FI", false),
    ] {
      let run = try Run(
        ["still", "--tiles", tiles, "--language", language, "--size", "300x200", "-o", "a.png"], in: folder)
      #expect(run.exitCode == 0, "\(run.errors)")
      #expect(
        run.errors.contains("no name in the view is in the language \"\(language)\"") == warns,
        "\(run.errors)")
    }
  }

  @Test("the style is not written over")
  func input() throws {
    let run = try Run(
      ["still", "--style", "my.json", "--tiles", "helsinki", "-o", "a.png", "--report", "my.json"], in: folder
    )
    #expect(run.exitCode != 0 && folder["my.json"] == Array(style.utf8), "\(run.errors)")
  }

  @Test("names are in the language that is asked for")
  func language() throws {
    let run = try Run(["inspect", "--tiles", "helsinki", "--language", "sv"], in: folder)
    #expect(run.exitCode == 0 && run.text.contains("Kajsaniemi"), "\(run.text)")
  }
}
