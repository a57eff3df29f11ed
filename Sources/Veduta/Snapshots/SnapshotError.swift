public import Cartography
public import Geography
public import Raster

/// Why there is no snapshot.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The snapshotter is at work already.
  case alreadyLoading
  /// It was told to stop.
  case cancelled
  /// What is to be shown cannot be.
  case view(GeographyError)
  /// The map could not be composed.
  case map(MapError)
  /// The picture could not be painted or encoded.
  case picture(RasterError)
  /// The picture could not be written.
  case file(FileError)
}
