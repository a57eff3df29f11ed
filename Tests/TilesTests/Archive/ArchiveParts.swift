@testable import Tiles

/// An archive put together part by part without compression, also from parts that do not fit together.
struct ArchiveParts {
  var root = ArchiveDirectory([])
  var metadata: [UInt8] = Array("{}".utf8)
  var leaves: [UInt8] = []
  var tiles: [[UInt8]] = []

  /// The bytes; tiles get the numbers from 0 on unless a root directory was given.
  func encode() -> [UInt8] {
    var header = ArchiveHeader()
    header.internalCompression = .none
    header.tileCompression = .none
    let directory = (root.entries.isEmpty ? numbered : root).encode()
    var end = ArchiveHeader.byteCount
    func place(_ bytes: [UInt8]) -> Range<Int> {
      defer { end += bytes.count }
      return end..<(end + bytes.count)
    }
    let data = Array(tiles.joined())
    header.rootDirectory = place(directory)
    header.metadata = place(metadata)
    header.leafDirectories = place(leaves)
    header.tileData = place(data)
    return header.encode() + directory + metadata + leaves + data
  }

  private var numbered: ArchiveDirectory {
    var entries: [ArchiveDirectory.Entry] = []
    var offset = 0
    for (index, tile) in tiles.enumerated() {
      entries.append(
        .init(id: UInt64(index), offset: UInt64(offset), length: UInt32(tile.count), runLength: 1))
      offset += tile.count
    }
    return ArchiveDirectory(entries)
  }
}
