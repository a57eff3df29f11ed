package import Geography
package import Style
package import Tiles

/// Why a map could not be composed.
package enum MapError: Error, Hashable, Sendable {
  /// A built-in look does not read.
  case look(name: String, StyleError)
  /// A tile cannot be read, or one of its layers.
  case tile(TileAddress, source: String, layer: String?, TileSourceError)
  /// The view lies where the source has no tiles; the box that they lie in, where that is known.
  case noTiles(source: String, reach: BoundingBox?)
  /// The view needs more tiles than make sense.
  case tooManyTiles(zoom: Int)
  /// More annotations are to be drawn, on all the worlds that the view shows, than make sense.
  case tooManyAnnotations(limit: Int)
  /// A tilted view; painting one is not possible yet.
  case pitch(Double)
}
