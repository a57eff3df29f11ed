import Geography
import JSON
import Support
import Testing

@testable import Tiles

@Suite("The tile archives of other projects")
struct TileArchiveConformanceTests {
  @Test("are read as they say, or refused", .enabled(if: TestData.conformance != nil))
  func fixtures() throws {
    let folder = try #require(TestData.conformance) + "/pmtiles"
    let expected = try JSON(parsing: #require(TestData.bytes(of: "\(folder)/expected.json")))
    var refused = 0
    for member in expected.members {
      let path = "\(folder)/fixtures/\(member.key)"
      if member.value["valid"]?.bool == true {
        try expectSame(try TileArchive(path: path), member.value, name: member.key)
        let bytes = try #require(TestData.bytes(of: path))
        try expectSame(try TileArchive(bytes), member.value, name: member.key)
      } else {
        refused += 1
        #expect(throws: ArchiveError.self, "\(member.key)") { try TileArchive(path: path) }
      }
    }
    #expect(expected.count == 7)
    print("tile archive fixtures: \(expected.count) read, \(refused) of them refused as they ask")
  }

  @Test(
    "give the tiles that they have", .enabled(if: TestData.maps != nil),
    arguments: [
      // The archives of whole cities are large: some of their tiles have to do.
      ("pmtiles-fixtures", 1), ("tiles", 23),
    ])
  func tiles(folder: String, step: Int) throws {
    let folder = try #require(TestData.maps) + "/" + folder
    var (archives, tiles, refused) = (0, 0, 0)
    for name in TestData.names(in: folder) where name.hasSuffix(".pmtiles") {
      let isWrong = name.hasPrefix("empty") || name.hasPrefix("invalid")
      guard !isWrong else {
        refused += 1
        #expect(throws: ArchiveError.self, "\(name)") { try TileArchive(path: "\(folder)/\(name)") }
        continue
      }
      archives += 1
      tiles += try read(try TileArchive(path: "\(folder)/\(name)"), step: step, name)
    }
    #expect(archives + refused > 0)
    print("tile archives of \(folder): \(archives) read with \(tiles) tiles, \(refused) refused")
  }

  /// Reads one tile of `step`, and all that is in it if it is a vector tile; says how many.
  private func read(_ archive: TileArchive, step: Int, _ name: String) throws -> Int {
    let entries = try archive.tileEntries()
    for index in stride(from: 0, to: entries.count, by: step) {
      let entry = entries[index]
      let address = try #require(TileAddress(tileID: entry.id))
      let bytes = try #require(try archive.tile(at: address), "\(name) \(address)")
      guard archive.content == .vector else { continue }
      let tile = try VectorTile(bytes)
      #expect(tile.skipped.isEmpty, "\(name) \(address)")
      for layer in try tile.layers() {
        #expect(layer.skipped.isEmpty, "\(name) \(address) \(layer.name)")
        for feature in layer.features { _ = try feature.geometry() }
      }
    }
    return (entries.count + step - 1) / step
  }

  private func expectSame(_ archive: TileArchive, _ expected: JSON, name: String) throws {
    let wanted = try #require(expected["header"]?.object)
    let header = archive.header
    let numbers: [String: Double] = [
      "rootDirectoryOffset": Double(header.rootDirectory.lowerBound),
      "rootDirectoryLength": Double(header.rootDirectory.count),
      "metadataOffset": Double(header.metadata.lowerBound),
      "metadataLength": Double(header.metadata.count),
      "leafDirectoryLength": Double(header.leafDirectories.count),
      "tileDataOffset": Double(header.tileData.lowerBound),
      "tileDataLength": Double(header.tileData.count),
      "numAddressedTiles": Double(header.addressedTiles),
      "numTileEntries": Double(header.tileEntries),
      "numTileContents": Double(header.tileContents),
      "clustered": header.isClustered ? 1 : 0,
      "internalCompression": Double(header.internalCompression.rawValue),
      "tileCompression": Double(header.tileCompression.rawValue),
      "tileType": Double(header.content.rawValue),
      "minZoom": Double(archive.zooms.lowerBound), "maxZoom": Double(archive.zooms.upperBound),
      "minLon": archive.bounds.west, "minLat": archive.bounds.south,
      "maxLon": archive.bounds.east, "maxLat": archive.bounds.north,
      "centerZoom": Double(header.centerZoom),
      "centerLon": header.centerLongitude, "centerLat": header.centerLatitude,
    ]
    for (key, value) in wanted where key != "leafDirectoryOffset" {
      #expect(numbers[key] == (value.number ?? (value.bool == true ? 1 : 0)), "\(name): \(key)")
    }
    #expect(archive.metadataError == nil, "\(name)")
    try expectSame(entries: try archive.tileEntries(), of: archive, expected, name: name)
  }

  private func expectSame(
    entries: [ArchiveDirectory.Entry], of archive: TileArchive, _ expected: JSON, name: String
  ) throws {
    #expect(entries.count == expected["tileEntries"]?.integer, "\(name)")
    let addressed = entries.map { Int($0.runLength) }.reduce(0, +)
    #expect(addressed == expected["addressedTiles"]?.integer, "\(name)")
    for (entry, key) in zip([entries.first, entries.last], ["firstTile", "lastTile"]) {
      let entry = try #require(entry)
      let wanted = try #require(expected[key])
      let numbers = try #require(wanted["zxy"]?.numbers).map { Int($0) }
      let address = TileAddress(z: numbers[0], x: numbers[1], y: numbers[2])
      #expect(Int(entry.id) == wanted["tileId"]?.integer, "\(name)")
      #expect(address.tileID == entry.id, "\(name)")
      #expect(Int(entry.offset) == wanted["offset"]?.integer, "\(name)")
      #expect(Int(entry.length) == wanted["length"]?.integer, "\(name)")
      #expect(Int(entry.runLength) == wanted["runLength"]?.integer, "\(name)")
      #expect(try archive.tile(at: address)?.isEmpty == false, "\(name)")
    }
  }
}
