import CCurl

/// Gets what is at addresses of `http` and `https`, over connections that are kept; for all threads.
///
/// Proxies are those that the environment names (`https_proxy`, `http_proxy`, `no_proxy`).
package final class HTTPClient: Sendable {
  /// How to ask.
  package struct Settings: Hashable, Sendable {
    /// Who asks.
    package var userAgent: String
    /// Further headers, each `Name: value`.
    package var headers: [String] = []
    /// A file of certificates (PEM) that are trusted instead of the system's.
    package var certificates: String?
    /// Seconds until a whole answer must be there.
    package var timeout = 30.0
    /// How many connections to one host may be open at once.
    package var connectionsPerHost = 2
    /// How many bytes an answer may have, its compression undone.
    package var limit = 32 << 20

    /// Settings with a name for who asks.
    package init(userAgent: String) {
      self.userAgent = userAgent
    }
  }

  private let settings: Settings
  private let gate: ConnectionGate

  /// The library is made ready once for the process.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Gets by settings.
  package init(_ settings: Settings) {
    self.settings = settings
    gate = ConnectionGate(limit: settings.connectionsPerHost)
  }

  /// Asks once.
  /// - Parameters:
  ///   - url: The address.
  ///   - headers: Further headers, each `Name: value`.
  /// - Returns: Whatever the server answers, errors among it; redirections have been followed.
  /// - Throws: ``HTTPError`` if there is no whole answer.
  package func get(_ url: String, headers: [String] = []) throws(HTTPError) -> HTTPResponse {
    guard Self.isReady, let host = Self.host(of: url) else { throw .unsupportedAddress(url: url) }
    let connection = gate.enter(host)
    defer { gate.leave(host, connection) }
    return try connection.get(url, settings, headers: settings.headers + headers)
  }

  /// The host and port in an address of `http` or `https`, in small letters; nothing for any other address.
  static func host(of url: String) -> String? {
    for scheme in ["http://", "https://"] where url.lowercased().hasPrefix(scheme) {
      let rest = url.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
      let host = rest.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
      return host.isEmpty ? nil : scheme + host.lowercased()
    }
    return nil
  }
}
