import Geography
import Testing

@testable import Tiles

@Suite("A vector tile")
struct VectorTileTests {
  private func layer(_ name: String, _ fill: (inout ByteWriter) -> Void) -> [UInt8] {
    var layer = ByteWriter()
    layer.field(1, bytes: name.utf8)
    layer.field(15, varint: 2)
    fill(&layer)
    var tile = ByteWriter()
    tile.field(3, bytes: layer.bytes)
    return tile.bytes
  }

  /// A feature with a point and tags.
  private func feature(_ tags: [UInt64]) -> [UInt8] {
    var packed = ByteWriter()
    for tag in tags { packed.varint(tag) }
    var feature = ByteWriter()
    feature.field(2, bytes: packed.bytes)
    feature.field(3, varint: 1)
    feature.field(4, bytes: [9, 2, 2] as [UInt8])
    return feature.bytes
  }

  @Test("does not look into layers that nobody asks for")
  func lazy() throws {
    let broken = layer("broken") { $0.field(2, bytes: [0xFF] as [UInt8]) }
    let whole = layer("whole") { _ in }
    let tile = try VectorTile(broken + whole)
    #expect(tile.layerNames == ["broken", "whole"])
    #expect(try tile.layer(named: "whole")?.featureCount == 0)
    #expect(try tile.layer(named: "other") == nil)
    #expect(throws: TileError.malformedNumber(at: 14)) { try tile.layer(named: "broken") }
  }

  @Test("passes over fields that it does not know")
  func unknownFields() throws {
    let bytes = layer("layer") {
      $0.field(900, varint: 7)
      $0.field(901, fixed: UInt32(7))
      $0.field(902, fixed: UInt64(7))
      $0.field(903, bytes: "more".utf8)
      $0.field(2, bytes: feature([]) + [0x48, 1])
    }
    #expect(try VectorTile([0x08, 1] + bytes).layer(named: "layer")?.featureCount == 1)
    #expect(throws: TileError.wireType(field: 1, at: 0)) { try VectorTile([0x0B] + bytes) }
    #expect(throws: TileError.wireType(field: 3, at: 0)) { try VectorTile([0x18, 1] + bytes) }
  }

  @Test("finds a key that stands twice in the table by its name")
  func repeatedKeys() throws {
    let bytes = layer("layer") {
      $0.field(2, bytes: feature([1, 0]))
      for key in ["name", "name"] { $0.field(3, bytes: key.utf8) }
      $0.field(4, bytes: [0x28, 5] as [UInt8])
    }
    let layer = try #require(try VectorTile(bytes).layer(named: "layer"))
    #expect(layer.keys == ["name"])
    #expect(layer.feature(at: 0).value(named: "name") == .number(5))
  }

  @Test("has null for a value that says nothing, and says so")
  func emptyValue() throws {
    let bytes = layer("layer") {
      $0.field(2, bytes: feature([0, 0]))
      $0.field(3, bytes: "name".utf8)
      $0.field(4, bytes: [] as [UInt8])
    }
    let layer = try #require(try VectorTile(bytes).layer(named: "layer"))
    #expect(layer.skipped.map(\.cause) == [.emptyValue])
    #expect(layer.feature(at: 0).value(named: "name") == .null)
  }

  @Test("mends text that is not UTF-8")
  func text() throws {
    let bytes = layer("layer") {
      $0.field(2, bytes: feature([0, 0]))
      $0.field(3, bytes: "name".utf8)
      $0.field(4, bytes: [0x0A, 3, 0x52, 0xF4, 0x6E] as [UInt8])
    }
    let layer = try #require(try VectorTile(bytes).layer(named: "layer"))
    #expect(layer.feature(at: 0).value(named: "name") == .string("R\u{FFFD}n"))
  }

  @Test("is refused where a layer has no units, no version or one not known")
  func layers() {
    #expect(throws: TileError.zeroExtent(at: 11)) {
      try VectorTile(layer("layer") { $0.field(5, varint: 0) }).layers()
    }
    #expect(throws: TileError.unsupportedVersion(3, at: 11)) {
      try VectorTile(layer("layer") { $0.field(15, varint: 3) }).layers()
    }
    #expect(throws: TileError.missingVersion(at: 2)) { try VectorTile([0x1A, 3, 0x0A, 1, 0x61]).layers() }
    #expect(throws: TileError.truncated(at: 1)) { try VectorTile([0x1A, 9, 0x0A, 1, 0x61]) }
  }
}
