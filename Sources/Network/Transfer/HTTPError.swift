/// Why nothing usable came from an address.
package enum HTTPError: Error, Hashable, Sendable {
  /// No answer; what the network library says of it.
  case unreachable(url: String, reason: String)
  /// The server's certificate is not trusted; what the network library says of it.
  case untrusted(url: String, reason: String)
  /// No whole answer within the time, in seconds.
  case timedOut(url: String, seconds: Double)
  /// The connection ended before the answer did.
  case cut(url: String)
  /// It forwards from address to address without end.
  case tooManyRedirects(url: String)
  /// The answer is larger than the limit, in bytes.
  case tooLarge(url: String, limit: Int)
  /// It is no address of `http` or `https`.
  case unsupportedAddress(url: String)

  /// Whether trying again may help.
  var isPassing: Bool {
    switch self {
    case .unreachable, .timedOut, .cut: true
    case .untrusted, .tooManyRedirects, .tooLarge, .unsupportedAddress: false
    }
  }
}
