import Cartography
public import Geography
public import Raster
public import Tiles

/// Why there is no snapshot.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The snapshotter is at work already.
  case alreadyLoading
  /// It was told to stop.
  case cancelled
  /// What is to be shown cannot be.
  case view(GeographyError)
  /// The map could not be composed.
  case map(Map)
  /// The picture could not be painted or encoded.
  case picture(RasterError)
  /// The picture could not be written.
  case file(FileError)

  /// Why a map could not be composed.
  public enum Map: Hashable, Sendable {
    /// A built-in style does not read.
    case style
    /// A tile cannot be read; the reason in plain words, with the layer and the place where these are known, and of one
    /// of a server the kind of trouble.
    case tile(TileAddress, source: String, reason: String, TileTrouble? = nil)
    /// The view lies where the source has no tiles; the box that they lie in, where that is known.
    ///
    /// ``MapTiles/allowingMissing()`` makes a blank picture of it.
    case noTiles(source: String, reach: BoundingBox?)
    /// The view needs more tiles of this zoom than make sense.
    case tooManyTiles(zoom: Int)
    /// More annotations are to be drawn, on all the worlds that the view shows, than make sense.
    case tooManyAnnotations(limit: Int)
    /// Tilted views cannot be drawn yet; the pitch, in degrees.
    case pitch(Double)
  }
}

extension SnapshotError {
  /// The library's error for one of the map's.
  init(_ error: MapError) {
    self =
      switch error {
      case .look: .map(.style)
      case .tile(let address, let source, let layer, let error):
        .map(
          .tile(
            address, source: source, reason: (layer.map { "layer \($0): " } ?? "") + error.reason,
            error.trouble))
      case .noTiles(let source, let reach): .map(.noTiles(source: source, reach: reach))
      case .tooManyTiles(let zoom): .map(.tooManyTiles(zoom: zoom))
      case .tooManyAnnotations(let limit): .map(.tooManyAnnotations(limit: limit))
      case .pitch(let pitch): .map(.pitch(pitch))
      }
  }
}

extension TileSourceError {
  /// The kind of trouble with tiles elsewhere; nothing for those at hand.
  fileprivate var trouble: TileTrouble? {
    if case .remote(_, let trouble) = self, trouble != .other { trouble } else { nil }
  }
}
