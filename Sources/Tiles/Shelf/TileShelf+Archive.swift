package import Geography

extension TileShelf {
  /// Copies all tiles and what is said of them into a new MBTiles file, in one order: the same tiles make the same
  /// bytes, however they came onto the shelf.
  /// - Parameters:
  ///   - path: A file that is not there, or is empty.
  ///   - except: Names of what is said that is not copied.
  /// - Throws: What SQLite says.
  package func copy(to path: String, except: Set<String>) throws(Failure) {
    let archive = try TileShelf(path: path, remembersWork: false)
    let (words, places) = (try words(), try places())
    try archive.once { () throws(Failure) in
      for (name, value) in words.sorted(by: { $0.key < $1.key }) where !except.contains(name) {
        try archive.say(name, value)
      }
      for place in places { try archive.put(bytes(named: place.bytesName), at: place.address) }
    }
  }

  /// Takes over all tiles of another shelf.
  package func add(_ other: TileShelf) throws(Failure) {
    let places = try other.places()
    try once { () throws(Failure) in
      for place in places { try put(other.bytes(named: place.bytesName), at: place.address) }
    }
  }

  /// The tiles as a PMTiles archive (version 3), a piece at a time; equal tiles make equal bytes.
  /// - Parameters:
  ///   - content: What the tiles are.
  ///   - metadata: What is said of them.
  ///   - bounds: The part of the globe they cover.
  ///   - take: Takes the next bytes of the file.
  /// - Throws: What SQLite says, or what `take` throws.
  package func writeArchive<Problem: Error>(
    content: TileContent, metadata: ArchiveMetadata, bounds: BoundingBox,
    take: ([UInt8]) throws(Problem) -> Void
  ) throws {
    let places = try places().sorted { $0.address.tileID < $1.address.tileID }
    var (entries, names, offsets): ([ArchiveDirectory.Entry], [String], [String: UInt64]) = ([], [], [:])
    var length: UInt64 = 0
    for place in places {
      let id = place.address.tileID
      let offset = offsets[place.bytesName] ?? length
      if offsets.updateValue(offset, forKey: place.bytesName) == nil {
        names.append(place.bytesName)
        length += UInt64(place.byteCount)
      }
      if let last = entries.last, last.offset == offset, last.id + UInt64(last.runLength) == id {
        entries[entries.count - 1].runLength += 1
      } else {
        entries.append(
          ArchiveDirectory.Entry(id: id, offset: offset, length: UInt32(place.byteCount), runLength: 1))
      }
    }
    var header = ArchiveHeader()
    header.tileCompression = .none
    header.content = content
    header.addressedTiles = UInt64(places.count)
    header.tileContents = UInt64(names.count)
    let zooms = places.map(\.address.z)
    header.zooms = (zooms.min() ?? 0)...(zooms.max() ?? 0)
    header.bounds = bounds
    header.centerZoom = header.zooms.lowerBound
    let east = bounds.east < bounds.west ? bounds.east + 360 : bounds.east
    let middle = (bounds.west + east) / 2
    header.centerLongitude = middle > 180 ? middle - 360 : middle
    header.centerLatitude = (bounds.south + bounds.north) / 2
    try take(TileArchiveWriter.head(header, entries, metadata: metadata, dataCount: Int(length)))
    for name in names { try take(bytes(named: name)) }
  }
}
