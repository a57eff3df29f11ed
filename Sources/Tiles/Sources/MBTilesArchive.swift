public import Geography
import JSON

/// Tiles in an SQLite file by the MBTiles specification (1.3).
///
/// It may be asked from several threads at once. `tiles` and `metadata` may be tables or views. Rows count
/// from the south in the file and from the north everywhere else.
public struct MBTilesArchive: TileSource {
  /// Why an archive, or a tile in it, cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// The file is no SQLite file, cannot be opened or is damaged; the number is SQLite's code.
    case database(path: String, code: Int32)
    /// The file has no table or view of that name, or not with the columns it has to have.
    case missingTable(String, path: String)
    /// There is no tile in it, and nothing says at which zooms there could be.
    case empty(path: String)
    /// A tile is not the gzip data that it begins as.
    case malformedGzip(TileAddress)
    /// A tile becomes larger than anything read here; the limit is in bytes.
    case tooLarge(TileAddress, limit: Int)
  }

  private let file: SQLiteFile
  private let path: String
  private let saysBounds: Bool
  /// What its tiles are.
  public let content: TileContent
  /// The zooms at which it has tiles.
  public let zooms: ClosedRange<Int>
  /// The part of the globe it has tiles for.
  public let bounds: BoundingBox
  /// The bounds that the metadata say, where they are a part of the world.
  public let statedBounds: BoundingBox?
  /// Where the metadata say to look at first.
  public let center: TileCenter?
  /// Whom to credit for the data, as the archive words it (it may have HTML tags in it).
  public let attribution: String?
  /// What the archive says of its layers.
  package let metadata: ArchiveMetadata

  /// Opens an archive in a file.
  public init(path: String) throws(Failure) {
    do throws(SQLiteFile.Failure) { file = try SQLiteFile(path: path) } catch {
      throw .database(path: path, code: error.code)
    }
    self.path = path
    let words = try Self.words(file, path)
    let zooms = try Self.zooms(file, words, path)
    self.zooms = zooms
    let said = words["bounds"].flatMap { BoundingBox(tileBounds: $0) }
    bounds = said ?? .world
    statedBounds = said?.asPart
    saysBounds = said != nil
    center = words["center"].flatMap { TileCenter($0) }
    attribution = words["attribution"].flatMap { $0.isEmpty ? nil : $0 }
    let json = words["json"].flatMap { try? JSON(parsing: Array($0.utf8)) }
    metadata = json.map(ArchiveMetadata.init) ?? ArchiveMetadata()
    content = try Self.content(words["format"], file, path)
  }

  /// The layers that the metadata tell of.
  public var layerNames: [String] { metadata.layers.map(\.id) }

  /// The bytes of a tile, inflated; nothing if the archive has none at an address, or null.
  public func tile(at address: TileAddress) throws(Failure) -> [UInt8]? {
    guard address.isValid, let stored = try stored(address) else { return nil }
    guard content == .vector, stored.starts(with: [0x1F, 0x8B]) else { return stored }
    do throws(Gzip.Failure) {
      return try Gzip.inflate(stored, limit: SQLiteFile.largestValue)
    } catch {
      switch error {
      case .malformed: throw .malformedGzip(address)
      case .tooLarge: throw .tooLarge(address, limit: SQLiteFile.largestValue)
      }
    }
  }

  /// The first tile of a zoom that is not empty.
  public func sample(at zoom: Int) -> TileAddress? {
    var address: TileAddress?
    try? Self.ask(file, Self.sampleQuery, [zoom], table: "tiles", path) { row in
      address = TileAddress(z: zoom, x: row.number(0), y: (1 << zoom) - 1 - row.number(1))
      return false
    }
    return address
  }

  /// The bounds that are said, else those of the tiles of the highest zoom.
  public func reach() -> BoundingBox? {
    if saysBounds { return statedBounds }
    var box: BoundingBox?
    let zoom = zooms.upperBound
    try? Self.ask(file, Self.reachQuery, [zoom], table: "tiles", path) { row in
      let (ends, possible) = ((0..<4).map(row.number), 0..<(1 << zoom))
      // Bytes from strangers: what cannot be is not counted with.
      guard !row.isNull(0), ends.allSatisfy(possible.contains) else { return false }
      let last = possible.upperBound - 1
      box = BoundingBox(
        tilesOf: zoom, columns: ends[0]...ends[1], rows: (last - ends[3])...(last - ends[2]))
      return false
    }
    return box?.asPart
  }

  private static let reachQuery =
    "SELECT min(tile_column), max(tile_column), min(tile_row), max(tile_row) FROM tiles WHERE zoom_level = ?1"
  private static let sampleQuery =
    "SELECT tile_column, tile_row FROM tiles WHERE zoom_level = ?1 AND length(tile_data) > 0 LIMIT 1"
  private static let tileQuery =
    "SELECT tile_data FROM tiles WHERE zoom_level = ?1 AND tile_column = ?2 AND tile_row = ?3 LIMIT 1"

  private func stored(_ address: TileAddress) throws(Failure) -> [UInt8]? {
    var bytes: [UInt8]?
    let row = (1 << address.z) - 1 - address.y
    try Self.ask(file, Self.tileQuery, [address.z, address.x, row], table: "tiles", path) {
      bytes = $0.isNull(0) ? nil : $0.bytes(0)
      return false
    }
    return bytes
  }
}

