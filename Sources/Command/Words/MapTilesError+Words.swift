#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Tiles
import Veduta

extension MapTilesError {
  /// What to tell the person about tiles that cannot be opened.
  var message: Message {
    switch self {
    case .cannotOpen(let path, ENOENT) where Self.builtIn(near: path) != nil:
      Message(
        "there is no file \(path), nor are tiles of that name built in",
        try: "--tiles \(Self.builtIn(near: path) ?? ""), or the path of a file")
    case .cannotOpen(let path, let code): FileError.system(.open, path: path, code: code).message
    case .notAFile(let path):
      Message("\(path) is no file, and tiles are read here and there in one", try: "a file or a folder")
    case .unknownKind(let path):
      Message(
        "\(path) is neither PMTiles, nor MBTiles, nor a folder of tiles", try: "an archive of vector tiles")
    case .unreadable(let path, let reason):
      Message("\(path): \(reason)", try: "the tiles made anew, or fetched again")
    case .unreachable(let url, let reason, let trouble):
      Message(reason.contains(url) ? reason : "\(url): \(reason)", try: trouble.advice)
    case .malformedTemplate(_, let reason):
      Message(reason, try: "an address with {z}, {x} and {y} in it, or that of a TileJSON")
    case .unsupportedContent(let path):
      Message(
        "\(path) has neither vector tiles nor PNG, JPEG or WebP pictures",
        try: "vector tiles by the OpenMapTiles schema, or pictures in PNG, JPEG or WebP")
    case .unknownSchema(let path, let layers):
      Message(
        "no look draws the layers of \(path): \(layers.isEmpty ? "none at all" : layers.prefix(8).joined(separator: ", "))",
        try: "tiles by OpenMapTiles, Shortbread or Protomaps, or --style FILE.json that draws these layers")
    }
  }

  /// The word for built-in tiles that a name of no file may have been meant for.
  private static func builtIn(near path: String) -> String? {
    guard !path.contains("/"), !path.contains(".") else { return nil }
    return Suggestion.nearest(to: path, among: LookRequest.builtInTiles)
  }
}

extension TileTrouble {
  /// What to try.
  var advice: String {
    switch self {
    case .offline: "the same once without --offline (or VEDUTA_OFFLINE), or the --cache in which it is kept"
    case .noAnswer: "the address as it is spelt, and whether this machine reaches the network"
    case .untrusted: "--ca-file with the certificates that it is signed by"
    case .slow: "the same later, or a longer --timeout or more --retries"
    case .refused: "--header or --user-agent with what the server asks for, such as a key"
    case .missing: "another address"
    case .other: "another address; what stands at this one is something else"
    }
  }
}
