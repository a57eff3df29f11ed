package import Cartography
package import Geography
import Raster

/// Draws tiles: squares of the map whose names run on from one to the next.
///
/// Tiles are drawn many at a time, as one picture that is then cut, always along the same lines: a tile has the same
/// bytes whichever others are asked for with it.
package struct TileDrawing: Sendable {
  /// What is drawn.
  package let tiles: MapTiles
  /// The same, with blank tiles where there are none: what is cut off may lie there.
  private let drawn: MapTiles
  /// Light or dark.
  package var look: MapLook
  /// The side of a tile, in points: 256 or 512.
  package var side: Int
  /// Pixels a point.
  package var scale: Double
  /// How tiles are written.
  package var format: TileFormat

  /// The side of the pictures that are cut, in pixels, at most.
  private static let longestSide = 2048.0

  /// Makes a drawing.
  package init(tiles: MapTiles, look: MapLook, side: Int, scale: Double, format: TileFormat) {
    self.tiles = tiles
    drawn = tiles.allowsMissing || tiles.isWorld ? tiles : tiles.allowingMissing()
    self.look = look
    self.side = side
    self.scale = scale
    self.format = format
  }

  /// Tiles that are drawn as one picture.
  package struct Block: Hashable, Sendable {
    /// The zoom of the tiles.
    package var zoom: Int
    /// The column of the block, in blocks.
    package var column: Int
    /// The row of the block, in blocks.
    package var row: Int
    /// The tiles that are wanted of it.
    package var wanted: [TileAddress]

    /// What tells it from other blocks of the same drawing.
    package var name: String { "\(zoom)/\(column)/\(row)" }
  }

  /// What drawing a block gives.
  package struct Result: Sendable {
    /// The files of the wanted tiles.
    package var files: [(address: TileAddress, bytes: [UInt8])]
    /// What was missing.
    package var warnings: [MapWarning]
    /// Whom to credit.
    package var credits: [String]
    /// Whether there was no tile at all to draw from.
    package var isWithoutMap: Bool
  }

  /// Refuses a part of the map that lies outside of the tiles that are drawn, unless blank tiles are allowed.
  /// - Throws: ``SnapshotError``.
  package func check(_ part: WorldRect) throws(SnapshotError) {
    guard !tiles.allowsMissing, tiles.overlap(with: part) == .outside else { return }
    throw .map(.noTiles(source: tiles.name, reach: tiles.reach))
  }

  /// Draws a tile as a picture of its own, which fails where there is no map of it.
  /// - Throws: ``SnapshotError``.
  package func check(_ tile: TileAddress) throws(SnapshotError) {
    try check(tile.bounds)
    let size = ViewSize(width: Double(side), height: Double(side))
    let viewport: Viewport
    do throws(GeographyError) {
      viewport = try Viewport(
        center: tile.bounds.center, mapPointsPerPoint: tile.bounds.width / Double(side), size: size)
    } catch { throw .view(error) }
    _ = try MapRenderer.shared.ground(
      viewport, of: tiles, scale: scale, appearance: look, obstacles: LabelObstacles(),
      attribution: .automatic, edges: .cross)
  }

  /// What is warned of for some tiles, where the picture that they are cut from holds others too.
  private func warnings(_ warnings: [MapWarning], of wanted: [TileAddress]) -> [MapWarning] {
    let overlaps = wanted.map { tiles.overlap(with: $0.bounds) }
    let ends = overlaps.contains { $0 == .partly || $0 == .outside }
    var warnings = warnings.filter { warning in
      switch warning {
      case .tilesEnd: false
      // Where the tiles end it is no news that some are missing.
      case .missingTiles: !ends
      default: true
      }
    }
    if ends, let bounds = tiles.statedBounds {
      warnings.append(.tilesEnd(source: tiles.name, bounds: bounds))
    }
    return warnings
  }

  /// How many tiles of a zoom stand side by side in a block: a power of two.
  private func tilesAcross(zoom: Int) -> Int {
    var count = 1
    while count < 1 << zoom, Double(2 * count * side) * scale <= Self.longestSide { count *= 2 }
    return count
  }

  /// Sorts tiles into blocks, in the order in which the tiles come.
  package func blocks(of tiles: some Sequence<TileAddress>) -> [Block] {
    var places: [Block: Int] = [:]
    var blocks: [Block] = []
    for tile in tiles {
      let across = tilesAcross(zoom: tile.z)
      let key = Block(zoom: tile.z, column: tile.x / across, row: tile.y / across, wanted: [])
      let place = places[key] ?? blocks.count
      if places.updateValue(place, forKey: key) == nil { blocks.append(key) }
      blocks[place].wanted.append(tile)
    }
    return blocks
  }

  /// Draws a block and cuts it.
  /// - Throws: ``SnapshotError``.
  package func draw(_ block: Block) throws(SnapshotError) -> Result {
    let across = tilesAcross(zoom: block.zoom)
    let renderer = MapRenderer.shared
    let map = try renderer.ground(
      try viewport(of: block, across: across), of: drawn, scale: scale, appearance: look,
      obstacles: LabelObstacles(), attribution: .automatic, edges: .cross)
    let bitmap = try renderer.paint(map)
    let pixels = Int(Double(side) * scale)
    var files: [(TileAddress, [UInt8])] = []
    for tile in block.wanted {
      let part = bitmap.cropped(
        x: (tile.x - block.column * across) * pixels, y: (tile.y - block.row * across) * pixels,
        width: pixels,
        height: pixels)
      do throws(RasterError) { files.append((tile, try format.encode(part, scale: scale))) } catch {
        throw .picture(error)
      }
    }
    return Result(
      files: files, warnings: warnings(map.warnings, of: block.wanted), credits: map.credits,
      isWithoutMap: map.warnings.contains(.missingTiles(source: tiles.name, isAll: true)))
  }

  private func viewport(of block: Block, across: Int) throws(SnapshotError) -> Viewport {
    let tile = WorldPoint.width / Double(1 << block.zoom)
    let size = Double(across * side)
    let center = WorldPoint(
      x: (Double(block.column) + 0.5) * Double(across) * tile,
      y: (Double(block.row) + 0.5) * Double(across) * tile)
    do throws(GeographyError) {
      return try Viewport(
        center: center, mapPointsPerPoint: tile / Double(side), size: ViewSize(width: size, height: size))
    } catch {
      throw .view(error)
    }
  }
}
