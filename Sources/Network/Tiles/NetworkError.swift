/// Why a tile or its description cannot be had over the network.
package enum NetworkError: Error, Hashable, Sendable {
  /// No whole answer; see the cause.
  case transfer(HTTPError)
  /// The server refuses or lacks what was asked for.
  case status(Int, url: String)
  /// The server asks to wait longer than is waited, in seconds.
  case busy(url: String, status: Int, seconds: Int)
  /// The answer is not what was asked for: its media type, or the beginning of what it is.
  case unexpectedContent(url: String, found: String)
  /// It is not in the cache, and the network is not to be used.
  case offline(url: String)
  /// The folder that was named for the cache cannot be one.
  case cache(path: String)
  /// An address that is no template of tiles.
  case template(text: String, URLTemplate.Failure)
  /// The description of the tiles is no TileJSON, or names no tiles.
  case malformedDescription(url: String)

  /// Whether the server says that there is nothing at the address, or nobody may ask it and the cache has nothing.
  package var isMissing: Bool {
    switch self {
    case .status(let status, _): status == 404 || status == 410
    case .offline: true
    default: false
    }
  }
}
