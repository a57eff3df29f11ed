import Veduta

extension MapTilesError {
  /// What to tell the person about tiles that cannot be opened.
  var message: Message {
    switch self {
    case .cannotOpen(let path, let code): FileError.system(.open, path: path, code: code).message
    case .notAFile(let path):
      Message("\(path) is no file, and tiles are read here and there in one", try: "a file or a folder")
    case .unknownKind(let path):
      Message(
        "\(path) is neither PMTiles, nor MBTiles, nor a folder of tiles", try: "an archive of vector tiles")
    case .unreadable(let path, let reason):
      Message("\(path): \(reason)", try: "the tiles made anew, or fetched again")
    case .unreachable(let url, let reason):
      Message(
        "\(url): \(reason)", try: "another address or --cache, or --header, --ca-file, --timeout or --retries"
      )
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
}
