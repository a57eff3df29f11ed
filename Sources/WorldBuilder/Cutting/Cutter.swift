import Geography
import Tiles

/// Cuts the layers of one zoom into vector tiles.
///
/// Each shape is simplified once for the zoom, so that neighbouring tiles agree on every vertex; then the world is cut
/// in four again and again, each part taking along only what lies in it.
struct Cutter {
  /// The tiles to cut.
  let grid: TileGrid
  private let layers: [WorldLayer]
  private var pieces: [Piece] = []
  private var points: [TileAddress: [(layer: Int, feature: Int, position: SIMD2<Double>)]] = [:]

  /// Part of an area or of lines within the tile at hand.
  private struct Piece {
    var layer: Int
    var feature: Int
    var parts: [[SIMD2<Double>]]
    var isArea: Bool
  }

  /// Prepares a zoom's layers for cutting.
  init(_ layers: [WorldLayer], grid: TileGrid) {
    self.grid = grid
    self.layers = layers
    for (index, layer) in layers.enumerated() {
      for (feature, value) in layer.features.enumerated() { add(value, feature, layer, index) }
    }
  }

  private mutating func add(_ feature: WorldFeature, _ number: Int, _ layer: WorldLayer, _ index: Int) {
    let simplification = Simplification(
      tolerance: layer.tolerance * grid.unit, factor: layer.isOnGround ? WorldPlane.stretch : nil)
    switch feature.shape {
    case .point(let point):
      let (tile, position) = grid.place(point)
      points[tile, default: []].append((index, number, position))
    case .lines(let lines):
      let parts = lines.map { simplification.line($0) }
      addWithCopies(Piece(layer: index, feature: number, parts: parts, isArea: false))
    case .area(let rings):
      let smallest = layer.smallestArea * grid.unit * grid.unit
      let parts = rings.filter { abs(Ring.area($0)) >= smallest }
        .map { simplification.ring($0, keeping: WorldPlane.isOnCut) }
        .filter { $0.count > 2 }
      addWithCopies(Piece(layer: index, feature: number, parts: parts, isArea: true))
    }
  }

  /// Adds a piece, and once more a world further east or west if it shows in the buffer there.
  private mutating func addWithCopies(_ piece: Piece) {
    pieces.append(piece)
    let bounds = piece.parts.compactMap { Bounds($0) }
    let reach = 2 * grid.buffer
    for shift in [1.0, -1.0] {
      let shows = bounds.contains {
        shift > 0 ? $0.minimum.x <= reach : $0.maximum.x >= 1 - reach
      }
      guard shows else { continue }
      var copy = piece
      copy.parts = piece.parts.map { part in part.map { SIMD2($0.x + shift, $0.y) } }
      pieces.append(copy)
    }
  }

  /// Cuts all tiles and hands out each with its bytes, none for a tile where nothing lies.
  func cut(_ body: (TileAddress, [UInt8]) throws -> Void) rethrows {
    try descend(TileAddress(z: 0, x: 0, y: 0), pieces, body)
  }

  private func descend(
    _ tile: TileAddress, _ pieces: [Piece], _ body: (TileAddress, [UInt8]) throws -> Void
  ) rethrows {
    if tile.z == grid.zoom { return try body(tile, encode(tile, pieces)) }
    let clip = grid.clip(tile)
    let inner = tile.z == 0 ? pieces : pieces.compactMap { cut($0, to: clip) }
    for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
      let child = TileAddress(z: tile.z + 1, x: 2 * tile.x + dx, y: 2 * tile.y + dy)
      try descend(child, inner, body)
    }
  }

  private func cut(_ piece: Piece, to clip: Clip) -> Piece? {
    var result = piece
    result.parts = piece.isArea ? clip.polygon(piece.parts).rings : piece.parts.flatMap(clip.line)
    return result.parts.isEmpty ? nil : result
  }

  private func encode(_ tile: TileAddress, _ pieces: [Piece]) -> [UInt8] {
    let writers = layers.map { TileLayerWriter($0, tile: tile, grid: grid) }
    var named = writers
    let clip = grid.clip(tile)
    for piece in pieces {
      let properties = layers[piece.layer].features[piece.feature].properties
      if piece.isArea {
        named[piece.layer].addArea(clip.polygon(piece.parts), properties)
      } else {
        named[piece.layer].addLines(piece.parts.flatMap(clip.line), properties)
      }
    }
    for point in points[tile] ?? [] {
      let properties = layers[point.layer].features[point.feature].properties
      named[point.layer].addPoint(point.position, properties)
    }
    var builder = VectorTileBuilder()
    for writer in named { writer.finish(into: &builder) }
    return builder.encode()
  }
}
