import CCurl

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Gets what is at addresses: from the cache where that may be, else from the server, politely.
package final class Fetcher: Sendable {
  private let settings: NetworkSettings
  private let client: HTTPClient
  private let cache: DiskCache?

  /// Gets by settings.
  package init(_ settings: NetworkSettings) {
    self.settings = settings
    client = HTTPClient(settings.client)
    cache = settings.cachePath.map(DiskCache.init)
  }

  /// What is at an address.
  /// - Parameters:
  ///   - url: The address.
  ///   - check: Looks at an answer before it is kept or used; its media type comes with it.
  /// - Returns: The bytes.
  /// - Throws: ``NetworkError``.
  package func bytes(
    at url: String, check: (_ body: [UInt8], _ mediaType: String) throws(NetworkError) -> Void
  ) throws(NetworkError) -> [UInt8] {
    let kept = cache?.entry(for: url)
    if let kept, settings.isOffline || kept.freshUntil > time(nil) { return kept.body }
    guard !settings.isOffline else { throw .offline(url: url) }
    let response = try answer(url, headers: kept.map(Self.conditions) ?? [])
    if response.status == 304, var kept {
      kept.freshUntil = time(nil) + CacheControl(response.headers).lifetime
      cache?.keep(kept)
      return kept.body
    }
    guard response.status == 200 || response.status == 204 else {
      throw .status(response.status, url: url)
    }
    try check(response.body, response.mediaType)
    keep(response, from: url)
    return response.body
  }

  private static func conditions(_ entry: CacheEntry) -> [String] {
    [entry.entityTag.map { "If-None-Match: \($0)" }, entry.lastModified.map { "If-Modified-Since: \($0)" }]
      .compactMap(\.self)
  }

  private func keep(_ response: HTTPResponse, from url: String) {
    let control = CacheControl(response.headers)
    guard let cache, control.mayStore else { return }
    cache.keep(
      CacheEntry(
        url: url, entityTag: response.headers["etag"], lastModified: response.headers["last-modified"],
        freshUntil: time(nil) + control.lifetime, mediaType: response.mediaType, body: response.body))
  }

  /// Asks, and asks again after a while where that may help.
  private func answer(_ url: String, headers: [String]) throws(NetworkError) -> HTTPResponse {
    var attempt = 0
    while true {
      let answer = Result { () throws(HTTPError) in try client.get(url, headers: headers) }
      let wait = try wait(after: answer, from: url, attempt: attempt)
      guard let wait, attempt < settings.retries else {
        do throws(HTTPError) { return try answer.get() } catch { throw .transfer(error) }
      }
      Self.sleep(wait)
      attempt += 1
    }
  }

  /// How many seconds to wait before asking again; nothing where that does not help.
  private func wait(
    after answer: Result<HTTPResponse, HTTPError>, from url: String, attempt: Int
  ) throws(NetworkError) -> Double? {
    switch answer {
    case .success(let response):
      guard Self.isPassing(response.status) else { return nil }
      guard let asked = Self.retryAfter(response) else { break }
      guard Double(asked) <= settings.longestWait else {
        throw .busy(url: url, status: response.status, seconds: asked)
      }
      return Double(asked)
    case .failure(let error): if !error.isPassing { return nil }
    }
    return min(Self.pause(attempt), settings.longestWait)
  }

  private static func isPassing(_ status: Int) -> Bool { status == 429 || (500...599).contains(status) }

  /// Half a second, then twice as long each time.
  private static func pause(_ attempt: Int) -> Double { 0.5 * Double(1 << min(attempt, 10)) }

  /// The seconds that a server asks to wait, said as such or as a date.
  private static func retryAfter(_ response: HTTPResponse) -> Int? {
    guard let text = response.headers["retry-after"] else { return nil }
    if let seconds = Int(text) { return max(seconds, 0) }
    let date = curl_getdate(text, nil)
    return date > 0 ? max(date - time(nil), 0) : nil
  }

  private static func sleep(_ seconds: Double) {
    var wanted = timespec(tv_sec: Int(seconds), tv_nsec: Int((seconds - seconds.rounded(.down)) * 1e9))
    var left = timespec()
    while nanosleep(&wanted, &left) != 0, errno == EINTR { wanted = left }
  }
}
