import Foundation
import Testing

@Suite("What cannot be done is said in two lines, and nothing is left half done") struct FailureRunTests {
  private let folder: Folder

  init() throws {
    folder = try Folder()
    folder["cut.json"] = Array(#"[{"name":"Uno","latitude":1,"longi"#.utf8)
    folder["old.png"] = Array("old".utf8)
    folder["folder.txt"] = []
    folder["whole.json"] = Array(#"[{"name":"Uno","latitude":1,"longitude":2}]"#.utf8)
  }

  private let before = ["cut.json", "folder.txt", "old.png", "whole.json"]

  @Test(
    "bad input",
    arguments: [
      (["--center", "139.7,35.6", "--zoom", "3"], 2, "35.6,139.7"),
      (["--place", "Colloseum"], 2, "--place Colosseum"),
      (["--place", "Trevi"], 2, "--place 'Trevi Fountain'"),
      (["--size", "0x10"], 2, "1 to 16384"),
      (["--size", "100000x10"], 2, "16384"),
      (["--size", "100000x100000@2x"], 2, "16384"),
      (["--places", "cut.json"], 1, "cut.json:1:35"),
      (["--places", "none.json"], 1, "none.json"),
      (["--places", "/dev/zero"], 1, "/dev/zero"),
      (["-o", "/dev/null", "--format", "png"], 1, "/dev/null"),
      (["-o", "/proc/a.png"], 1, "/proc"),
      (["-o", "folder.txt/a.png"], 1, "folder.txt"),
      (["-o", "new/folder.txt/../../folder.txt/a.png"], 1, "folder.txt"),
      (["-o", "two\nlines/\u{1B}[31m/../../folder.txt/a.png"], 1, "two lines/ [31m/"),
      (["-o", ".", "--format", "png"], 1, "."),
      (["--zom", "3"], 2, "--zoom"),
      (["--tiles", "none.pmtiles"], 1, "none.pmtiles"),
      (["--tiles", "folder.txt"], 1, "neither PMTiles, nor MBTiles"),
      (["--tiles", "."], 1, "no files z/x/y.pbf"),
      (["--tiles", "https://example.org/{z}"], 2, "not yet"),
      (
        ["-o", "d/x.png", "-o", "d/x.png/y.png", "--size", "20x20"], 2,
        "d/x.png cannot be a picture and the folder"
      ),
      (["-o", "x.png", "--report", "x.png/r.json", "--size", "20x20"], 2, "folder of x.png/r.json"),
      (
        ["--places", "whole.json", "--report", "./\u{301}/../whole.json", "--size", "20x20"], 2,
        "is read as well"
      ),
      (["screen", "places", "--pictures", "none"], 1, "none"),
      (["screen", "places", "--pictures", "folder.txt"], 1, "folder.txt"),
      (["screen", "places", "--stage", "bubble"], 2, "--stage changes nothing on the screen places"),
      (["screen", "bucket-list", "--accent", "green"], 2, "--accent changes nothing"),
      (["screen", "places", "--select", "99"], 2, "--select"),
      (
        ["screen", "pin-drop", "--event", "pan;latitude=0;longitude=0;latitudeDelta=1;longitudeDelta=399"], 2,
        "no part of the world is 1 by 399 degrees large"
      ),
      (["screen", "bucket-list", "--event", "type;text=7"], 2, "nothing is open then"),
      (["screen", "places", "--new", "whole.json"], 1, "there already"),
      (["inspect", "-q"], 2, "quiet"),
      (["--version", "--zoom", "3"], 2, "--zoom"),
      (
        ["frames", "--from", "fit", "--to", "fit", "--pin", "1,1", "--workers", "2", "--frame", "0"], 2,
        "--frame"
      ),
      (["screen"], 2, "pin-drop"),
      (["screen", "place"], 2, "veduta screen places"),
      (["screen", "places", "--event", "nxt"], 2, "next"),
      (["screen", "places", "--event", "select;place=9"], 2, "0 to 4"),
      (["screen", "places", "--event", "openItem;item=0"], 2, "openItem"),
      (["screen", "places", "--play", "cut.json"], 1, "cut.json:1:35"),
      (["screen", "places", "--play", "none.json"], 1, "none.json"),
      (["screen", "places", "--size", "iphone-99"], 2, "iphone-"),
      (["screen", "places", "--t", "nan"], 2, "not a number"),
      (["--bbox", "0,86,10,89"], 2, "85.0511"),
      (["--center", "90,0", "--zoom", "3"], 2, "85.0511"),
      (["--region", "10,10,5e-324,5e-324"], 2, "size"),
      (["--center", "0,0", "--zoom", "-8", "--size", "4000x3000"], 1, "tiles"),
      (["--scale", "1,2", "--size", "40x30", "-o", "x.png", "-o", "./x@2x.png"], 2, "twice"),
      (["--report", "whole.json", "--places", "whole.json", "-o", "x.png"], 2, "whole.json is read as well"),
      (["--attribution", String(repeating: "x", count: 501)], 2, "500"),
      (["--size", "60x40@2x", "--scale", "1"], 2, "after its @"),
      (["--camera", "1,2,0.01m"], 2, "zoom"),
      (["--padding", "400"], 2, "padding"),
      (["frames", "--from", "place=Colosseum", "--to", "place=Nowhere"], 2, "Nowhere"),
      (["frames", "--from", "place=Colosseum", "--to", "place=Pantheon", "-o", "/proc/%d.png"], 1, "/proc"),
      (["inspect", "--place", "Nowhere"], 2, "Nowhere"),
      (["help", "stil"], 2, "veduta still"),
    ])
  func badInput(_ arguments: [String], _ exitCode: Int32, _ words: String) throws {
    let run = try Run(arguments, in: folder)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errorLines.count == 2 && run.errors.hasSuffix("\n"), "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.output.isEmpty)
    #expect(folder.names == before)
  }

  @Test(
    "a full disk leaves the file that was there",
    arguments: [["--size", "400x300"], ["--size", "400x300", "--scale", "1,2"]])
  func fullDisk(_ arguments: [String]) throws {
    let run = try Run(arguments + ["-o", "old.png"], in: folder, fileLimit: 4)
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 2, "\(run.errors)")
    #expect(run.errors.contains("old.png") && run.errors.contains("ulimit"))
    #expect(folder.names == before)
    #expect(folder["old.png"] == Array("old".utf8))
  }

  @Test("a full disk ends a film with two lines")
  func fullDiskFrames() throws {
    let run = try Run(
      [
        "frames", "--from", "place=Colosseum", "--to", "place=Pantheon", "--size", "400x300", "-o",
        "f/%d.png",
      ],
      in: folder, fileLimit: 4)
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 2, "\(run.errors)")
    #expect(folder.names == before)
  }

