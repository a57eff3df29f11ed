import Geography
import Tiles

/// Writes what was cut for one tile into its layers, in whole tile units.
struct TileLayerWriter {
  private let tile: TileAddress
  private let grid: TileGrid
  private var main: VectorTileLayerBuilder
  private var outlines: VectorTileLayerBuilder?

  /// Starts a layer in a tile, and the one for its outlines if it has any.
  init(_ layer: WorldLayer, tile: TileAddress, grid: TileGrid) {
    self.tile = tile
    self.grid = grid
    main = VectorTileLayerBuilder(name: layer.name, extent: grid.extent)
    outlines = layer.outline.map { VectorTileLayerBuilder(name: $0, extent: grid.extent) }
  }

  /// Adds an area, each outer ring with its holes as a feature of its own, and its outlines.
  mutating func addArea(_ area: ClippedArea, _ properties: WorldFeature.Properties) {
    let rings = area.rings.map(positions).filter { $0.count > 2 }
    for polygon in Ring.polygons(rings) {
      main.add(.polygons([polygon.map(tilePoints)]), properties: properties)
    }
    for outline in area.outlines { addOutline(outline) }
  }

  /// Adds an outline without the sides where the world was cut open.
  private mutating func addOutline(_ outline: [SIMD2<Double>]) {
    for part in TileLayerWriter.uncut(outline) {
      let line = positions(part)
      guard line.count > 1 else { continue }
      let shape = TileShape.lines([tilePoints(line)])
      outlines?.add(shape)
    }
  }

  static func uncut(_ outline: [SIMD2<Double>]) -> [[SIMD2<Double>]] {
    var parts: [[SIMD2<Double>]] = []
    var part: [SIMD2<Double>] = []
    for point in outline {
      if let last = part.last, WorldPlane.isCut(last, point) {
        if part.count > 1 { parts.append(part) }
        part = []
      }
      part.append(point)
    }
    if part.count > 1 { parts.append(part) }
    return parts
  }

  /// Adds lines as one feature.
  mutating func addLines(_ lines: [[SIMD2<Double>]], _ properties: WorldFeature.Properties) {
    let lines = lines.map(positions).filter { $0.count > 1 }
    guard !lines.isEmpty else { return }
    main.add(.lines(lines.map(tilePoints)), properties: properties)
  }

  /// Adds a point that is in tile units already.
  mutating func addPoint(_ position: SIMD2<Double>, _ properties: WorldFeature.Properties) {
    main.add(.points(tilePoints([position])), properties: properties)
  }

  /// Adds the layers to the tile.
  func finish(into builder: inout VectorTileBuilder) {
    builder.add(main)
    if let outlines { builder.add(outlines) }
  }

  /// The positions in tile units, without repeats in a row.
  private func positions(_ points: [SIMD2<Double>]) -> [SIMD2<Double>] {
    var result: [SIMD2<Double>] = []
    result.reserveCapacity(points.count)
    for point in points {
      let position = grid.position(point, in: tile)
      if position != result.last { result.append(position) }
    }
    return result
  }

  private func tilePoints(_ positions: [SIMD2<Double>]) -> [TilePoint] {
    positions.map { TilePoint(x: Int32($0.x), y: Int32($0.y)) }
  }
}
