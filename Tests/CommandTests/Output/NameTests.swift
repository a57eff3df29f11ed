import Testing
import Veduta

@testable import Command

@Suite("Files have the names that were asked for") struct NameTests {
  @Test(
    "a pattern numbers its files",
    arguments: [
      ("d/%04d.png", 7, "d/0007.png"), ("d/%d.png", 12345, "d/12345.png"), ("d/%3d.png", 7, "d/007.png"),
      ("d/", 7, "d/0007.png"), ("100%%/%02d.png", 123, "100%/123.png"),
    ])
  func patterns(_ pattern: String, _ index: Int, _ name: String) throws {
    #expect(try FrameNames(pattern).name(index) == name)
  }

  @Test(
    "a pattern without one number in its name is refused",
    arguments: ["a.png", "%d-%d.png", "%x.png", "%d/a.png", "a%"])
  func wrongPatterns(_ pattern: String) {
    #expect(throws: ValueProblem.self) { try FrameNames(pattern) }
  }

  @Test("a plain name will do for one frame")
  func plain() throws {
    #expect(try FrameNames("a.png", mayBePlain: true).name(7) == "a.png")
  }

  @Test(
    "variants are marked before the extension",
    arguments: [
      ("a/b.png", nil, nil, "a/b.png"), ("a/b.png", .light, 1, "a/b.png"),
      ("a/b.png", .light, 2, "a/b@2x.png"),
      ("a/b.png", .dark, nil, "a/b~dark.png"), ("a/b.png", .dark, 1.5, "a/b~dark@1.5x.png"),
      ("a.b/c", .dark, 2, "a.b/c~dark@2x"),
    ] as [(String, MapLook?, Double?, String)])
  func variants(_ base: String, _ appearance: MapLook?, _ scale: Double?, _ name: String) {
    #expect(PictureNames.variant(of: base, appearance: appearance, scale: scale, darkMark: "~dark") == name)
  }

  @Test(
    "names of places become names of files",
    arguments: [("Trevi Fountain", "trevi-fountain"), ("../..", "place"), ("São Paulo", "são-paulo")])
  func slugs(_ name: String, _ slug: String) {
    #expect(PictureNames.slug(name) == slug)
  }
}

@Suite("A command is told so that a shell reads it as meant") struct ShellTextTests {
  @Test(
    "words that need quotes get them",
    arguments: [
      ("a.png", "a.png"), ("--size=1x1@2x", "--size=1x1@2x"), ("A map", "'A map'"), ("it's", "'it'\\''s'"),
      ("", "''"), ("~x", "'~x'"), ("a;b", "'a;b'"), ("é", "'é'"),
    ])
  func words(_ word: String, _ quoted: String) {
    #expect(ShellText.quoted(word) == quoted)
  }
}

@Suite("Progress is told in words") struct ProgressTests {
  @Test("a line has the parts done, the rate and the time left")
  func line() {
    #expect(
      Progress.line(30, of: 120, seconds: 2, withBar: false) == "30/120 frames, 15.0 a second, 0:06 left")
    #expect(
      Progress.line(60, of: 120, seconds: 2, withBar: true).hasPrefix("[###############---------------] "))
    #expect(Progress.line(0, of: 0, seconds: 0, withBar: false) == "0/0 frames, 0.0 a second, 0:00 left")
  }
}
