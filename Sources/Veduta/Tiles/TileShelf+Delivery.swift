import Geography
import JSON
package import Tiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Where finished tiles go.
package enum TileDestination: Hashable, Sendable {
  /// A folder of files `z/x/y.png`, with a `tiles.json`.
  case folder(String)
  /// An MBTiles file.
  case mbtiles(String)
  /// A PMTiles file.
  case pmtiles(String)

  /// The path.
  package var path: String {
    switch self {
    case .folder(let path), .mbtiles(let path), .pmtiles(let path): path
    }
  }

  /// Where tiles stand while more are made.
  package var shelf: String {
    switch self {
    case .folder(let path): (path.hasSuffix("/") ? String(path.dropLast()) : path) + ".part"
    case .mbtiles(let path), .pmtiles(let path): path + ".part"
    }
  }
}

extension TileShelf {
  /// What is said on a shelf of begun work alone.
  private static let ownWords: Set<String> = [TileWork.jobWord]

  /// Gives finished tiles to where they were wanted.
  /// - Throws: ``TileShelf/Failure``, ``FileError``.
  package func deliver(to destination: TileDestination) throws {
    switch destination {
    case .folder(let path): try deliver(toFolder: path.hasSuffix("/") ? String(path.dropLast()) : path)
    case .mbtiles(let path):
      let file = try StagedFile(path)
      try copy(to: file.temporaryPath, except: Self.ownWords)
      try file.commit()
    case .pmtiles(let path): try deliver(toArchive: path)
    }
  }

  private func deliver(toArchive path: String) throws {
    let words = try words()
    let metadata = ArchiveMetadata(
      name: words["name"], attribution: words["attribution"], version: words["version"])
    var file = try StagedFile(path)
    try writeArchive(content: content(words), metadata: metadata, bounds: bounds(words)) {
      bytes throws(FileError) in
      try file.write(bytes)
    }
    try file.commit()
  }

  private func deliver(toFolder path: String) throws {
    let words = try words()
    let places = try places()
    // An earlier go may have been killed while it wrote here.
    for column in Set(places.map { "\(path)/\($0.address.z)/\($0.address.x)" }) {
      for name in FileContents.names(in: column) where name.hasPrefix(".veduta-") {
        unlink("\(column)/\(name)")
      }
    }
    for place in places {
      let address = place.address
      var file = try StagedFile("\(path)/\(address.z)/\(address.x)/\(address.y).\(words["format"] ?? "png")")
      try file.write(try bytes(named: place.bytesName))
      try file.commit()
    }
    var file = try StagedFile(path + "/tiles.json")
    try file.write(description(words))
    try file.commit()
  }

  /// What a `tiles.json` (TileJSON 3.0) says.
  private func description(_ words: [String: String]) -> [UInt8] {
    let (box, zooms) = (
      bounds(words), [words["minzoom"], words["maxzoom"]].map { $0.flatMap(Double.init) ?? 0 }
    )
    return JSONValue.object([
      "tilejson": "3.0.0", "name": .string(words["name"] ?? ""), "scheme": "xyz",
      "tiles": .array([.string("{z}/{x}/{y}.\(words["format"] ?? "png")")]),
      "attribution": .string(words["attribution"] ?? ""), "format": .string(words["format"] ?? "png"),
      "minzoom": .number(zooms[0]), "maxzoom": .number(zooms[1]),
      "bounds": .array([box.west, box.south, box.east, box.north].map { .number($0) }),
    ]).encoded(pretty: true)
  }

  private func content(_ words: [String: String]) -> TileContent {
    TileFormat(rawValue: words["format"] ?? "")?.content ?? .png
  }

  private func bounds(_ words: [String: String]) -> BoundingBox {
    words["bounds"].flatMap { BoundingBox(tileBounds: $0) } ?? .world
  }
}
