import Testing

@testable import Veduta

@Suite("Paths of files") struct FilePathTests {
  @Test(
    "Spellings of one file are the same",
    arguments: [
      ("x.png", "./x.png"), ("no-such/../x.png", "x.png"), ("no-such/a/./x.png", "no-such//a/x.png"),
      ("/no-such/x.png", "//no-such/y/../x.png"), ("/proc/self/x", "/proc/self/../self/x"),
    ])
  func same(one: String, other: String) {
    #expect(FilePath.canonical(one) == FilePath.canonical(other))
  }

  @Test("Other files are not", arguments: [("x.png", "y.png"), ("a/x.png", "x.png"), ("/x.png", "x.png")])
  func different(one: String, other: String) {
    #expect(FilePath.canonical(one) != FilePath.canonical(other))
  }
}
