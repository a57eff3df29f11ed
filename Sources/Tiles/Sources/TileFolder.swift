#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
public import Geography
import JSON

/// Tiles in a folder, as files `z/x/y.ext`; rows count from the north.
///
/// Beside them may lie `metadata.json` or `tiles.json` (TileJSON), which say zooms, bounds and attribution. It may be
/// asked from several threads at once.
public struct TileFolder: TileSource {
  /// Why a folder, or a tile in it, cannot be read.
  public enum Failure: Error, Hashable, Sendable {
    /// The folder cannot be opened; the number is the system's `errno`.
    case cannotOpen(path: String, code: Int32)
    /// There is no file of the form `z/x/y.ext` in it, with an extension that is known.
    case noTiles(path: String)
    /// A file is no TileJSON.
    case malformedMetadata(path: String)
    /// A tile, or what is said of the tiles, cannot be read.
    case file(path: String, ArchiveError)
    /// A tile is not the gzip data that it begins as.
    case malformedGzip(path: String)
    /// A tile is, or becomes, larger than anything read here; the limit is in bytes.
    case tooLarge(path: String, limit: Int)
  }

  /// Extensions of tiles, and what they stand for.
  static let extensions: [(name: String, content: TileContent)] = [
    ("pbf", .vector), ("mvt", .vector), ("png", .png), ("jpg", .jpeg), ("jpeg", .jpeg), ("webp", .webP),
  ]
  private static let largestTile = 32 << 20

  private let path: String
  private let suffix: String
  private let saysBounds: Bool
  /// What its tiles are.
  public let content: TileContent
  /// The zooms at which it has tiles.
  public let zooms: ClosedRange<Int>
  /// The part of the globe it has tiles for.
  public let bounds: BoundingBox
  /// The bounds that are said, where they are a part of the world.
  public let statedBounds: BoundingBox?
  /// Where to look at first, where that is said.
  public let center: TileCenter?
  /// Whom to credit for the data, as the folder words it (it may have HTML tags in it).
  public let attribution: String?

  /// Looks what tiles a folder has.
  public init(path: String) throws(Failure) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    let folders = try Self.names(in: path).compactMap(Self.number).filter { $0 <= 30 }.sorted()
    guard let first = try Self.firstTile(in: path, zooms: folders) else { throw .noTiles(path: path) }
    let words = try Self.metadata(path)
    self.path = path
    suffix = first.suffix
    content = first.content
    zooms = (words?.zooms) ?? (folders[0]...folders[folders.count - 1])
    bounds = words?.bounds ?? .world
    statedBounds = words?.bounds?.asPart
    saysBounds = words?.bounds != nil
    center = words?.center
    attribution = words?.attribution
  }

  /// The bytes of a tile, inflated; nothing if there is no such file.
  public func tile(at address: TileAddress) throws(Failure) -> [UInt8]? {
    guard address.isValid else { return nil }
    let path = "\(path)/\(address.z)/\(address.x)/\(address.y).\(suffix)"
    guard let bytes = try Self.contents(path) else { return nil }
    guard content == .vector, bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    do throws(Gzip.Failure) { return try Gzip.inflate(bytes, limit: Self.largestTile) } catch {
      switch error {
      case .malformed: throw .malformedGzip(path: path)
      case .tooLarge: throw .tooLarge(path: path, limit: Self.largestTile)
      }
    }
  }
}

extension TileFolder {
  /// The first tile of a zoom, by the names of columns and rows.
  public func sample(at zoom: Int) -> TileAddress? {
    for column in ((try? Self.names(in: "\(path)/\(zoom)")) ?? []).compactMap(Self.number).sorted() {
      if let row = rows("\(path)/\(zoom)", column).min() { return TileAddress(z: zoom, x: column, y: row) }
    }
    return nil
  }

  /// The bounds that are said, else those of the tiles of the highest zoom.
  public func reach() -> BoundingBox? {
    if saysBounds { return statedBounds }
    let folder = "\(path)/\(zooms.upperBound)"
    let found = ((try? Self.names(in: folder)) ?? []).compactMap(Self.number).map { ($0, rows(folder, $0)) }
    let (columns, all) = (found.filter { !$0.1.isEmpty }.map(\.0), found.flatMap(\.1))
    guard let west = columns.min(), let east = columns.max(), let north = all.min(), let south = all.max()
    else { return nil }
    return BoundingBox(tilesOf: zooms.upperBound, columns: west...east, rows: north...south)?.asPart
  }

  /// The rows of a column that there are files of.
  private func rows(_ folder: String, _ column: Int) -> [Int] {
    ((try? Self.names(in: "\(folder)/\(column)")) ?? []).compactMap { name in
      name.hasSuffix("." + suffix) ? Self.number(String(name.dropLast(suffix.count + 1))) : nil
    }
  }

  private static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw .cannotOpen(path: path, code: errno) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  /// A whole number in digits alone.
  private static func number(_ text: String) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  private typealias Kind = (suffix: String, content: TileContent)

  /// What the first tile that is found is called.
  private static func firstTile(in path: String, zooms: [Int]) throws(Failure) -> Kind? {
    for zoom in zooms {
      for column in try names(in: "\(path)/\(zoom)") where number(column) != nil {
        for name in (try? names(in: "\(path)/\(zoom)/\(column)")) ?? [] {
          let parts = name.split(separator: ".", maxSplits: 1)
          guard parts.count == 2, number(String(parts[0])) != nil else { continue }
          let (suffix, plain) = (String(parts[1]), String(parts[1].split(separator: ".")[0]).lowercased())
          if let known = extensions.first(where: { $0.name == plain }) { return (suffix, known.content) }
        }
      }
    }
    return nil
  }

  private static func metadata(_ path: String) throws(Failure) -> TileJSON? {
    for name in ["metadata.json", "tiles.json", "tile.json"] {
      let path = "\(path)/\(name)"
      guard let bytes = try contents(path) else { continue }
      guard let json = try? JSON(parsing: bytes), json.kind == .object else {
        throw .malformedMetadata(path: path)
      }
      return TileJSON(json)
    }
    return nil
  }

  /// What is in a file; nothing if there is none.
  private static func contents(_ path: String) throws(Failure) -> [UInt8]? {
    do throws(ArchiveError) {
      let file = try FileBytes(path: path)
      guard file.count <= largestTile else { throw .tooLarge(limit: largestTile, at: 0) }
      return try file.read(0..<file.count)
    } catch {
      if case .cannotOpen(_, let code) = error, code == ENOENT || code == ENOTDIR { return nil }
      if case .tooLarge(let limit, _) = error { throw .tooLarge(path: path, limit: limit) }
      throw .file(path: path, error)
    }
  }
}
