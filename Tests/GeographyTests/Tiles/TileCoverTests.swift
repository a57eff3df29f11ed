import Geography
import Support
import Testing

@Suite("Tile covers")
struct TileCoverTests {
  /// The placed tile under a point of the picture; nothing above and below the world.
  static func tile(at point: ViewPoint, in view: Viewport, zoom: Int) -> PlacedTile? {
    guard let world = view.worldPoint(for: point), world.y > 0, world.y < WorldPoint.width,
      let address = TileAddress(containing: world, zoom: zoom)
    else { return nil }
    return PlacedTile(address: address, wrap: Int((world.x / WorldPoint.width).rounded(.down)))
  }

  @Test("Every point of a view lies in a tile of its cover", arguments: 0..<80 as Range<UInt64>)
  func contains(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport(zooms: -2...18)
    let zoom = max(0, Int(view.zoom.rounded()) - (view.pitch > 0 ? 1 : 0))
    let cover = try TileCover(view, zoom: zoom)
    let tiles = Set(cover.tiles)
    #expect(tiles.count == cover.tiles.count, "a tile occurs twice, seed \(seed)")
    #expect(cover.zoom == zoom && tiles.allSatisfy { $0.address.isValid && $0.address.z == zoom })
    for _ in 0..<300 {
      let point = ViewPoint(
        x: random.number(0...view.size.width), y: random.number(0...view.size.height))
      guard let tile = Self.tile(at: point, in: view, zoom: zoom) else { continue }
      // Within a millionth of an edge the cover may rightly see the other side.
      #expect(tiles.contains(tile), "seed \(seed), \(point)")
    }
  }

  @Test("Every tile of a cover is in the view", arguments: 0..<40 as Range<UInt64>)
  func tight(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport(zooms: 0...18)
    let cover = try TileCover(view, zoom: max(0, Int(view.zoom.rounded()) - 1))
    let picture = view.corners()
    for tile in cover.tiles {
      #expect(overlaps(picture, tile.bounds, slack: 1e-6 * tile.bounds.width), "seed \(seed), \(tile)")
    }
  }

