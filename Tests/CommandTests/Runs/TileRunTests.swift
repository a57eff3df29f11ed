import Foundation
import Testing
import Veduta

@Suite("veduta tile makes tiles") struct TileRunTests {
  private let folder: Folder
  private let alps = ["--bbox", "5,45,11,48", "--quiet"]

  init() throws {
    folder = try Folder()
  }

  private func tile(_ arguments: [String]) throws -> Run {
    let run = try Run(["tile"] + arguments, in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    return run
  }

  @Test("one tile is the same alone and among others, and as large as was asked for")
  func one() throws {
    let alone = try tile(["4/8/5", "-o", "one.png"])
    #expect(alone.errors == "wrote one.png\n")
    _ = try tile(alps + ["--zooms", "3-5", "-o", "all"])
    #expect(folder["one.png"] != nil && folder["one.png"] == folder["all/4/8/5.png"])
    _ = try tile(["4/8/5", "--tile-size", "512", "--scale", "2", "-o", "large.png"])
    #expect(folder["large.png"]?[16..<24] == [0, 0, 4, 0, 0, 0, 4, 0])
    _ = try tile(["4/8/5", "-o", "one.jpg"])
    #expect(folder["one.jpg"]?.starts(with: [0xFF, 0xD8, 0xFF]) == true)
  }

  @Test("tiles in WebP are those in PNG, in less room, wherever they lie")
  func webP() throws {
    _ = try tile(["4/8/5", "-o", "one.png"])
    _ = try tile(["4/8/5", "-o", "one.webp"])
    let (png, webP) = (try #require(folder["one.png"]), try #require(folder["one.webp"]))
    #expect(try Picture(data: webP).pixels == Picture(data: png).pixels)
    #expect(webP.count < png.count)
    let pyramid = alps + ["--zooms", "3-5", "--format", "webp", "-o"]
    for output in ["all", "all.mbtiles", "all.pmtiles"] {
      _ = try tile(pyramid + [output])
      let still = ["--center", "46,8", "--zoom", "4.3", "--size", "300x200", "--quiet", "--tiles", output]
      #expect(try Run(still + ["-o", "\(output).png"], in: folder).exitCode == 0)
    }
    #expect(folder["all.png"] != nil && folder["all.png"] == folder["all.mbtiles.png"])
    #expect(folder["all.png"] == folder["all.pmtiles.png"])
    // What the archives say that their tiles are.
    #expect(folder["all/4/8/5.webp"] == webP && folder["all.pmtiles"]?[99] == 4)
    let words = String(decoding: folder["all.mbtiles"] ?? [], as: UTF8.self)
    #expect(words.contains("formatwebp"))
    let text = String(decoding: folder["all/tiles.json"] ?? [], as: UTF8.self)
    #expect(text.contains("{z}/{x}/{y}.webp") && text.contains("\"format\": \"webp\""), "\(text)")
  }

  @Test("a folder tells zooms, box and credit of its tiles")
  func description() throws {
    _ = try tile(alps + ["--zooms", "3-5", "-o", "all"])
    let text = String(decoding: folder["all/tiles.json"] ?? [], as: UTF8.self)
    for words in ["\"{z}/{x}/{y}.png\"", "\"minzoom\": 3", "\"maxzoom\": 5", "Natural Earth", "\"xyz\""] {
      #expect(text.contains(words), "\(text)")
    }
    #expect(!folder.names.contains { $0.contains(".part") })
  }

  @Test("parts made apart and put together are what is made at once", arguments: ["mbtiles", "pmtiles"])
  func shards(kind: String) throws {
    let pyramid = alps + ["--zooms", "0-6", "-o"]
    _ = try tile(pyramid + ["whole.\(kind)", "--workers", "1"])
    for part in 1...3 { _ = try tile(pyramid + ["\(part).mbtiles", "--shard", "\(part)/3"]) }
    _ = try tile(["--merge", "3.mbtiles", "1.mbtiles", "2.mbtiles", "-o", "merged.\(kind)"])
    let short = try Run(["tile", "--merge", "1.mbtiles", "3.mbtiles", "-o", "short.\(kind)"], in: folder)
    #expect(short.exitCode == 1 && short.errors.contains("parts are missing: 2/3"), "\(short.errors)")
    #expect(folder["whole.\(kind)"] != nil && folder["whole.\(kind)"] == folder["merged.\(kind)"])
    let names = ["1.mbtiles", "2.mbtiles", "3.mbtiles", "merged.\(kind)", "whole.\(kind)"]
    #expect(folder.names == names)
  }

  @Test("work that is killed goes on where it was, and ends as if it had not been")
  func resuming() throws {
    let pyramid = ["--bbox", "-20,35,40,60", "--zooms", "0-7", "--quiet", "--workers", "1", "-o"]
    _ = try tile(pyramid + ["whole.mbtiles"])
    let cut = try Run(
      ["tile"] + pyramid + ["cut.mbtiles"], in: folder, signal: SIGKILL, interruptAfter: 1.5)
    guard cut.exitCode == 128 + SIGKILL else { return }
    #expect(folder["cut.mbtiles"] == nil)
    let again = try Run(["tile"] + pyramid + ["cut.mbtiles"], in: folder)
    #expect(again.exitCode == 1 && again.errors.contains("cut.mbtiles.part is work that was begun"))
    var others = pyramid + ["cut.mbtiles", "--resume"]
    others[3] = "0-6"
    let other = try Run(["tile"] + others, in: folder)
    #expect(other.exitCode == 1 && other.errors.contains("is not what this command began"))
    _ = try tile(pyramid + ["cut.mbtiles", "--resume"])
    #expect(folder["cut.mbtiles"] == folder["whole.mbtiles"])
    #expect(folder.names == ["cut.mbtiles", "whole.mbtiles"])
  }

  @Test(
    "what cannot be is said in two lines, and nothing is there",
    arguments: [
      (["5/40/1", "-o", "x.png"], 2, "there is no tile \"5/40/1\""),
      (["1/2", "-o", "x.png"], 2, "no tile \"1/2\""),
      (["1/1/1", "1/0/1", "-o", "x.png"], 2, "--bbox W,S,E,N"),
      (["1/1/1", "-o", "x.png", "--format", "webp"], 2, "ends in a format"),
      (["1/1/1", "-o", "x.png", "--tiles", "http://localhost/{z}/{y}.png"], 2, "{z}, {x} and {y} in it"),
      (["-o", "x.png"], 2, "which tile is not said"), (["0/0/0"], 2, "--output is missing"),
      (["0/0/0", "-o", "x"], 2, "--output \"x\""), (["0/0/0", "-o", "x.wepb"], 2, "try: webp"),
      (["0/0/0", "-o", "x.png", "--zooms", "1"], 2, "--zooms does nothing without --bbox"),
      (["--bbox", "5,45,11,48", "-o", "x"], 2, "--zooms is missing"),
      (["--bbox", "5,45,11,48", "--zooms", "5-3", "-o", "x"], 2, "the lower zoom first: 3-5"),
      (["--bbox", "5,45,11,48", "--zooms", "0-23", "-o", "x"], 2, "0 to 22"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "x.png"], 2, "a folder, FILE.mbtiles"),
      (["--bbox", "5,48,11,45", "--zooms", "1", "-o", "x"], 2, "5,45,11,48"),
      (["--bbox", "-180,-85,180,85", "--zooms", "20", "-o", "x"], 2, "tiles"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "-"], 2, "a folder, FILE.mbtiles"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "."], 1, "there is something in . already"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "/proc/x.pmtiles"], 1, "/proc/x.pmtiles"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "x", "--shard", "1/2"], 2, "FILE.mbtiles"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "x.mbtiles", "--shard", "3/2"], 2, "1/4"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "x", "--tile-size", "300"], 2, "256"),
      (["--bbox", "5,45,11,48", "--zooms", "1", "-o", "x", "--scale", "3"], 2, "1"),
      (["--merge", "-o", "x.mbtiles"], 2, "FILE.mbtiles"),
      (["--merge", "no.mbtiles", "-o", "x.mbtiles"], 1, "no.mbtiles"),
      (["--merge", "bad.mbtiles", "-o", "x.mbtiles"], 1, "no .mbtiles file that veduta tile made"),
      (["--merge", "bad.mbtiles", "-o", "bad.mbtiles"], 2, "bad.mbtiles"),
    ])
  func badInput(_ arguments: [String], _ exitCode: Int32, _ words: String) throws {
    folder["bad.mbtiles"] = Array("no database".utf8)
    let run = try Run(["tile"] + arguments, in: folder)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errorLines.count == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(folder.names == ["bad.mbtiles"])
  }
}
