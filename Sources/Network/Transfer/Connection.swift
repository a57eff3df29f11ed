import CCurl

/// One connection of the network library, used by one thread at a time.
final class Connection {
  private let handle = curl_easy_init()

  deinit {
    if let handle { curl_easy_cleanup(handle) }
  }

  /// Redirections that are followed.
  private static let mostRedirects = 5

  /// Asks once.
  func get(_ url: String, _ settings: HTTPClient.Settings, headers: [String]) throws(HTTPError)
    -> HTTPResponse
  {
    guard let handle else { throw .unreachable(url: url, reason: "no memory") }
    let receiver = Receiver(limit: settings.limit)
    let context = Unmanaged.passUnretained(receiver).toOpaque()
    // What is set for one question must not stay for the next; connections do stay.
    curl_easy_reset(handle)
    var list: UnsafeMutablePointer<curl_slist>?
    for header in headers { list = curl_slist_append(list, header) }
    defer { curl_slist_free_all(list) }
    set(handle, url, settings)
    curl_set_pointer(handle, CURLOPT_HTTPHEADER, list)
    curl_set_receiver(handle, CURLOPT_WRITEFUNCTION, Receiver.takeBody)
    curl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    curl_set_receiver(handle, CURLOPT_HEADERFUNCTION, Receiver.takeHeader)
    curl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    let code = withExtendedLifetime(receiver) { curl_easy_perform(handle) }
    if receiver.isTooLarge { throw .tooLarge(url: url, limit: settings.limit) }
    guard code == CURLE_OK else { throw error(code, url, settings) }
    let status = curl_get_number(handle, CURLINFO_RESPONSE_CODE)
    return HTTPResponse(status: Int(status), headers: receiver.headers, body: receiver.body)
  }

  private func set(_ handle: UnsafeMutableRawPointer, _ url: String, _ settings: HTTPClient.Settings) {
    curl_set_text(handle, CURLOPT_URL, url)
    curl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
    curl_set_text(handle, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
    curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 1)
    curl_set_number(handle, CURLOPT_MAXREDIRS, Self.mostRedirects)
    curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    curl_set_text(handle, CURLOPT_USERAGENT, settings.userAgent)
    // Empty: every compression that the library knows.
    curl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
    let milliseconds = Int(min(max(settings.timeout, 0.001), 86_400) * 1000)
    curl_set_number(handle, CURLOPT_TIMEOUT_MS, milliseconds)
    curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, min(milliseconds, 10_000))
    if let certificates = settings.certificates { curl_set_text(handle, CURLOPT_CAINFO, certificates) }
  }

  private func error(_ code: CURLcode, _ url: String, _ settings: HTTPClient.Settings) -> HTTPError {
    let reason = String(cString: curl_easy_strerror(code))
    return switch code {
    case CURLE_OPERATION_TIMEDOUT: .timedOut(url: url, seconds: settings.timeout)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_RECV_ERROR, CURLE_HTTP2_STREAM,
      CURLE_BAD_CONTENT_ENCODING:
      .cut(url: url)
    case CURLE_TOO_MANY_REDIRECTS: .tooManyRedirects(url: url)
    case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_ISSUER_ERROR:
      .untrusted(url: url, reason: reason)
    case CURLE_URL_MALFORMAT, CURLE_UNSUPPORTED_PROTOCOL: .unsupportedAddress(url: url)
    default: .unreachable(url: url, reason: reason)
    }
  }
}

/// Takes in what comes over a connection, up to a limit.
private final class Receiver {
  private let limit: Int
  /// The headers of the last answer, names in small letters.
  private(set) var headers: [String: String] = [:]
  /// The body so far.
  private(set) var body: [UInt8] = []
  /// Whether there was more than the limit.
  private(set) var isTooLarge = false

  /// Most bytes of headers that are kept.
  private static let mostHeaderBytes = 64 << 10
  private var headerBytes = 0

  init(limit: Int) {
    self.limit = limit
  }

  static let takeBody: curl_receiver = { bytes, size, count, context in
    guard let bytes, let context else { return 0 }
    let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
    let length = size * count
    guard receiver.body.count + length <= receiver.limit else {
      receiver.isTooLarge = true
      return 0
    }
    receiver.body += UnsafeRawBufferPointer(start: bytes, count: length)
    return length
  }

  static let takeHeader: curl_receiver = { bytes, size, count, context in
    guard let bytes, let context else { return 0 }
    let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
    let length = size * count
    receiver.take(String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self))
    return length
  }

  private func take(_ line: String) {
    // A status line begins the answer of the next address, the body of the last one does not count.
    if line.hasPrefix("HTTP/") {
      (headers, body, headerBytes) = ([:], [], 0)
      return
    }
    headerBytes += line.utf8.count
    guard headerBytes <= Self.mostHeaderBytes, let colon = line.firstIndex(of: ":") else { return }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].trimmed
    headers[name] = headers[name].map { "\($0), \(value)" } ?? value
  }
}

extension Substring {
  /// The text without blanks and line ends at both ends.
  fileprivate var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
