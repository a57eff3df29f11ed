package import Geography
public import Tiles

/// Why tiles could not be opened.
public enum MapTilesError: Error, Hashable, Sendable {
  /// There is nothing at the path, or it may not be read; the number is the system's `errno`.
  case cannotOpen(path: String, code: Int32)
  /// It is a pipe, a device or a socket: tiles are read here and there.
  case notAFile(path: String)
  /// It is neither an archive of a kind that is read nor a folder of tiles.
  case unknownKind(path: String)
  /// It is an archive, and damaged or otherwise not readable; the reason in plain words.
  case unreadable(path: String, reason: String)
  /// A server does not give the tiles, or what describes them; the reason in plain words.
  case unreachable(url: String, reason: String, TileTrouble)
  /// An address that is meant as a template cannot be one; the reason in plain words.
  case malformedTemplate(url: String, reason: String)
  /// The tiles are neither vector tiles nor pictures in PNG, JPEG or WebP.
  case unsupportedContent(path: String)
  /// No built-in look draws tiles with these layers.
  case unknownSchema(path: String, layers: [String])

  /// The error for one of a source's, at the opening or when a tile was looked at.
  package init(path: String, _ error: TileSourceError, in tile: TileAddress? = nil) {
    let place = tile.map { "tile \($0.z)/\($0.x)/\($0.y): " } ?? ""
    self =
      switch error {
      case .cannotOpen(let path, let code): .cannotOpen(path: path, code: code)
      case .unknownKind(let path): .unknownKind(path: path)
      case .notAFile(let path): .notAFile(path: path)
      case .remote(let reason, let trouble): .unreachable(url: path, reason: place + reason, trouble)
      case .folder(let failure): .unreadable(path: failure.file ?? path, reason: failure.reason)
      default: .unreadable(path: path, reason: place + error.reason)
      }
  }
}
