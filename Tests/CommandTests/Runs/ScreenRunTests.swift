import JSON
import Testing

@Suite("veduta screen shows the screens of map apps") struct ScreenRunTests {
  private let folder: Folder
  private let places = ["screen", "places", "--size", "200x400"]

  init() throws {
    folder = try Folder()
  }

  private func picture(_ arguments: [String]) throws -> [UInt8] {
    let run = try Run(arguments + ["-o", "-", "--format", "png"], in: folder)
    #expect(run.exitCode == 0, "\(run.errors)")
    return run.output
  }

  @Test("a moment is the same alone, in a film and from a script")
  func moments() throws {
    let alone = try picture(places + ["--event", "next", "--t", "0.1"])
    let film = try Run(
      places + ["--event", "next", "--fps", "10", "-o", "f/%02d.png", "--workers", "2"], in: folder)
    #expect(film.exitCode == 0, "\(film.errors)")
    #expect(folder.names == ["f/"] + (0...4).map { "f/0\($0).png" })
    let frame = try picture(places + ["--event", "next", "--fps", "10", "--frame", "1"])
    #expect(frame == folder["f/01.png"])
    let script = #"{"screen": "places", "size": "200x400", "events": [{"event": "next"}] // go"#
    folder["tour.json"] = Array((script + "\n}").utf8)
    let scripted = try picture(["screen", "places", "--play", "tour.json", "--t", "0.1"])
    #expect(scripted == alone)
    #expect(try picture(places + ["--event", "next"]) == picture(places + ["--select", "Pantheon"]))
  }

  @Test("a tap does what the control under it does")
  func tap() throws {
    let list = try picture(places + ["--event", "toggleList"])
    #expect(try picture(places + ["--event", "tap;x=100;y=45"]) == list)
    #expect(try picture(places + ["--event", "tap;x=100;y=3"]) == picture(places))
  }

  @Test(
    "each screen has a script to start from, which can be played",
    arguments: ["places", "menu", "pin-drop", "bucket-list"])
  func example(_ kind: String) throws {
    let new = try Run(["screen", kind, "--new", "new.json"], in: folder)
    #expect(new.exitCode == 0 && folder.names == ["new.json"], "\(new.errors)")
    let still = try Run(
      ["screen", kind, "--play", "new.json", "--size", "200x400", "--t", "0.2", "-o", "a.png"], in: folder)
    #expect(still.exitCode == 0, "\(still.errors)")
    let check = try Run(
      ["screen", kind, "--play", "new.json", "--size", "200x400", "--t", "0.2", "-o", "a.png", "--check"],
      in: folder)
    #expect(check.exitCode == 0, "\(check.errors)")
  }

  @Test("pictures of one's own come before the drawings, and missing ones are named")
  func pictures() throws {
    let drawn = try picture(places)
    #expect(
      try Run(["--place", "Pantheon", "--size", "60x80", "-o", "own/colosseum-1.png"], in: folder).exitCode
        == 0)
    let run = try Run(places + ["--pictures", "own", "-o", "a.png"], in: folder)
    #expect(run.exitCode == 0 && run.errors.contains("no picture colosseum-2"), "\(run.errors)")
    #expect(folder["a.png"] != drawn)
  }
}
