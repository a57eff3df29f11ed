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
      (["--places", "/dev/zero"], 1, "/dev/zero is a device"),
      (["--tiles", "/dev/zero"], 1, "/dev/zero is no file"),
      (["-o", "/dev/null", "--format", "png"], 1, "/dev/null"),
      (["-o", "/proc/a.png"], 1, "nothing can be written into /proc"),
      (["-o", "folder.txt/a.png"], 1, "folder.txt"),
      (["-o", "new/folder.txt/../../folder.txt/a.png"], 1, "folder.txt"),
      (["--places", "two\nlines/\u{1B}[31m"], 1, "two lines/ [31m"),
      (["-o", "new/../folder.txt/../a.png"], 1, "folder.txt"),
      (["-o", String(repeating: "a", count: 300) + ".png"], 1, "file name too long"),
      (["-o", ".", "--format", "png"], 1, "."),
      (["--zom", "3"], 2, "--zoom"),
      (["--tiles", "none.pmtiles"], 1, "none.pmtiles"),
      (["--tiles", "folder.txt"], 1, "neither PMTiles, nor MBTiles"),
      (["--tiles", "."], 1, "no files z/x/y.pbf"),
      (["--tiles", "https://example.org/{z}"], 2, "{z}, {x} and {y} do not all stand in"),
      (["--tiles", "ftp://example.org/{z}/{x}/{y}.pbf"], 2, "an address that begins with https://"),
      (
        ["--tiles", "http://127.0.0.1:1/a.json", "--retries", "0", "--cache", "none"], 1,
        "try: the address as it is spelt"
      ),
      (
        ["--tiles", "http://127.0.0.1:1/a.json", "--offline", "--cache", "none"], 1,
        "try: the same once without --offline"
      ),
      (
        [
          "--tiles", "http://127.0.0.1:1/{z}/{x}/{y}.pbf", "--offline", "--cache", "none", "--center", "3,4",
          "--zoom", "5",
        ], 1,
        "error: the tile of zoom 4, column 6, row 6 (vector tiles count zooms one lower than --zoom): not in"
      ),
      (["--tiles", "http://127.0.0.1:1/a.json", "--header", "no colon"], 2, "NAME: VALUE"),
      (["--tiles", "http://127.0.0.1:1/a.json", "--user-agent", "a\nb: c"], 2, "one line of text"),
      (["--tiles", "http://127.0.0.1:1/a.json", "--timeout", "0"], 2, "0.1 to 3600 seconds"),
      (["--tiles", "http://127.0.0.1:1/a.json", "--cache", "/dev/null/x"], 1, "nothing can be kept"),
      (["--offline"], 2, "--tiles URL"),
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
      (["screen", "places", "--size", "iphone-99"], 2, "try: one of iphone-se, iphone-8-plus"),
      (["screen", "places", "--size", "ipadmini"], 2, "try: ipad-mini, or else one of iphone-se"),
      (["--style", "drak"], 2, "try: dark, or else one of light, dark, both"),
      (["--format", "jpgg", "-o", "x"], 2, "try: png"),
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
      (["help", "stil"], 2, "try: veduta help still"),
      (["stil"], 2, "try: veduta still"),
      (["--tiles", "helsinky"], 1, "try: --tiles helsinki"),
      (["--tiles", "hel"], 1, "try: --tiles helsinki"),
      (["--tiles", "none/helsinky"], 1, "cannot open none/helsinky"),
      (["screen", "places", "--size", "iphone-16"], 2, "try: iphone-16-pro, or else"),
      (["-o", "x.jpg"], 2, "try: a name that ends in .png"),
      (["-o", "x", "--format", "webp"], 2, "try: png"),
    ])
  func badInput(_ arguments: [String], _ exitCode: Int32, _ words: String) throws {
    let run = try Run(arguments, in: folder)
    #expect(run.exitCode == exitCode, "\(run.errors)")
    #expect(run.errorLines.count == 2 && run.errors.hasSuffix("\n"), "\(run.errors)")
    #expect(run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.split(separator: "http://127").count <= 2, "the address stands twice: \(run.errors)")
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

  private let growing = [
    "frames", "--from", "center=0,-140;zoom=5", "--to", "place=Colosseum", "--size", "400x300", "--fps", "8",
    "--duration", "0.5s", "--workers", "1", "-o", "f/%d.png", "--report", "f/r.json",
  ]

  @Test("a film that fails at a later frame leaves the older one as it was, all of it")
  func olderFilm() throws {
    let film = ["f/0.png", "f/1.png", "f/2.png", "f/3.png", "f/4.png", "f/r.json"]
    try FileManager.default.createDirectory(atPath: folder.path + "/f", withIntermediateDirectories: false)
    for name in film { folder[name] = Array("old".utf8) }
    let run = try Run(growing, in: folder, fileLimit: 16)
    #expect(run.exitCode == 1 && run.errorLines.count == 2, "\(run.errors)")
    #expect(!run.errors.contains("f/0.png"), "the first frame has to fit: \(run.errors)")
    #expect(folder.names == ["cut.json", "f/"] + film + ["folder.txt", "old.png", "whole.json"])
    for name in film { #expect(folder[name] == Array("old".utf8)) }
    #expect(try Run(growing, in: folder).exitCode == 0)
    #expect(folder.names == ["cut.json", "f/"] + film + ["folder.txt", "old.png", "whole.json"])
    for name in film { #expect(folder[name] != Array("old".utf8)) }
  }

  @Test("a film that fails leaves no folder that was made for it, nor one for its report")
  func newFilm() throws {
    let run = try Run(growing, in: folder, fileLimit: 16)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(folder.names == before)
  }

  @Test("folders that would only be left again are not made, and those that are links are followed")
  func parents() throws {
    let still = ["--size", "20x20", "-o", "a/b/../c.png", "--report", "a/d/e/../../r.json"]
    #expect(try Run(still, in: folder).errors == "wrote a/c.png\nwrote a/r.json\n")
    #expect(folder.names == ["a/", "a/c.png", "a/r.json"] + before)
    #expect(try Run(["--size", "20x20", "-o", "a/b/../c.png", "--check"], in: folder).exitCode == 0)
    try FileManager.default.createDirectory(
      atPath: folder.path + "/else/where", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/a/link", withDestinationPath: "../else/where")
    #expect(try Run(["--size", "20x20", "-o", "a/link/../d.png"], in: folder).exitCode == 0)
    #expect(folder["else/d.png"] != nil && folder["a/d.png"] == nil)
  }

  @Test("named pipes that nobody writes into are refused, not waited for", .timeLimit(.minutes(1)))
  func pipes() throws {
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    for (arguments, words) in [
      (["--places", "pipe"], "pipe is a named pipe"), (["--tiles", "pipe"], "pipe is no file"),
      (["screen", "places", "--play", "pipe"], "pipe is a named pipe"),
      (["-o", "pipe", "--format", "png"], "pipe is not a regular file"),
      (["--check", "-o", "pipe", "--format", "png"], "pipe is not a regular file"),
      (["screen", "places", "--pictures", "pipe"], "pipe"),
    ] {
      let run = try Run(arguments, in: folder)
      #expect(run.exitCode == 1 && run.errorLines.count == 2, "\(run.errors)")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test(
    "what a shell hands over is read: a pipe, a file, a pipe whose writer has gone", .timeLimit(.minutes(1)),
    arguments: [
      "cat whole.json | \"$0\" inspect --places /dev/stdin", "\"$0\" inspect --places /dev/stdin <whole.json",
      "\"$0\" inspect --places /dev/fd/5 5<whole.json",
      "cat whole.json | { sleep 0.1; \"$0\" inspect --places /dev/fd/0; }",
    ])
  func handed(_ command: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments = ["-c", command, Run.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0 && text.contains("Uno"), "\(text)")
  }

  @Test(
    "nothing is written among the tiles that are read, however their folder is spelled",
    arguments: [
      ("tiles", ["-o", "tiles/a.png"]), ("tiles/", ["-o", "x.png", "--report", "tiles/tiles.json"]),
      ("link", ["-o", "tiles/0/0/a.png"]), ("tiles", ["-o", "new/../link/a.png"]),
      ("tiles", ["-o", "x.png", "--report", "meta.json"]), ("./tiles/../link", ["-o", "tiles/a/b.png"]),
      (
        "tiles",
        ["frames", "--from", "place=Colosseum", "--to", "place=Pantheon", "-o", "tiles/%d.png"]
      ),
      ("tiles", ["screen", "places", "-o", "tiles/a.png"]),
    ])
  func amongTiles(_ tiles: String, _ arguments: [String]) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.path + "/tiles/0/0", withIntermediateDirectories: true)
    try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "tiles")
    try files.createSymbolicLink(
      atPath: folder.path + "/tiles/metadata.json", withDestinationPath: "../meta.json")
    folder["meta.json"] = Array("{}".utf8)
    folder["tiles/0/0/0.pbf"] = [0x1A, 0x12, 0x0A, 0x0E] + Array("transportation".utf8) + [0x78, 2]
    let names = folder.names
    let run = try Run(arguments + ["--tiles", tiles, "--size", "200x200"], in: folder)
    #expect(run.exitCode == 2 && run.errors.contains("among the tiles"), "\(run.errors)")
    #expect(run.errorLines.count == 2 && folder.names == names)
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

  @Test("an interrupted film leaves nothing, and an older one as it was", arguments: [SIGINT, SIGTERM])
  func interrupted(_ signal: Int32) throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/f", withIntermediateDirectories: false)
    folder["f/0.png"] = Array("old".utf8)
    let run = try Run(
      [
        "frames", "--from", "place=Colosseum", "--to", "place=Pantheon", "--size", "300x200", "--fps", "1000",
        "--duration", "60s", "-o", "f/%d.png", "--report", "new/r.json",
      ],
      in: folder, signal: signal, interruptAfter: 2)
    #expect(run.exitCode == 128 + signal)
    #expect(folder.names == ["cut.json", "f/", "f/0.png", "folder.txt", "old.png", "whole.json"])
    #expect(folder["f/0.png"] == Array("old".utf8))
  }

  @Test(
    "what was closed by the shell fails or stays silent, and nothing meant for it lands in a file",
    arguments: [
      ("\"$0\" --size 40x30 --pin 89,0 -o x.png --report r.json 2>&-", Int32(0), ["r.json", "x.png"]),
      ("\"$0\" --size 40x30 -o - --format png --report r.json >&-", 1, []),
      ("\"$0\" --size 40x30 -o - --format png --report r.json >&- 2>&- <&-", 1, []),
      ("\"$0\" --size 40x30 --places /dev/stdin -o x.png <&-", 1, []),
      ("\"$0\" screen places --size 40x30 -o x.png <&- >&- 2>&-", 0, ["x.png"]),
    ])
  func closedStreams(_ command: String, _ exitCode: Int32, _ new: [String]) throws {
    let process = Process()
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command, Run.path]
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == exitCode)
    #expect(folder.names == (before + new).sorted())
    if let picture = folder["x.png"] {
      #expect(picture.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    }
    if let report = folder["r.json"] { #expect(report.first == UInt8(ascii: "{")) }
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
