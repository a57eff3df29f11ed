public import Geography
import JSON

/// A PMTiles archive (version 3), in memory or in a file of which only what is needed is read.
///
/// It may be asked from several threads at once.
public struct TileArchive: TileSource {
  /// Parts of an archive above this many bytes are refused, compressed or not.
  enum Limit {
    static let directory = 4 << 20
    static let metadata = 16 << 20
    static let tile = 32 << 20
    /// How many directories may lead to one tile, the root included.
    static let depth = 4
  }

  private let bytes: ArchiveBytes
  private let root: ArchiveDirectory
  private let leaves = LeafCache()
  /// What the archive says of itself in numbers.
  package let header: ArchiveHeader
  /// What the archive says of itself in words; nothing where ``metadataError`` says why.
  package let metadata: ArchiveMetadata
  /// Why the metadata could not be read; the tiles can be.
  public let metadataError: ArchiveError?

  /// Opens an archive in a file, which stays open as long as the archive is in use.
  public init(path: String) throws(ArchiveError) {
    try self.init(.file(FileBytes(path: path)))
  }

  /// Opens an archive in memory.
  public init(_ bytes: [UInt8]) throws(ArchiveError) {
    try self.init(.memory(bytes))
  }

  /// Opens the archive of the whole world that is part of the program.
  public static func world() throws(ArchiveError) -> TileArchive {
    try TileArchive(.embedded(.world))
  }

  /// Opens an archive that is part of the program.
  package init(_ archive: EmbeddedArchive) throws(ArchiveError) {
    try self.init(.embedded(archive))
  }

  private init(_ bytes: ArchiveBytes) throws(ArchiveError) {
    let count = bytes.count
    let header = try bytes.withBytes(0..<min(count, ArchiveHeader.byteCount)) { start throws(ArchiveError) in
      try ArchiveHeader(start, archiveByteCount: count)
    }
    let directory = try bytes.inflated(
      header.rootDirectory, header.internalCompression, limit: Limit.directory)
    root = try ArchiveDirectory(directory, at: header.rootDirectory.lowerBound)
    do throws(ArchiveError) {
      metadata = try Self.metadata(bytes, header)
      metadataError = nil
    } catch {
      metadata = ArchiveMetadata()
      metadataError = error
    }
    self.bytes = bytes
    self.header = header
  }

  private static func metadata(
    _ bytes: ArchiveBytes, _ header: ArchiveHeader
  ) throws(ArchiveError) -> ArchiveMetadata {
    let start = header.metadata.lowerBound
    let text = try bytes.inflated(header.metadata, header.internalCompression, limit: Limit.metadata)
    guard let json = try? JSON(parsing: text), json.kind == .object else {
      throw .malformedMetadata(at: start)
    }
    return ArchiveMetadata(json)
  }

  /// What its tiles are.
  public var content: TileContent { header.content }
  /// The zooms at which it has tiles.
  public var zooms: ClosedRange<Int> { header.zooms }
  /// The part of the globe it has tiles for.
  public var bounds: BoundingBox { header.bounds }
  /// Where it says to look at first; what is zero throughout says nothing.
  public var center: TileCenter? {
    let numbers = [header.centerLongitude, header.centerLatitude, Double(header.centerZoom)]
    return numbers == [0, 0, 0] ? nil : TileCenter(numbers)
  }
  /// Whom to credit for the data, as the archive words it (it may have HTML tags in it).
  public var attribution: String? { metadata.attribution }

  /// The layers that the metadata tell of.
  public var layerNames: [String] { metadata.layers.map(\.id) }

  /// The bytes of a tile, inflated; nothing if the archive has none at an address.
  public func tile(at address: TileAddress) throws(ArchiveError) -> [UInt8]? {
    guard address.isValid, let entry = try entry(for: address.tileID) else { return nil }
    let range = try Self.range(of: entry, in: header.tileData)
    return try bytes.inflated(range, header.tileCompression, limit: Limit.tile)
  }

  /// Follows directories from the root to the entry of a tile.
  private func entry(for id: UInt64) throws(ArchiveError) -> ArchiveDirectory.Entry? {
    var directory = root
    var place = header.rootDirectory.lowerBound
    for _ in 0..<Limit.depth {
      guard let entry = directory.entry(for: id) else { return nil }
      if entry.runLength > 0 { return entry }
      let range = try Self.range(of: entry, in: header.leafDirectories)
      place = range.lowerBound
      directory = try leaf(range)
    }
    throw .tooDeep(at: place)
  }

  private func leaf(_ range: Range<Int>) throws(ArchiveError) -> ArchiveDirectory {
    if let known = leaves.directory(at: range) { return known }
    let bytes = try bytes.inflated(range, header.internalCompression, limit: Limit.directory)
    let directory = try ArchiveDirectory(bytes, at: range.lowerBound)
    leaves.keep(directory, at: range)
    return directory
  }

  /// Where an entry's bytes lie in the archive; they must lie within their section.
  private static func range(
    of entry: ArchiveDirectory.Entry, in section: Range<Int>
  ) throws(ArchiveError) -> Range<Int> {
    let length = UInt64(section.count)
    guard entry.offset <= length, UInt64(entry.length) <= length - entry.offset else {
      throw .truncated(at: section.upperBound)
    }
    let start = section.lowerBound + Int(entry.offset)
    return start..<(start + Int(entry.length))
  }
}

extension TileArchive {
  /// Every entry of every directory that is a tile, with the numbers it serves, in rising order.
  ///
  /// For tests and for those who copy archives; reads all directories.
  func tileEntries() throws(ArchiveError) -> [ArchiveDirectory.Entry] {
    try tileEntries(of: root, depth: 1)
  }

  private func tileEntries(
    of directory: ArchiveDirectory, depth: Int
  ) throws(ArchiveError) -> [ArchiveDirectory.Entry] {
    guard depth <= Limit.depth else { throw .tooDeep(at: header.leafDirectories.lowerBound) }
    var entries: [ArchiveDirectory.Entry] = []
    for entry in directory.entries {
      if entry.runLength > 0 {
        entries.append(entry)
      } else {
        let range = try Self.range(of: entry, in: header.leafDirectories)
        entries += try tileEntries(of: leaf(range), depth: depth + 1)
      }
    }
    return entries
  }
}
