/// A geometry to be written into a vector tile, in tile units with y down.
///
/// Coordinates are to lie within ±2^30, since the format has steps of 32 bits with a sign.
package enum TileShape: Hashable, Sendable {
  /// One or several points.
  case points([TilePoint])
  /// One or several lines.
  case lines([[TilePoint]])
  /// One or several polygons, each a list of rings: the outer one first, then its holes. Rings need not
  /// repeat their first point, and may run either way round: the writer turns them.
  case polygons([[[TilePoint]]])
}

extension TileShape {
  /// Whether every coordinate is one that the format can step to from any other.
  var isWithinReach: Bool {
    let reach: ClosedRange<Int32> = -(1 << 30)...(1 << 30)
    func isWithin(_ points: [TilePoint]) -> Bool {
      points.allSatisfy { reach.contains($0.x) && reach.contains($0.y) }
    }
    return switch self {
    case .points(let points): isWithin(points)
    case .lines(let lines): lines.allSatisfy(isWithin)
    case .polygons(let polygons): polygons.allSatisfy { $0.allSatisfy(isWithin) }
    }
  }
}
