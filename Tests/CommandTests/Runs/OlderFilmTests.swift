import Foundation
import Testing

@Suite("A film says what is left of an older, longer one") struct OlderFilmTests {
  private let folder: Folder
  private let film = [
    "--from", "center=0,10;zoom=3", "--to", "center=0,20;zoom=3", "--size", "20x20", "--fps", "10", "-o",
    "f/%03d.png",
  ]

  init() throws {
    folder = try Folder()
  }

  private func run(_ arguments: [String]) throws -> Run {
    try Run(["frames"] + film + arguments, in: folder)
  }

  @Test("by the first and the last of its files, which stay")
  func leftovers() throws {
    #expect(try run(["--duration", "0.8s"]).errors == "wrote 9 frames, f/000.png to f/008.png\n")
    // What only looks like a frame is none.
    for name in ["f/0009.png", "f/10.png", "f/011.png.old", "f/x012.png"] { folder[name] = [1] }
    let before = folder.names
    let shorter = try run(["--duration", "0.3s"])
    #expect(
      shorter.errors == """
        wrote 4 frames, f/000.png to f/003.png
        warning: 5 frames of an older film are still there, and ffmpeg would take them too: f/004.png to f/008.png

        """)
    #expect(folder.names == before)
    #expect(try run(["--duration", "0.8s"]).errors == "wrote 9 frames, f/000.png to f/008.png\n")
  }

  @Test("not what is another part of the same film")
  func parts() throws {
    #expect(try run(["--duration", "0.8s"]).exitCode == 0)
    let part = try run(["--duration", "0.8s", "--frames", "1..3"])
    #expect(part.errors == "wrote 3 frames, f/001.png to f/003.png\n")
    let other = try run(["--duration", "0.7s", "--frame", "2"])
    #expect(other.errors.contains("a frame of an older film is still there"), "\(other.errors)")
    #expect(other.errors.hasSuffix("too: f/008.png\n"), "\(other.errors)")
  }

  @Test("on screens too")
  func screens() throws {
    let screen = ["screen", "places", "--size", "40x80", "--event", "next", "--fps", "10", "-o", "s/%d.png"]
    #expect(try Run(screen + ["--duration", "0.5s"], in: folder).exitCode == 0)
    let run = try Run(screen + ["--duration", "0.2s"], in: folder)
    #expect(run.errors.contains("3 frames of an older film are still there"), "\(run.errors)")
    #expect(run.errors.hasSuffix("s/3.png to s/5.png\n"), "\(run.errors)")
  }

  @Test("--verbose counts the pins that show")
  func verbose() throws {
    let run = try Run(["still", "-v", "--size", "200x200", "-o", "a.png"], in: folder)
    #expect(run.errors.contains("pins and balloons: 3 (and 2 outside)"), "\(run.errors)")
  }
}
