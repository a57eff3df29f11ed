import Geography
import Support
import Testing

@testable import Tiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("A tile archive")
struct TileArchiveTests {
  static let metadata = ArchiveMetadata(
    name: "Test", attribution: "© Nobody",
    layers: [ArchiveMetadata.Layer(id: "land", fields: ["name": "String"], zooms: 0...3)])

  static func writer() -> TileArchiveWriter {
    TileArchiveWriter(
      metadata: metadata, bounds: BoundingBox(west: -10, south: -20.5, east: 30.1234567, north: 40),
      center: Coordinate(latitude: 12.5, longitude: 7), centerZoom: 2)
  }

  /// So many tiles without any order in them that a root directory cannot hold them.
  static func scattered(seed: UInt64) -> [(address: TileAddress, bytes: [UInt8])] {
    var random = SeededGenerator(seed: seed)
    return (0..<12_000).map { index in
      // Columns by index, so that no address comes twice.
      let address = TileAddress(z: 14, x: index, y: Int.random(in: 0..<16_384, using: &random))
      return (address, Array("\(Int.random(in: 0..<40, using: &random))".utf8))
    }
  }

  @Test("gives back what was put in")
  func readBack() throws {
    var writer = Self.writer()
    var expected: [TileAddress: [UInt8]] = [:]
    for z in 0...3 {
      for x in 0..<(1 << z) where x != 3 {
        for y in 0..<(1 << z) {
          // The tiles of a column are alike, those of the lowest row are their own.
          let bytes = Array("tile \(x) \(y == 0 ? z : 99)".utf8)
          writer.add(bytes, at: TileAddress(z: z, x: x, y: y))
          expected[TileAddress(z: z, x: x, y: y)] = bytes
        }
      }
    }
    let archive = try TileArchive(writer.encode())
    for z in 0...4 {
      for x in 0..<(1 << z) {
        for y in 0..<(1 << z) {
          let address = TileAddress(z: z, x: x, y: y)
          #expect(try archive.tile(at: address) == expected[address])
        }
      }
    }
    #expect(archive.zooms == 0...3)
    #expect(archive.bounds == BoundingBox(west: -10, south: -20.5, east: 30.1234567, north: 40))
    #expect(archive.header.centerLatitude == 12.5)
    #expect(archive.header.centerLongitude == 7)
    #expect(archive.header.centerZoom == 2)
    #expect(archive.content == .vector)
    #expect(archive.attribution == "© Nobody")
    #expect(archive.metadata == Self.metadata)
    #expect(archive.metadataError == nil)
    #expect(archive.header.addressedTiles == UInt64(expected.count))
    #expect(archive.header.tileContents == UInt64(Set(expected.values).count))
  }

  @Test("stores tiles that are alike once, and those in a row under one entry")
  func runs() throws {
    var writer = Self.writer()
    for id in UInt64(5)..<21 {
      let address = try #require(TileAddress(tileID: id))
      writer.add(id == 9 ? [1] : [2], at: address)
    }
    let entries = try TileArchive(writer.encode()).tileEntries()
    #expect(entries.map(\.id) == [5, 9, 10])
    #expect(entries.map(\.runLength) == [4, 1, 11])
    #expect(entries[0].offset == entries[2].offset)
  }

  @Test("is the same to the byte whatever the order in which tiles were added")
  func repeatable() throws {
    let addresses = (0..<85).compactMap { TileAddress(tileID: $0) }
    let archives = [addresses, addresses.reversed()].map { addresses in
      var writer = Self.writer()
      for address in addresses { writer.add(Array("\(address.x % 3)".utf8), at: address) }
      return writer.encode()
    }
    #expect(archives[0] == archives[1])
  }

  @Test("keeps its root directory within the first 16 KiB by way of leaf directories")
  func leaves() throws {
    let seed: UInt64 = 3
    let tiles = Self.scattered(seed: seed)
    var writer = Self.writer()
    for tile in tiles { writer.add(tile.bytes, at: tile.address) }
    let archive = try TileArchive(writer.encode())
    #expect(archive.header.rootDirectory.upperBound <= 16_384)
    #expect(!archive.header.leafDirectories.isEmpty)
    for tile in tiles.suffix(500) {
      #expect(try archive.tile(at: tile.address) == tile.bytes, "seed \(seed)")
    }
    #expect(try archive.tileEntries().count == Int(archive.header.tileEntries))
  }

  @Test("in a file answers as in memory")
  func file() throws {
    var writer = Self.writer()
    writer.add([1, 2, 3], at: TileAddress(z: 2, x: 1, y: 3))
    let bytes = writer.encode()
    try withFile(bytes) { path in
      let archive = try TileArchive(path: path)
      #expect(try archive.tile(at: TileAddress(z: 2, x: 1, y: 3)) == [1, 2, 3])
      #expect(try archive.tile(at: TileAddress(z: 2, x: 1, y: 2)) == nil)
      #expect(try archive.tile(at: TileAddress(z: 2, x: 4, y: 3)) == nil)
    }
  }

