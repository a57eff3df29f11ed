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
      ["screen", "places", "--style", "my.json", "--tiles", "helsinki", "-o", "s.png"], in: folder)
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
      (["--style", "no.json"], 1, "no.json"), (["--style", "bad.json"], 1, "bad.json, line 2, column 3"),
      (["--style", "empty.json"], 1, "empty.json is no style"),
      (["--style", "my.json", "--language", "fi"], 2, "--language does nothing"),
      (["--language", "klingon!"], 2, "--language \"klingon!\""), (["--language", ""], 2, "--language"),
    ])
  func refused(_ arguments: [String], _ exitCode: Int32, _ words: String) throws {
    folder["bad.json"] = Array("{\n  layers}".utf8)
    folder["empty.json"] = Array("{}".utf8)
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
