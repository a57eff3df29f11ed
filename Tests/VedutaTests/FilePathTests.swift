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

  @Test(
    "Only folders that are not there are left by two dots",
    arguments: [
      ("no-such/../x.png", "x.png"), ("a/b/c", "a/b/c"), ("no-such/./a//../x.png", "no-such/x.png"),
      ("/proc/self/../x", "/proc/self/../x"), ("/no-such/../x", "/x"), ("../x", "../x"),
      ("no-such/a/../../%d.png", "%d.png"), ("no-such/../../x", "../x"), ("/proc/no-such/../", "/proc/"),
    ])
  func settled(path: String, settled: String) {
    #expect(FilePath.settled(path) == settled)
  }

  @Test("Other files are not", arguments: [("x.png", "y.png"), ("a/x.png", "x.png"), ("/x.png", "x.png")])
  func different(one: String, other: String) {
    #expect(FilePath.canonical(one) != FilePath.canonical(other))
  }
}