extension MBTilesArchive {
  private static func ask(
    _ file: SQLiteFile, _ text: String, _ numbers: [Int] = [], table: String, _ path: String,
    row: (SQLiteFile.Row) -> Bool
  ) throws(Failure) {
    do throws(SQLiteFile.Failure) { try file.query(text, numbers, row: row) } catch {
      // What SQLite answers to a question about what is not there.
      guard error.code == 1 else { throw .database(path: path, code: error.code) }
      throw .missingTable(table, path: path)
    }
  }

  /// How many words of an archive are looked at.
  private static let mostWords = 10_000

  /// The metadata: of a name that stands twice the first.
  private static func words(_ file: SQLiteFile, _ path: String) throws(Failure) -> [String: String] {
    var words: [String: String] = [:]
    var count = 0
    try ask(file, "SELECT name, value FROM metadata", table: "metadata", path) { row in
      if let name = row.text(0), let value = row.text(1), words[name] == nil { words[name] = value }
      count += 1
      return count < mostWords
    }
    return words
  }

  /// The zooms that the archive says it has; where it says nothing sensible, those of its tiles.
  private static func zooms(
    _ file: SQLiteFile, _ words: [String: String], _ path: String
  ) throws(Failure) -> ClosedRange<Int> {
    let possible = 0...30
    let said = ["minzoom", "maxzoom"].compactMap { words[$0].flatMap { Int($0) } }
    if said.count == 2, said[0] <= said[1], possible.contains(said[0]), possible.contains(said[1]) {
      return said[0]...said[1]
    }
    // Asked one by one, each is found by an index where there is one.
    let ends = [
      try zoom(file, "SELECT zoom_level FROM tiles WHERE zoom_level >= 0 ORDER BY zoom_level LIMIT 1", path),
      try zoom(
        file, "SELECT zoom_level FROM tiles WHERE zoom_level >= 0 ORDER BY zoom_level DESC LIMIT 1", path),
    ].compactMap(\.self)
    guard ends.count == 2, ends[0] <= ends[1], possible.contains(ends[0]), possible.contains(ends[1]) else {
      throw .empty(path: path)
    }
    return ends[0]...ends[1]
  }

  private static func zoom(_ file: SQLiteFile, _ query: String, _ path: String) throws(Failure) -> Int? {
    var zoom: Int?
    try ask(file, query, table: "tiles", path) { row in
      zoom = row.isNull(0) ? nil : row.number(0)
      return false
    }
    return zoom
  }

  /// What the archive says its tiles are; where it does not, what the first of them looks like.
  private static func content(
    _ format: String?, _ file: SQLiteFile, _ path: String
  ) throws(Failure) -> TileContent {
    switch format?.lowercased() {
    case "pbf", "mvt", "application/vnd.mapbox-vector-tile", "application/x-protobuf": return .vector
    case "png": return .png
    case "jpg", "jpeg": return .jpeg
    case "webp": return .webP
    default: break
    }
    var content = TileContent(lookingAt: [])
    let query = "SELECT tile_data FROM tiles WHERE length(tile_data) > 0 LIMIT 1"
    try ask(file, query, table: "tiles", path) { row in
      content = TileContent(lookingAt: row.bytes(0))
      return false
    }
    return content
  }
}

extension TileContent {
  /// What bytes look like: pictures have marks at their start, and what has none passes for a vector tile.
  package init(lookingAt bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webP
    } else {
      self = .vector
    }
  }
}
