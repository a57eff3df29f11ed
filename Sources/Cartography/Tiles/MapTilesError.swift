package import Tiles

/// Why tiles could not be opened.
public enum MapTilesError: Error, Hashable, Sendable {
  /// There is nothing at the path, or it may not be read; the number is the system's `errno`.
  case cannotOpen(path: String, code: Int32)
  /// It is neither an archive of a kind that is read nor a folder of tiles.
  case unknownKind(path: String)
  /// It is an archive, and damaged or otherwise not readable; the reason in the format's terms.
  case unreadable(path: String, reason: String)
  /// The tiles are no vector tiles.
  case unsupportedContent(path: String)
  /// No built-in look draws tiles with these layers.
  case unknownSchema(path: String, layers: [String])

  package init(path: String, _ error: TileSourceError) {
    self =
      switch error {
      case .cannotOpen(let path, let code): .cannotOpen(path: path, code: code)
      case .unknownKind(let path): .unknownKind(path: path)
      default: .unreadable(path: path, reason: error.reason)
      }
  }
}
