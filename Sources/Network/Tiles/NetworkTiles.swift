package import Geography
import JSON
package import Tiles

/// Tiles of a server, by a template of addresses or by the TileJSON that describes them.
package struct NetworkTiles: TileSource {
  private let templates: [URLTemplate]
  private let fetcher: Fetcher
  private let allowsMissing: Bool
  private let isTMS: Bool
  /// Whether the bounds are the server's own word.
  private let knowsBounds: Bool

  /// What its tiles are.
  package let content: TileContent
  /// The zooms at which it has tiles.
  package let zooms: ClosedRange<Int>
  /// The part of the globe it has tiles for.
  package let bounds: BoundingBox
  /// The bounds that the server says, where they are a part of the world.
  package var statedBounds: BoundingBox? { knowsBounds ? bounds.asPart : nil }
  /// Where the server says to look at first.
  package let center: TileCenter?
  /// Whom to credit, as the server words it.
  package let attribution: String?
  /// The layers of its vector tiles, where the server tells them.
  package let layerNames: [String]

  /// The zooms of tiles that nothing is said of.
  private static let (vectorZooms, rasterZooms) = (0...14, 0...19)
  private static let largestTile = 32 << 20

  /// Looks what is at an address.
  /// - Parameters:
  ///   - url: A template of addresses of tiles, or the address of a TileJSON.
  ///   - settings: How the network is used.
  /// - Throws: ``NetworkError``.
  package init(url: String, _ settings: NetworkSettings) throws(NetworkError) {
    // The standard place is not asked for: without it everything is fetched each time.
    if let path = settings.cachePath, path != DiskCache.standardPath, !settings.isOffline,
      !DiskCache(path: path).isUsable
    {
      throw .cache(path: path)
    }
    fetcher = Fetcher(settings)
    allowsMissing = settings.allowsMissingTiles
    let json: JSON?
    if URLTemplate.isTemplate(url) {
      json = nil
      templates = [try Self.template(url)]
    } else {
      let description = try Self.description(url, fetcher)
      let tiles = description["tiles"]?.array?.compactMap(\.string) ?? []
      guard !tiles.isEmpty else { throw .malformedDescription(url: url) }
      json = description
      var templates: [URLTemplate] = []
      for text in tiles { templates.append(try Self.template(Self.resolved(text, against: url))) }
      self.templates = templates
    }
    let words = json.map(TileJSON.init)
    content = Self.content(of: templates[0].text, json)
    zooms = words?.zooms ?? (content == .vector ? Self.vectorZooms : Self.rasterZooms)
    bounds = words?.bounds ?? .world
    knowsBounds = words?.bounds != nil
    center = words?.center
    attribution = words?.attribution
    isTMS = words?.isTMS ?? false
    layerNames = (json?["vector_layers"]?.array ?? []).compactMap { $0["id"]?.string }
  }

  /// The tile in the middle of the bounds; nothing where they are not said, as there may be no tile in any place.
  package func sample(at zoom: Int) -> TileAddress? {
    guard knowsBounds else { return nil }
    let east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east
    let center = Coordinate(latitude: (bounds.south + bounds.north) / 2, longitude: (bounds.west + east) / 2)
    return TileAddress(containing: center, zoom: zoom)
  }

  /// The bytes of a tile, inflated; nothing where the server says that it has none, if that is allowed, and outside its
  /// bounds.
  package func tile(at address: TileAddress) throws -> [UInt8]? {
    guard address.isValid, !knowsBounds || covers(address) else { return nil }
    let y = isTMS ? (1 << address.z) - 1 - address.y : address.y
    let template = templates[(address.x + address.y) % templates.count]
    let url = template.url(for: TileAddress(z: address.z, x: address.x, y: y))
    do throws(NetworkError) {
      let bytes = try fetcher.bytes(at: url) { body, type throws(NetworkError) in
        try check(body, type, url)
      }
      return try inflated(bytes, url)
    } catch {
      if error.isMissing, allowsMissing { return nil }
      throw error
    }
  }

  /// Whether a tile meets the bounds.
  private func covers(_ address: TileAddress) -> Bool {
    let tile = address.bounds
    let low = WorldPoint(Coordinate(latitude: bounds.north, longitude: bounds.west))
    var high = WorldPoint(Coordinate(latitude: bounds.south, longitude: bounds.east))
    if bounds.east < bounds.west { high.x += WorldPoint.width }
    let box = WorldRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    return [0, WorldPoint.width].contains { shift in
      var shifted = tile
      shifted.x += shift
      return shifted.intersects(box)
    }
  }

  private func inflated(_ bytes: [UInt8], _ url: String) throws(NetworkError) -> [UInt8] {
    guard content == .vector, bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    do throws(Gzip.Failure) { return try Gzip.inflate(bytes, limit: Self.largestTile) } catch {
      switch error {
      case .malformed: throw .unexpectedContent(url: url, found: "damaged gzip data")
      case .tooLarge: throw .transfer(.tooLarge(url: url, limit: Self.largestTile))
      }
    }
  }

  /// Refuses pages and messages that come in place of tiles.
  private func check(_ body: [UInt8], _ type: String, _ url: String) throws(NetworkError) {
    guard !body.isEmpty else { return }
    if type.hasPrefix("text/") || type.hasSuffix("json") || type.hasSuffix("xml") {
      throw .unexpectedContent(url: url, found: type)
    }
    switch content {
    case .vector:
      if type.hasPrefix("image/") { throw .unexpectedContent(url: url, found: type) }
      let start = body.prefix(16).drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      guard let first = start.first, first != UInt8(ascii: "<"), first != UInt8(ascii: "{") else {
        throw .unexpectedContent(url: url, found: "text")
      }
    default:
      guard Self.isPicture(body) else {
        throw .unexpectedContent(url: url, found: type.isEmpty ? "no picture" : type)
      }
    }
  }

  private static func isPicture(_ body: [UInt8]) -> Bool {
    let isWebP = body.starts(with: Array("RIFF".utf8)) && body.dropFirst(8).starts(with: Array("WEBP".utf8))
    return isWebP || body.starts(with: [0x89, 0x50, 0x4E, 0x47]) || body.starts(with: [0xFF, 0xD8, 0xFF])
  }

  private static func template(_ text: String) throws(NetworkError) -> URLTemplate {
    do throws(URLTemplate.Failure) { return try URLTemplate(text) } catch {
      throw .template(text: text, error)
    }
  }

  private static func description(_ url: String, _ fetcher: Fetcher) throws(NetworkError) -> JSON {
    let bytes = try fetcher.bytes(at: url) { body, _ throws(NetworkError) in
      guard body.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else {
        throw .malformedDescription(url: url)
      }
    }
    guard let json = try? JSON(parsing: bytes) else { throw .malformedDescription(url: url) }
    return json
  }

  /// An address as a description gives it: whole, or beginning at the description's host or folder.
  static func resolved(_ text: String, against url: String) -> String {
    if text.contains("://") { return text }
    guard let scheme = url.firstRange(of: "://") else { return text }
    if text.hasPrefix("//") { return url[..<scheme.lowerBound] + ":" + text }
    let path = url[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
    let host = path.prefix { $0 != "/" }
    let prefix = url[..<scheme.upperBound]
    if text.hasPrefix("/") { return prefix + host + text }
    let folder = path.lastIndex(of: "/").map { path[..<$0] } ?? host
    return prefix + folder + "/" + text
  }

  /// What the tiles are, as their extension or description says; vector tiles if neither does.
  private static func content(of template: String, _ json: JSON?) -> TileContent {
    let path = template.prefix { $0 != "?" && $0 != "#" }.lowercased()
    let known: [(String, TileContent)] = [
      (".pbf", .vector), (".mvt", .vector), (".png", .png), (".jpg", .jpeg), (".jpeg", .jpeg),
      (".webp", .webP),
    ]
    if let found = known.first(where: { path.hasSuffix($0.0) }) { return found.1 }
    if json?["vector_layers"] != nil { return .vector }
    switch json?["format"]?.string {
    case "png": return .png
    case "jpg", "jpeg": return .jpeg
    case "webp": return .webP
    default: return .vector
    }
  }
}
