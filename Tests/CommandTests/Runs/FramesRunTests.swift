import JSON
import Testing

@Suite("veduta frames makes the frames of a move") struct FramesRunTests {
  private let folder: Folder
  private let common = ["frames", "--from", "place=Colosseum", "--to", "place=Pantheon", "--size", "40x30"]

  init() throws {
    folder = try Folder()
  }

  @Test("a move of 0.35 s at 60 frames a second is 22 numbered files, the ends equal to the stills")
  func whole() throws {
    let run = try Run(common + ["-o", "f/%04d.png", "--report", "f.json"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(folder.names.filter { $0.hasSuffix(".png") }.count == 22)
    for (name, place) in [("f/0000.png", "Colosseum"), ("f/0021.png", "Pantheon")] {
      let still = try Run(["--place", place, "--size", "40x30", "-o", "-", "--format", "png"], in: folder)
      #expect(still.output == folder[name])
    }
    let frames = try #require(try JSON(parsing: folder["f.json"] ?? [])["frames"]?.array)
    #expect(frames.map { $0["index"]?.integer } == Array(0..<22))
    #expect(frames[0]["progress"]?.number == 0)
    #expect(frames[21]["progress"]?.number == 1)
    #expect(frames[21]["t"]?.number == 0.35)
    #expect(frames[6]["t"]?.number == 0.1)
  }

  @Test("pins that only one end has are gone at the other, so that it equals its still")
  func mixedEnds() throws {
    let view = ["--center", "41.9,12.48", "--zoom", "11"]
    let run = try Run(
      [
        "frames", "--from", "place=Pantheon", "--to", "center=41.9,12.48;zoom=11", "--fps", "5", "--size",
        "60x45", "-o", "f/%d.png",
      ], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    let still = try Run(view + ["--size", "60x45", "-o", "-", "--format", "png"], in: folder)
    #expect(still.output == folder["f/2.png"])
    let start = try Run(["--place", "Pantheon", "--size", "60x45", "-o", "-", "--format", "png"], in: folder)
    #expect(start.output == folder["f/0.png"])
  }

  @Test("a part alone, by one worker or two, equals that part of the whole")
  func parts() throws {
    let whole = try Run(common + ["--fps", "20", "-o", "a/%d.png", "--workers", "1"], in: folder)
    let part = try Run(
      common + ["--fps", "20", "-o", "b/%d.png", "--workers", "2", "--frames", "2..4"], in: folder)
    let one = try Run(common + ["--fps", "20", "-o", "c.png", "--frame", "3"], in: folder)
    #expect([whole, part, one].map(\.exitCode) == [0, 0, 0])
    #expect(
      folder.names == ["a/"] + (0...7).map { "a/\($0).png" } + ["b/"] + (2...4).map { "b/\($0).png" } + [
        "c.png"
      ])
    for index in 2...4 { #expect(folder["a/\(index).png"] == folder["b/\(index).png"]) }
    #expect(folder["c.png"] == folder["a/3.png"])
  }

  @Test(
    "keyframes, flights, jumps and holds have the frames they should",
    arguments: [
      (
        [
          "--keyframe", "t=0;place=Colosseum", "--keyframe", "t=0.1;fit", "--keyframe",
          "t=0.3;center=41.9,12.5;zoom=9",
        ], 4
      ),
      (["--from", "place=Trevi Fountain", "--to", "place=Eiffel Tower", "--move", "fly"], 59),
      (
        ["--from", "place=Pantheon", "--to", "place=Eiffel Tower", "--move", "fly", "--duration", "500ms"], 6
      ),
      (["--from", "place=Pantheon", "--to", "place=Colosseum", "--move", "jump", "--hold", "0.25s"], 7),
      (["--from", "place=Pantheon", "--to", "place=Colosseum", "--curve", "spring"], 10),
    ])
  func counts(_ arguments: [String], _ count: Int) throws {
    let last = ["--frame", "\(count - 1)", "-o", "a.png"]
    let common = ["frames", "--fps", "10", "--size", "390x844@0.1x", "--pin", "41.9,12.48"]
    #expect(try Run(common + arguments + last, in: folder).exitCode == 0)
    let beyond = try Run(common + arguments + ["--frame", "\(count)", "-o", "b.png"], in: folder)
    #expect(beyond.exitCode == 2)
    #expect(beyond.errors.contains("there is no frame \(count)"))
    #expect(folder.names == ["a.png"])
  }

  @Test("one frame goes to standard output, with its report beside it and its warnings said")
  func standardOutput() throws {
    let film = common + ["--fps", "10", "--frame", "2", "--pin", "89,0;title=Pole"]
    let run = try Run(film + ["-o", "-", "--format", "png", "--report", "r.json"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errorLines.count == 1 && run.errors.contains(": Pole\n"), "\(run.errors)")
    let file = try Run(film + ["-o", "a.png", "--report", "s.json"], in: folder)
    #expect(file.errors.contains(": Pole\n"))
    #expect(folder["a.png"] == run.output)
    #expect(folder["r.json"] == folder["s.json"])
    #expect(try JSON(parsing: folder["r.json"] ?? [])["frames"]?.array?.count == 1)
  }

  @Test("--check compares each frame")
  func check() throws {
    let film = common + ["--fps", "10", "-o", "f/%d.png"]
    #expect(try Run(film, in: folder).exitCode == 0)
    #expect(try Run(film + ["--check"], in: folder).exitCode == 0)
    folder["f/2.png"] = folder["f/1.png"]
    let stale = try Run(film + ["--check"], in: folder)
    #expect(stale.exitCode == 3)
    #expect(stale.errors == "f/2.png is stale\n")
  }
}
