import Testing

@testable import Network

@Suite("Keeping answers")
struct CacheTests {
  private static let entry = CacheEntry(
    url: "https://a.org/1/2/3.pbf?key=ä", entityTag: "W/\"abc: d\"", lastModified: nil,
    freshUntil: 1_900_000_000,
    mediaType: "application/x-protobuf", body: [0, 10, 10, 0, 255])

  @Test("A file of the cache reads back, and none that is cut, added to or damaged")
  func files() throws {
    let file = Self.entry.file
    #expect(CacheEntry(file: file) == Self.entry)
    for count in 0..<file.count { #expect(CacheEntry(file: Array(file.prefix(count))) == nil) }
    #expect(CacheEntry(file: file + [0]) == nil)
    for offset in (file.count - 5)..<file.count {
      var damaged = file
      damaged[offset] ^= 0x20
      #expect(CacheEntry(file: damaged) == nil)
    }
    #expect(CacheEntry(file: [UInt8](repeating: 65, count: 100_000)) == nil)
  }

  @Test(
    "Headers say how long an answer may be used again",
    arguments: [
      ([:], true, 0), (["cache-control": "max-age=60"], true, 60),
      (["cache-control": "public, Max-Age=60", "age": "20"], true, 40),
      (["cache-control": "no-cache, max-age=60"], true, 0), (["cache-control": "no-store"], false, 0),
      (["cache-control": "max-age=99999999999"], true, 31_536_000),
      (["cache-control": "max-age=-5"], true, 0),
      (["cache-control": "max-age=x"], true, 0),
      (["date": "Tue, 01 Dec 2026 10:00:00 GMT", "expires": "Tue, 01 Dec 2026 10:01:30 GMT"], true, 90),
      (["date": "Tue, 01 Dec 2026 10:00:00 GMT", "expires": "0"], true, 0),
    ] as [([String: String], Bool, Int)])
  func control(headers: [String: String], mayStore: Bool, lifetime: Int) {
    let control = CacheControl(headers)
    #expect(control.mayStore == mayStore && control.lifetime == lifetime)
  }

  @Test(
    "Only addresses of http and https have a host",
    arguments: [
      ("https://A.org/x", "https://a.org"), ("http://u:p@a.org:81?x", "http://a.org:81"),
      ("ftp://a.org", nil),
      ("file:///etc/passwd", nil), ("https:///x", nil), ("a.org", nil),
    ])
  func hosts(url: String, host: String?) {
    #expect(HTTPClient.host(of: url) == host)
  }
}
