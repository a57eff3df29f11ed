import Geography
import Style
import Synchronization
import Tiles

/// What plans have taken out of tiles, kept for the pictures that come after, for all threads.
final class ShapeStore: Sendable {
  private struct Key: Hashable, Sendable {
    var tile: TileAddress
    var plan: ShapePlan
    /// The zoom that filters see, where they look at it.
    var zoom: Double?
  }

  /// Memory for what is kept, in bytes.
  private static let capacity = 24 << 20

  private let kept = Recent<Key, TileShapes>(capacity: capacity, cost: \.cost)

  /// Gives the shapes that a layer draws of a tile; nothing if it has no such layer, or none of it is seen.
  /// - Parameters:
  ///   - plan: The layer's plan.
  ///   - tile: The tile.
  ///   - open: What is in it.
  ///   - frame: Where it lies.
  ///   - layer: The layer, at the zoom of the picture; by default all features are taken.
  /// - Returns: What was taken, now or before.
  func shapes(
    _ plan: ShapePlan, of tile: PlacedTile, _ open: OpenTile, in frame: TileFrame, _ layer: EvaluatedLayer?
  ) -> TileShapes? {
    guard let source = open.layers[plan.sourceLayer], let seen = frame.clip else { return nil }
    func taken(_ cutter: ShapeCutter) -> TileShapes {
      TileShapes(source, plan, cutter) { layer?.accepts($0) ?? true }
    }
    if plan.isArea && frame.goesBeyondWorld {
      return taken(ShapeCutter(clip: seen, beyond: frame.extended))
    }
    if frame.isHuge { return taken(ShapeCutter(clip: seen)) }
    let key = Key(tile: tile.address, plan: plan, zoom: plan.dependsOnZoom ? layer?.filterZoom : nil)
    return kept.value(key) { taken(ShapeCutter(clip: frame.whole)) }
  }
}
