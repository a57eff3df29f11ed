import Foundation
import Geography
import Testing

@testable import Tiles

@Suite("Shelves of finished tiles") struct TileShelfTests {
  private let path = NSTemporaryDirectory() + "veduta-shelf-\(UUID().uuidString)"

  private func shelf(_ name: String) throws -> TileShelf {
    try TileShelf(path: path + name, remembersWork: true)
  }

  private func removeAll() {
    for name in ["a", "b", "c", "d"] { try? FileManager.default.removeItem(atPath: path + name) }
  }

  private let tiles: [(TileAddress, [UInt8])] = (0..<40).map { index in
    (
      TileAddress(z: 5, x: index % 8, y: index / 8),
      [UInt8](repeating: UInt8(index % 3), count: 50 + index % 3)
    )
  }

  @Test("an archive of it is the same in whatever order tiles came, and reads as MBTiles and PMTiles")
  func order() throws {
    defer { removeAll() }
    let (one, other) = (try shelf("a"), try shelf("b"))
    for (address, bytes) in tiles { try one.put(bytes, at: address) }
    try other.put([9], at: tiles[3].0)
    for (address, bytes) in tiles.reversed() {
      try other.once { () throws(TileShelf.Failure) in try other.put(bytes, at: address) }
    }
    for shelf in [one, other] {
      try shelf.say("format", "png")
      try shelf.say("own", "work")
    }
    try one.copy(to: path + "c", except: ["own"])
    try other.copy(to: path + "d", except: ["own"])
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path + "c"))
    #expect(try bytes == Data(contentsOf: URL(fileURLWithPath: path + "d")))
    let archive = try MBTilesArchive(path: path + "c")
    #expect(archive.zooms == 5...5 && archive.content == .png)
    for (address, bytes) in tiles { #expect(try archive.tile(at: address) == bytes) }
    #expect(try archive.tile(at: TileAddress(z: 5, x: 30, y: 0)) == nil)

    var file: [UInt8] = []
    try one.writeArchive(content: .png, metadata: ArchiveMetadata(name: "Test"), bounds: .world) {
      (piece: [UInt8]) throws(Never) in file += piece
    }
    try Data(file).write(to: URL(fileURLWithPath: path + "d"))
    let read = try TileArchive(path: path + "d")
    #expect(read.content == .png && read.zooms == 5...5)
    for (address, bytes) in tiles { #expect(try read.tile(at: address) == bytes) }
    // Of tiles that are alike the bytes are there once.
    #expect(file.count < 3 * 53 + 1000)
  }

  @Test("what failed half way is as if it had not begun, and finished blocks are remembered")
  func once() throws {
    defer { removeAll() }
    do {
      let shelf = try shelf("a")
      #expect(throws: TileShelf.Failure.self) {
        try shelf.once { () throws(TileShelf.Failure) in
          try shelf.put([1], at: tiles[0].0)
          try shelf.finish(block: "5/0/0")
          throw TileShelf.Failure(path: "", code: 1)
        }
      }
      #expect(try shelf.places().isEmpty && shelf.finishedBlocks().isEmpty)
      try shelf.once { () throws(TileShelf.Failure) in
        try shelf.put([1], at: tiles[0].0)
        try shelf.finish(block: "5/0/0")
      }
    }
    let again = try shelf("a")
    #expect(try again.places().map(\.address) == [tiles[0].0] && again.finishedBlocks() == ["5/0/0"])
    #expect(throws: TileShelf.Failure.self) { try TileShelf(path: "/nowhere/x", remembersWork: true) }
  }
}