  /// Whether a convex polygon and a rectangle overlap: no line through a side of either parts them.
  func overlaps(_ polygon: [WorldPoint], _ rect: WorldRect, slack: Double) -> Bool {
    guard polygon.contains(where: { $0.x < rect.maxX + slack }),
      polygon.contains(where: { $0.x > rect.minX - slack }),
      polygon.contains(where: { $0.y < rect.maxY + slack }),
      polygon.contains(where: { $0.y > rect.minY - slack })
    else { return false }
    let corners = [rect.minX, rect.maxX].flatMap { x in [rect.minY, rect.maxY].map { (x, $0) } }
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      // Clockwise with y down: inside is to the right of each side.
      if corners.allSatisfy({ dx * ($0.1 - start.y) - dy * ($0.0 - start.x) < -slack * length }) {
        return false
      }
    }
    return true
  }

  @Test("Tiles go from north to south and from west to east", arguments: 0..<20 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let view = try random.viewport(zooms: 0...10)
    let tiles = try TileCover(view, zoom: Int(view.zoom)).tiles
    for (tile, next) in zip(tiles, tiles.dropFirst()) {
      #expect(
        tile.address.y < next.address.y || tile.address.y == next.address.y && tile.bounds.x < next.bounds.x,
        "seed \(seed)")
    }
  }

  @Test("A view across 180° has tiles on both sides")
  func antimeridian() throws {
    let view = try Viewport(
      center: Coordinate(latitude: 10, longitude: 180), zoom: 3, size: ViewSize(width: 200, height: 100))
    let tiles = try TileCover(view, zoom: 3).tiles
    #expect(
      tiles == [
        PlacedTile(address: TileAddress(z: 3, x: 7, y: 3), wrap: -1),
        PlacedTile(address: TileAddress(z: 3, x: 0, y: 3), wrap: 0),
      ])
  }

  @Test("A view wider than the world has each tile once for each world")
  func wide() throws {
    let view = try Viewport(
      center: Coordinate(latitude: 0, longitude: 0), zoom: 0, size: ViewSize(width: 1000, height: 400))
    let tiles = try TileCover(view, zoom: 0).tiles
    #expect(tiles.map(\.wrap) == [-2, -1, 0, 1, 2])
    let finer = try TileCover(view, zoom: 1).tiles
    // 1000 points are 7.8 tiles of 128 points, the middle on an edge: four to each side, in two rows.
    #expect(finer.count == 16 && Set(finer).count == 16 && Set(finer.map(\.address)).count == 4)
  }

  @Test("The view of a tile needs that tile alone", arguments: 0..<30 as Range<UInt64>)
  func exact(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let zoom = Int.random(in: 0...18, using: &random)
    let tile = try #require(TileAddress(containing: random.coordinate(), zoom: zoom))
    let size = ViewSize(width: 256, height: 256)
    let views = [
      try Viewport(rect: tile.bounds, size: size), try Viewport(box: tile.boundingBox, size: size),
    ]
    for view in views {
      #expect(try TileCover(view, zoom: zoom).tiles.map(\.address) == [tile], "seed \(seed)")
      #expect(try TileCover(view, zoom: min(zoom + 2, 30)).tiles.count == 16, "seed \(seed)")
    }
  }

  @Test("The tiles of a box are those whose box is in it, across 180° as well")
  func boxes() throws {
    let tile = TileAddress(z: 10, x: 486, y: 332)
    let own = try TileCover(WorldRect(tile.boundingBox), zoom: 10)
    #expect(own.tiles == [PlacedTile(address: tile, wrap: 0)])
    let finer = try TileCover(WorldRect(tile.boundingBox), zoom: 11)
    #expect(finer.tiles.map(\.address) == tile.children)
    let fiji = BoundingBox(west: 177, south: -20, east: -178, north: -12)
    let across = try TileCover(WorldRect(fiji), zoom: 5)
    #expect(across.tiles.map(\.address) == [31, 0].map { TileAddress(z: 5, x: $0, y: 17) })
    #expect(across.tiles.map(\.wrap) == [0, 1])
    #expect(try TileCover(.world, zoom: 3).tiles.count == 64)
    #expect(throws: GeographyError.invalidRect(.null)) { try TileCover(.null, zoom: 3) }
  }

  @Test("A margin adds the tiles round the view")
  func margin() throws {
    let tile = TileAddress(z: 5, x: 0, y: 10)
    let view = try Viewport(rect: tile.bounds, size: ViewSize(width: 256, height: 256))
    let cover = try TileCover(view, zoom: 5, margin: 1)
    #expect(cover.tiles.count == 9 && cover.tiles.first?.address == TileAddress(z: 5, x: 31, y: 9))
    #expect(cover.tiles.first?.wrap == -1)
  }

  @Test("A margin past the horizon stays bounded", arguments: [10.0, 70])
  func horizon(pitch: Double) throws {
    let view = try Viewport(center: Sample.trevi, zoom: 10, size: Sample.phone, pitch: pitch)
    let plain = try TileCover(view, zoom: 8)
    let cover = try TileCover(view, zoom: 8, margin: 512)
    #expect(Set(plain.tiles).isSubset(of: Set(cover.tiles)))
    #expect(throws: Never.self) { try TileCover(view, zoom: 2, margin: 100_000) }
  }

  @Test("Above and below the world there are no tiles")
  func beyond() throws {
    let view = try Viewport(
      center: WorldPoint(x: 0, y: -WorldPoint.width / 2), mapPointsPerPoint: 1, size: Sample.phone)
    #expect(try TileCover(view, zoom: 3).tiles.isEmpty)
  }

  @Test("Absurd covers are errors, not memory")
  func absurd() throws {
    let view = try Viewport(center: Sample.trevi, zoom: 0, size: Sample.phone)
    #expect(throws: GeographyError.self) { try TileCover(view, zoom: 30) }
    #expect(throws: GeographyError.tileZoomOutOfRange(31)) { try TileCover(view, zoom: 31) }
    #expect(throws: GeographyError.tooManyTiles(zoom: 2, count: 28, limit: 27)) {
      try TileCover(view, zoom: 2, limit: 27)
    }
    #expect(throws: GeographyError.self) { try TileCover(view, zoom: 2, margin: .nan) }
    #expect(throws: GeographyError.invalidMargin(-1)) { try TileCover(view, zoom: 2, margin: -1) }
  }
}
