import Geography
import Support
import Testing
import Tiles

@testable import Network

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a real web server answers, faults included; without one beside the tests they are left out.
@Suite("Asking a server", .enabled(if: Server.shared != nil), .serialized)
struct FetcherTests {
  private let server: Server

  init() throws {
    server = try #require(Server.shared)
  }

  private func fetch(_ path: String, _ settings: NetworkSettings = Server.settings) throws(NetworkError)
    -> [UInt8]
  {
    try Fetcher(settings).bytes(at: server.url + path) { _, _ in }
  }

  private func error(_ path: String, _ settings: NetworkSettings = Server.settings) -> NetworkError? {
    do throws(NetworkError) { _ = try fetch(path, settings) } catch { return error }
    return nil
  }

  @Test("A file comes whole, over redirections too, and compressed on the way")
  func files() throws {
    let bytes = Array(String(repeating: "a tile of the map, ", count: 4000).utf8)
    try server.put(bytes, "files/a.pbf")
    #expect(try fetch("/files/a.pbf") == bytes)
    #expect(try fetch("/moved/files/a.pbf") == bytes)
    #expect(try fetch("/nothing/").isEmpty)
  }

  @Test(
    "Each fault has its own error",
    arguments: [
      ("/missing.pbf", 404), ("/broken/", 500), ("/refused/", 403), ("/soon/", 503),
    ])
  func statuses(path: String, status: Int) {
    #expect(error(path) == .status(status, url: server.url + path))
    #expect(error(path)?.isMissing == (status == 404))
  }

  @Test("Forwarding without end, cut answers, too large and too slow ones are told apart")
  func faults() throws {
    #expect(error("/round/") == .transfer(.tooManyRedirects(url: server.url + "/round/")))
    #expect(error("/cut/") == .transfer(.cut(url: server.url + "/cut/")))
    try server.put([UInt8](repeating: 7, count: 5000), "faults/large.bin")
    var small = Server.settings
    small.client.limit = 4999
    #expect(
      error("/faults/large.bin", small)
        == .transfer(.tooLarge(url: server.url + "/faults/large.bin", limit: 4999)))
    small.client.limit = 5000
    #expect(error("/faults/large.bin", small) == nil)
    var hasty = Server.settings
    hasty.client.timeout = 0.5
    hasty.retries = 0
    let slow = server.url + "/crawling/faults/large.bin"
    #expect(error("/crawling/faults/large.bin", hasty) == .transfer(.timedOut(url: slow, seconds: 0.5)))
  }

  @Test("A server that wants quiet is asked again after a while, or told of where that is long")
  func quiet() throws {
    #expect(error("/busy/") == .busy(url: server.url + "/busy/", status: 429, seconds: 120))
    try server.put([1, 2, 3], "quiet/a.bin")
    var patient = Server.settings
    patient.retries = 4
    for _ in 0..<2 { #expect(try fetch("/limited/quiet/a.bin", patient) == [1, 2, 3]) }
  }

  @Test("A certificate that nobody signed is refused unless it is named")
  func certificates() throws {
    try server.put([1], "secure.bin")
    let url = server.secureURL + "/secure.bin"
    var settings = Server.settings
    let untrusted = #expect(throws: NetworkError.self) { try Fetcher(settings).bytes(at: url) { _, _ in } }
    if case .transfer(.untrusted(url, _)) = untrusted {
    } else {
      Issue.record("\(String(describing: untrusted))")
    }
    settings.client.certificates = server.certificate
    #expect(try Fetcher(settings).bytes(at: url) { _, _ in } == [1])
  }

  @Test("The server learns who asks, and gets the headers that were named")
  func headers() throws {
    var settings = Server.settings
    settings.client.headers = ["X-Key: 4711"]
    let answer = String(decoding: try fetch("/asked/", settings), as: UTF8.self)
    #expect(answer.contains("\"agent\": \"VedutaTests/1 (the tests of Veduta)\""))
    #expect(answer.contains("\"key\": \"4711\""))
  }

  @Test("Where nobody listens there is no answer")
  func nobody() {
    let url = "http://127.0.0.1:1/a"
    var settings = Server.settings
    settings.retries = 0
    let error = #expect(throws: NetworkError.self) { try Fetcher(settings).bytes(at: url) { _, _ in } }
    if case .transfer(.unreachable(url, _)) = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test("What is fresh is not asked for again, what may be old is, and what must not be kept is not")
  func caching() throws {
    var template = Array("/tmp/veduta-cache.XXXXXX".utf8CString)
    let folder = try #require(mkdtemp(&template).map { String(cString: $0) })
    var settings = Server.settings
    settings.cachePath = folder + "/cache"
    var offline = settings
    offline.isOffline = true
    try server.put([1], "cache/a.bin")
    for path in ["/fresh/cache/a.bin", "/cache/a.bin", "/never/cache/a.bin"] {
      #expect(error(path, offline) == .offline(url: server.url + path))
      #expect(try fetch(path, settings) == [1])
    }
    try server.put([2, 2], "cache/a.bin")
    #expect(try fetch("/fresh/cache/a.bin", settings) == [1])
    #expect(try fetch("/fresh/cache/a.bin", offline) == [1])
    #expect(try fetch("/cache/a.bin", offline) == [1])
    #expect(try fetch("/cache/a.bin", settings) == [2, 2])
    #expect(try fetch("/cache/a.bin", offline) == [2, 2])
    #expect(try fetch("/cache/a.bin", settings) == [2, 2])
    let never = "/never/cache/a.bin"
    #expect(error(never, offline) == .offline(url: server.url + never))
  }
}