  @Test("links and folders that stand in the way are left alone")
  func inTheWay() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.png", withDestinationPath: "old.png")
    let run = try Run(["--size", "40x30", "-o", "link.png"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.errorLines.count == 2)
    #expect(folder["old.png"] == Array("old".utf8))
    #expect(folder.names == ["cut.json", "folder.txt", "link.png", "old.png", "whole.json"])
  }

  @Test("an interrupted film leaves whole frames and no temporary file", arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) throws {
    let run = try Run(
      [
        "frames", "--from", "place=Colosseum", "--to", "place=Pantheon", "--size", "300x200", "--fps", "1000",
        "--duration", "60s", "-o", "f/%d.png", "--report", "r.json",
      ],
      in: folder, signal: signal, interruptAfter: 2)
    #expect(run.exitCode == 128 + signal)
    let names = folder.names
    #expect(!names.contains { $0.hasSuffix(".tmp") || $0 == "r.json" })
    for name in names where name.hasPrefix("f/") && name != "f/" {
      #expect(folder[name]?.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82], "\(name)")
    }
  }

  @Test("an output that nobody reads to its end fails")
  func closedPipe() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "{ \"$0\" --size 400x300 -o - --format png 2>/dev/null; echo $? >&2; } | true", Run.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    process.waitUntilExit()
    #expect(String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) == "1\n")
  }
}
