/// Why a tile archive, or a tile in it, cannot be read.
///
/// `at` is an offset in bytes from the start of the archive; for what lies within a compressed part it is where
/// that part starts.
public enum ArchiveError: Error, Hashable, Sendable {
  /// The file cannot be opened; the number is the system's `errno`.
  case cannotOpen(path: String, code: Int32)
  /// The path names something other than a file, such as a folder.
  case notAFile(path: String)
  /// The file cannot be read at a place; the number is the system's `errno`.
  case cannotRead(code: Int32, at: Int)
  /// The bytes do not begin as a PMTiles archive does.
  case notAnArchive
  /// The archive is of another version of PMTiles than 3.
  case unsupportedVersion(Int)
  /// The header says something impossible.
  case malformedHeader(at: Int)
  /// A part reaches past the end of the file, or of the section it lies in: the file was cut.
  case truncated(at: Int)
  /// A part is compressed in a way that is not read here: Brotli, Zstandard, or one that is not said.
  case unsupportedCompression(ArchiveCompression, at: Int)
  /// A part is not the gzip data it ought to be.
  case malformedGzip(at: Int)
  /// A part is larger than anything read here, compressed or not; the limit is in bytes.
  case tooLarge(limit: Int, at: Int)
  /// A directory does not hold what a directory holds.
  case malformedDirectory(at: Int)
  /// Leaf directories lead to further ones without end.
  case tooDeep(at: Int)
  /// The metadata are no JSON object.
  case malformedMetadata(at: Int)
}
