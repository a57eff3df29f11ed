package import Geography
import Synchronization
import Tiles

/// What a part of the map has to do with the box that tiles are there for.
package enum TileOverlap: Hashable, Sendable {
  /// It lies in the box.
  case inside
  /// It reaches out of the box.
  case partly
  /// It lies outside of the box.
  case outside
  /// The tiles do not say which box that is, or it is all the world.
  case unknown
}

extension MapTiles {
  /// Whether it is the embedded world, which is whole: what is not in it is nowhere.
  package var isWorld: Bool { schema == .world }

  /// The zooms of the tiles, as they count them.
  package var zooms: ClosedRange<Int> { source.zooms }

  /// What the tiles are: `vector`, `png`, `jpeg` or `webp`.
  package var format: String {
    switch source.content {
    case .png: "png"
    case .jpeg: "jpeg"
    case .webP: "webp"
    default: "vector"
    }
  }

  /// The box that the tiles say they lie in; nothing where they do not, or it is all the world.
  package var statedBounds: BoundingBox? { isWorld ? nil : source.statedBounds }

  /// The box that all tiles lie in, looked up where they do not say it; nothing where it is all the world.
  package var reach: BoundingBox? {
    if isWorld { return nil }
    return knownReach.withLock { known in
      if let known { return known }
      let found = source.reach()
      known = .some(found)
      return found
    }
  }

  /// Where the tiles say to look at first, with the zoom of 256-point tiles.
  package var center: (coordinate: Coordinate, zoom: Double)? {
    source.center.map { ($0.coordinate, $0.zoom + (source.content == .vector ? 1 : 0)) }
  }

  /// What a part of the map has to do with the box that the tiles say.
  /// - Parameters:
  ///   - rect: The part, which may reach past the edges of the world.
  ///   - tolerance: By how much it may reach out of the box unnoticed, in units of the world.
  /// - Returns: The answer.
  package func overlap(with rect: WorldRect, tolerance: Double = 0) -> TileOverlap {
    guard let bounds = statedBounds, !rect.isNull else { return .unknown }
    let box = WorldRect(bounds)
    let (top, bottom) = (max(rect.minY, 0), min(rect.maxY, WorldPoint.width))
    let isTall = top >= box.minY - tolerance && bottom <= box.maxY + tolerance
    guard top < box.maxY, bottom > box.minY else { return .outside }
    // Round the whole globe there is no west and east.
    if box.width >= WorldPoint.width * 0.997 { return isTall ? .inside : .partly }
    let first = (rect.minX / WorldPoint.width).rounded(.down) - 1
    let shifts = stride(from: first, through: first + 2 + rect.width / WorldPoint.width, by: 1)
      .map { $0 * WorldPoint.width }
    guard shifts.contains(where: { rect.minX < box.maxX + $0 && rect.maxX > box.minX + $0 }) else {
      return .outside
    }
    let isWide = shifts.contains {
      rect.minX >= box.minX + $0 - tolerance && rect.maxX <= box.maxX + $0 + tolerance
    }
    return isTall && isWide ? .inside : .partly
  }

  /// What a view has to do with the box that the tiles say; a point of the picture more or less is no matter.
  package func overlap(with viewport: Viewport) -> TileOverlap {
    overlap(with: viewport.visibleRect(), tolerance: viewport.mapPointsPerPoint)
  }
}
