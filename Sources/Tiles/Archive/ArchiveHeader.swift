package import Geography

/// How parts of an archive are compressed.
public enum ArchiveCompression: UInt8, Hashable, Sendable {
  /// Not said.
  case unknown
  /// Not at all.
  case none
  /// By gzip.
  case gzip
  /// By Brotli.
  case brotli
  /// By Zstandard.
  case zstandard
}

/// What the tiles of an archive are.
public enum TileContent: UInt8, Hashable, Sendable {
  /// Something else.
  case other
  /// Vector tiles (Mapbox Vector Tile).
  case vector
  /// PNG pictures.
  case png
  /// JPEG pictures.
  case jpeg
  /// WebP pictures.
  case webP
  /// AVIF pictures.
  case avif
  /// Vector tiles of the MapLibre Tile format.
  case mapLibre
}

/// The first 127 bytes of a PMTiles archive of version 3, which say where everything is.
package struct ArchiveHeader: Hashable, Sendable {
  /// How long a header is, in bytes.
  package static let byteCount = 127

  /// Where the root directory lies.
  package var rootDirectory: Range<Int> = 0..<0
  /// Where the metadata lie.
  package var metadata: Range<Int> = 0..<0
  /// Where all leaf directories lie.
  package var leafDirectories: Range<Int> = 0..<0
  /// Where all tiles lie.
  package var tileData: Range<Int> = 0..<0
  /// How many addresses have a tile; 0 if not known.
  package var addressedTiles: UInt64 = 0
  /// How many entries of directories are tiles; 0 if not known.
  package var tileEntries: UInt64 = 0
  /// How many tiles there are that differ; 0 if not known.
  package var tileContents: UInt64 = 0
  /// Whether tiles lie in the order of their numbers.
  package var isClustered = false
  /// How directories and metadata are compressed.
  package var internalCompression = ArchiveCompression.gzip
  /// How tiles are compressed.
  package var tileCompression = ArchiveCompression.gzip
  /// What the tiles are.
  package var content = TileContent.vector
  /// The zooms that have tiles.
  package var zooms: ClosedRange<Int> = 0...0
  /// The part of the globe that has tiles.
  package var bounds = BoundingBox.world
  /// The zoom to look at first.
  package var centerZoom = 0
  /// Where to look first, degrees of longitude.
  package var centerLongitude = 0.0
  /// Where to look first, degrees of latitude.
  package var centerLatitude = 0.0

  package init() {}
}
