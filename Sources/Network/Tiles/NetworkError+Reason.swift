package import Tiles

extension NetworkError: TileFailure {
  /// What is wrong, in the protocol's terms.
  package var reason: String {
    switch self {
    case .transfer(let error): error.reason
    case .status(let status, let url): "the server answers \(Self.words(status)) at \(url)"
    case .busy(let url, let status, let seconds):
      "the server answers \(Self.words(status)) and asks to wait \(seconds) seconds at \(url)"
    case .unexpectedContent(let url, let found): "no tile, but \(found), at \(url)"
    case .offline(let url): "not in the cache, and the network is not used: \(url)"
    case .cache(let path): "nothing can be kept in the folder for the cache, \(path)"
    case .template(let text, .unknownPlaceholder(let name)):
      "{\(name)} is no placeholder for a tile, in \(text)"
    case .template(let text, .unevenBraces): "a brace lacks its other one, in \(text)"
    case .template(let text, .namesNoTile): "{z}, {x} and {y} do not all stand in \(text)"
    case .malformedDescription(let url): "no TileJSON that names tiles at \(url)"
    }
  }

  /// What kind of trouble it is.
  package var trouble: TileTrouble {
    switch self {
    case .offline: .offline
    case .transfer(.unreachable): .noAnswer
    case .transfer(.untrusted): .untrusted
    case .transfer(.timedOut), .transfer(.cut), .busy: .slow
    case .status(let status, _):
      switch status {
      case 401, 403, 407: .refused
      case 404, 410: .missing
      case 429, 500...599: .slow
      default: .other
      }
    case .transfer, .unexpectedContent, .cache, .template, .malformedDescription: .other
    }
  }

  private static func words(_ status: Int) -> String {
    switch status {
    case 401: "401 (sign in first)"
    case 403: "403 (refused)"
    case 404: "404 (not found)"
    case 410: "410 (gone)"
    case 429: "429 (too many questions)"
    case 500...599: "\(status) (an error of its own)"
    default: "\(status)"
    }
  }
}

extension HTTPError {
  /// What is wrong, in the protocol's terms.
  package var reason: String {
    switch self {
    case .unreachable(let url, let reason): "no answer (\(reason)) from \(url)"
    case .untrusted(let url, let reason): "its certificate is not trusted (\(reason)): \(url)"
    case .timedOut(let url, let seconds):
      "no whole answer in \(HTTPError.number(seconds)) seconds from \(url)"
    case .cut(let url): "the answer is cut: \(url)"
    case .tooManyRedirects(let url): "it forwards from address to address without end: \(url)"
    case .tooLarge(let url, let limit): "more than \(limit) bytes at \(url)"
    case .unsupportedAddress(let url): "no address of http or https: \(url)"
    }
  }

  /// A number without a needless fraction.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
