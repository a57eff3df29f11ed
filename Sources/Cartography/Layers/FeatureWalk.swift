import Geography
import Style
import Tiles

/// Walks over the features of one source layer in all tiles of a view.
struct FeatureWalk {
  /// The tiles, in the order of the cover.
  let tiles: [(tile: PlacedTile, open: OpenTile)]
  /// The name of where they come from.
  let source: String
  /// The view.
  let viewport: Viewport

  /// Calls back for each feature with its geometry and the frame of its tile.
  /// - Parameters:
  ///   - sourceLayer: The name of the layer in the tiles.
  ///   - margin: Points round the picture that still matter.
  ///   - accepts: Whether a feature is wanted, asked before its geometry is decoded.
  ///   - visit: What to do with a feature; the geometry is only lent.
  /// - Returns: What was broken and left out.
  func each(
    _ sourceLayer: String, margin: Double, accepts: (VectorTileFeature) -> Bool,
    visit: (VectorTileFeature, TileGeometry, TileFrame) -> Void
  ) -> [MapWarning] {
    var geometry = TileGeometry()
    var warnings: [MapWarning] = []
    for (tile, open) in tiles {
      guard let layer = open.layers[sourceLayer],
        let frame = frame(of: tile, open, layer, margin: margin)
      else { continue }
      warnings += layer.skipped.map {
        .skippedFeature(tile: open.origin, layer: sourceLayer, source: source, reason: $0.reason)
      }
      for feature in layer.features where accepts(feature) {
        do throws(TileError) {
          try feature.decodeGeometry(into: &geometry)
          visit(feature, geometry, frame)
        } catch {
          let reason = "a feature is left out: \(error.reason)"
          warnings.append(
            .skippedFeature(tile: open.origin, layer: sourceLayer, source: source, reason: reason))
        }
      }
    }
    return warnings
  }

  /// Calls back for what a plan takes of each tile, with the frame of the tile.
  /// - Parameters:
  ///   - plan: What is taken.
  ///   - margin: Points round the picture that still matter.
  ///   - layer: The layer that says which features are wanted; by default all are.
  ///   - store: Keeps what was taken.
  ///   - visit: What to do with it.
  /// - Returns: What was broken and left out.
  func each(
    _ plan: ShapePlan, margin: Double, _ layer: EvaluatedLayer? = nil, from store: ShapeStore,
    visit: (TileShapes, TileFrame) -> Void
  ) -> [MapWarning] {
    var warnings: [MapWarning] = []
    for (tile, open) in tiles {
      guard let source = open.layers[plan.sourceLayer],
        let frame = frame(of: tile, open, source, margin: margin),
        let shapes = store.shapes(plan, of: tile, open, in: frame, layer)
      else { continue }
      warnings += shapes.faults.map {
        .skippedFeature(tile: open.origin, layer: plan.sourceLayer, source: self.source, reason: $0)
      }
      visit(shapes, frame)
    }
    return warnings
  }

  private func frame(
    of tile: PlacedTile, _ open: OpenTile, _ layer: VectorTileLayer, margin: Double
  ) -> TileFrame? {
    TileFrame(tile, origin: open.origin, extent: layer.extent, in: viewport, margin: margin)
  }
}

extension TileGeometry {
  /// The points of a part, for geometry in doubles.
  func points(ofPart index: Int) -> [SIMD2<Double>] {
    points[part(index)].map { SIMD2(Double($0.x), Double($0.y)) }
  }
}
