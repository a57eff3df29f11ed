import Geography
import Tiles

extension MapComposer {
  /// Refuses a view in which there can be nothing of the tiles, unless blank pictures are allowed.
  func checkReach(of viewport: Viewport) throws(MapError) {
    guard !source.allowsMissing, source.overlap(with: viewport) == .outside else { return }
    throw .noTiles(source: source.name, reach: source.reach)
  }

  /// What is warned of, once it is known where the tiles end.
  /// - Parameters:
  ///   - warnings: The warnings of the picture.
  ///   - viewport: Its view.
  /// - Returns: The warnings.
  /// - Throws: ``MapError/noTiles(source:reach:)`` where tiles that do not say where they are turn out to be elsewhere.
  func settled(_ warnings: [MapWarning], _ viewport: Viewport) throws(MapError) -> [MapWarning] {
    let (all, some) = (
      MapWarning.missingTiles(source: source.name, isAll: true),
      MapWarning.missingTiles(source: source.name, isAll: false)
    )
    let ends = MapWarning.tilesEnd(source: source.name, bounds: source.statedBounds ?? .world)
    switch source.overlap(with: viewport) {
    case .inside: return warnings
    case .outside:
      guard warnings.contains(all) || warnings.contains(some) else { return warnings + [ends] }
      return warnings.filter { $0 != some && $0 != all } + [all]
    case .unknown:
      guard !source.isWorld, !source.allowsMissing, warnings.contains(all), try lacksTiles(viewport) else {
        return warnings
      }
      throw .noTiles(source: source.name, reach: source.reach)
    case .partly:
      let isHole = warnings.contains(some) ? try hasHoles(viewport) : false
      return warnings.filter { $0 != some || isHole } + [ends]
    }
  }

  /// Whether none of the tiles of a view is there.
  private func lacksTiles(_ viewport: Viewport) throws(MapError) -> Bool {
    // Of pictures that is known already.
    guard pictures == nil else { return true }
    return try opened(viewport, margin: 0).allSatisfy(\.open.isMissing)
  }

  /// Whether a tile of a view lacks that lies within the box that the tiles say.
  private func hasHoles(_ viewport: Viewport) throws(MapError) -> Bool {
    guard pictures == nil else { return true }
    return try opened(viewport, margin: 0).contains { tile, open in
      let square = tile.address.bounds
      // A tile that the box touches by a hair need not be there.
      return open.isMissing && source.overlap(with: square.insetBy(square.width / 64)) != .outside
    }
  }
}

extension WorldRect {
  /// The rectangle with so much taken off at each side.
  fileprivate func insetBy(_ part: Double) -> WorldRect {
    WorldRect(x: x + part, y: y + part, width: width - 2 * part, height: height - 2 * part)
  }
}
