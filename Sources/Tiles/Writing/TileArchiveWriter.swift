package import Geography
import JSON

/// Makes a PMTiles archive (version 3) of vector tiles; the same calls give the same bytes.
///
/// Tiles that are alike are stored once, and such tiles in a row take one entry. Everything is compressed with
/// gzip at its highest level.
package struct TileArchiveWriter: Sendable {
  /// The header and the root directory must lie within these first bytes.
  private static let rootLimit = 16_384 - ArchiveHeader.byteCount
  /// How many entries a leaf directory has at first; twice as many while the root does not fit.
  private static let leafEntryCount = 4_096

  private let metadata: ArchiveMetadata
  private let bounds: BoundingBox
  private let center: Coordinate
  private let centerZoom: Int
  /// The compressed tiles, each once, and their indices by what they hold before compression.
  private var contents: [[UInt8]] = []
  private var contentIndices: [[UInt8]: Int] = [:]
  /// The index of the content for each number of a tile.
  private var tiles: [UInt64: Int] = [:]

  /// An archive without tiles; `center` and `centerZoom` say where a viewer should look first.
  package init(metadata: ArchiveMetadata, bounds: BoundingBox, center: Coordinate, centerZoom: Int) {
    self.metadata = metadata
    self.bounds = bounds
    self.center = center
    self.centerZoom = centerZoom
  }

  /// How many tiles were added.
  package var tileCount: Int { tiles.count }

  /// Adds the bytes of a vector tile, not compressed, at a valid address; a tile added there before is replaced.
  package mutating func add(_ bytes: [UInt8], at address: TileAddress) {
    precondition(address.isValid, "no such tile address")
    let index = contentIndices[bytes] ?? contents.count
    if index == contents.count {
      contents.append(Gzip.deflate(bytes))
      contentIndices[bytes] = index
    }
    tiles[address.tileID] = index
  }

  /// The bytes of the archive.
  package func encode() -> [UInt8] {
    let (entries, data) = layOut()
    var header = ArchiveHeader()
    header.addressedTiles = UInt64(tiles.count)
    header.tileContents = UInt64(Set(tiles.values).count)
    header.zooms = zooms
    header.bounds = bounds
    header.centerZoom = centerZoom
    header.centerLongitude = center.longitude
    header.centerLatitude = center.latitude
    return Self.head(header, entries, metadata: metadata, dataCount: data.count) + data
  }

  /// What stands before the tiles of an archive: header, directories and metadata.
  /// - Parameters:
  ///   - header: What is known of the tiles; where things lie is filled in.
  ///   - entries: The tiles, by growing number.
  ///   - metadata: What is said of them.
  ///   - dataCount: How many bytes of tiles will follow.
  /// - Returns: All bytes before those of the tiles.
  static func head(
    _ header: ArchiveHeader, _ entries: [ArchiveDirectory.Entry], metadata: ArchiveMetadata, dataCount: Int
  ) -> [UInt8] {
    let (root, leaves) = directories(entries)
    let words = Gzip.deflate(metadata.json.encoded())
    let rootStart = ArchiveHeader.byteCount
    let wordStart = rootStart + root.count
    let leafStart = wordStart + words.count
    let dataStart = leafStart + leaves.count
    var header = header
    header.rootDirectory = rootStart..<wordStart
    header.metadata = wordStart..<leafStart
    header.leafDirectories = leafStart..<dataStart
    header.tileData = dataStart..<(dataStart + dataCount)
    header.tileEntries = UInt64(entries.count)
    header.isClustered = true
    return header.encode() + root + words + leaves
  }

  private var zooms: ClosedRange<Int> {
    let zooms = [tiles.keys.min(), tiles.keys.max()].compactMap { $0.flatMap(TileAddress.init(tileID:))?.z }
    guard let lowest = zooms.first, let highest = zooms.last else { return 0...0 }
    return lowest...highest
  }

  /// Puts the contents in the order in which the tiles need them, and tells the entries of all tiles.
  private func layOut() -> (entries: [ArchiveDirectory.Entry], data: [UInt8]) {
    var entries: [ArchiveDirectory.Entry] = []
    var data: [UInt8] = []
    var offsets: [Int: UInt64] = [:]
    for (id, index) in tiles.sorted(by: { $0.key < $1.key }) {
      let offset = offsets[index] ?? UInt64(data.count)
      if offsets.updateValue(offset, forKey: index) == nil { data += contents[index] }
      if let last = entries.last, last.offset == offset, last.id + UInt64(last.runLength) == id {
        entries[entries.count - 1].runLength += 1
      } else {
        let length = UInt32(contents[index].count)
        entries.append(ArchiveDirectory.Entry(id: id, offset: offset, length: length, runLength: 1))
      }
    }
    return (entries, data)
  }

  /// The compressed root directory and all leaf directories, none if the root can hold everything.
  private static func directories(_ entries: [ArchiveDirectory.Entry]) -> (root: [UInt8], leaves: [UInt8]) {
    let whole = Gzip.deflate(ArchiveDirectory(entries).encode())
    if whole.count <= rootLimit { return (whole, []) }
    var entryCount = leafEntryCount
    while true {
      let (root, leaves) = split(entries, each: entryCount)
      if root.count <= rootLimit { return (root, leaves) }
      entryCount *= 2
    }
  }

  private static func split(
    _ entries: [ArchiveDirectory.Entry], each entryCount: Int
  ) -> (root: [UInt8], leaves: [UInt8]) {
    var pointers: [ArchiveDirectory.Entry] = []
    var leaves: [UInt8] = []
    for start in stride(from: 0, to: entries.count, by: entryCount) {
      let part = Array(entries[start..<min(start + entryCount, entries.count)])
      let leaf = Gzip.deflate(ArchiveDirectory(part).encode())
      pointers.append(
        ArchiveDirectory.Entry(
          id: part[0].id, offset: UInt64(leaves.count), length: UInt32(leaf.count), runLength: 0))
      leaves += leaf
    }
    return (Gzip.deflate(ArchiveDirectory(pointers).encode()), leaves)
  }
}