  @Test("answers several tasks at once as it answers one")
  func parallel() async throws {
    let tiles = Self.scattered(seed: 5)
    var writer = Self.writer()
    for tile in tiles { writer.add(tile.bytes, at: tile.address) }
    let archive = try TileArchive(writer.encode())
    #expect(!archive.header.leafDirectories.isEmpty)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for task in 0..<4 {
        group.addTask {
          for step in 0..<300 {
            let tile = tiles[(step * 7 + task * 2_701) % tiles.count]
            let found = try archive.tile(at: tile.address)
            #expect(found == tile.bytes)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("of the world is part of the program")
  func world() throws {
    let world = try TileArchive.world()
    #expect(world.content == .vector)
    #expect(world.metadataError == nil)
    let bytes = try #require(try world.tile(at: TileAddress(z: 0, x: 0, y: 0)))
    let tile = try VectorTile(bytes)
    #expect(tile.layerNames.contains("ocean"))
    for layer in try tile.layers() {
      #expect(layer.skipped.isEmpty)
      for feature in layer.features { #expect(try !feature.geometry().isEmpty) }
    }
  }

  @Test("that is no file says so")
  func noFile() {
    #expect(throws: ArchiveError.cannotOpen(path: "/nowhere/at.all", code: ENOENT)) {
      try TileArchive(path: "/nowhere/at.all")
    }
    #expect(throws: ArchiveError.notAFile(path: "/")) { try TileArchive(path: "/") }
  }

  @Test("that was cut is refused wherever it was cut")
  func cut() throws {
    var writer = Self.writer()
    writer.add([1, 2, 3], at: TileAddress(z: 2, x: 1, y: 3))
    let bytes = writer.encode()
    for count in 0..<bytes.count {
      #expect(throws: ArchiveError.self) { try TileArchive(Array(bytes.prefix(count))) }
    }
  }

  @Test("that is compressed in another way is refused by the name of that way")
  func compression() throws {
    var writer = Self.writer()
    writer.add([1, 2, 3], at: TileAddress(z: 0, x: 0, y: 0))
    var bytes = writer.encode()
    bytes[98] = 3
    let archive = try TileArchive(bytes)
    #expect(throws: ArchiveError.unsupportedCompression(.brotli, at: archive.header.tileData.lowerBound)) {
      try archive.tile(at: TileAddress(z: 0, x: 0, y: 0))
    }
    bytes[97] = 4
    #expect(throws: ArchiveError.unsupportedCompression(.zstandard, at: 127)) { try TileArchive(bytes) }
    bytes[97] = 9
    #expect(throws: ArchiveError.malformedHeader(at: 97)) { try TileArchive(bytes) }
  }

  @Test("with metadata that are no JSON still gives its tiles, and says what is wrong")
  func metadata() throws {
    var bytes = ArchiveParts(metadata: Array("{".utf8), tiles: [[7]]).encode()
    var archive = try TileArchive(bytes)
    #expect(archive.metadataError == .malformedMetadata(at: archive.header.metadata.lowerBound))
    #expect(try archive.tile(at: TileAddress(z: 0, x: 0, y: 0)) == [7])
    bytes = ArchiveParts(metadata: Array("{\"attribution\":\"x\",\"unknown\":[1]}".utf8), tiles: [[7]])
      .encode()
    archive = try TileArchive(bytes)
    #expect(archive.metadataError == nil)
    #expect(archive.attribution == "x")
  }

  @Test("never follows leaf directories in a ring")
  func ring() throws {
    let leaf = ArchiveDirectory([.init(id: 0, offset: 0, length: 5, runLength: 0)])
    #expect(leaf.encode().count == 5)
    let bytes = ArchiveParts(root: leaf, leaves: leaf.encode()).encode()
    let archive = try TileArchive(bytes)
    #expect(throws: ArchiveError.tooDeep(at: archive.header.leafDirectories.lowerBound)) {
      try archive.tile(at: TileAddress(z: 0, x: 0, y: 0))
    }
    #expect(throws: ArchiveError.self) { try archive.tileEntries() }
  }

  @Test(
    "refuses directories that cannot be",
    arguments: [
      [], [2, 1, 1, 1, 1], [1, 0, 1, 0, 1], [1, 0, 1, 1, 0], [2, 0, 0, 1, 1, 1, 1, 1, 2],
      [0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [1, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1],
    ] as [[UInt8]])
  func directory(bytes: [UInt8]) {
    #expect(throws: ArchiveError.malformedDirectory(at: 127)) { try ArchiveDirectory(bytes, at: 127) }
  }
}
