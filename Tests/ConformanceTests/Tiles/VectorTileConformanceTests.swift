import Geography
import Support
import Testing
import Tiles

@Suite("The vector tile fixtures", .enabled(if: TestData.conformance != nil))
struct VectorTileConformanceTests {
  /// Fixtures that cannot be read as they say, each with the reason.
  private static let contradictions = [
    // Its geometry is that of 051 with other numbers: more MoveTo than there are parameters for. 051 says that
    // this is fatal, 057 says that it is valid.
    "057": "fatal",
    // The same bytes as 003, which says that a feature without a type is a recoverable fault.
    "016": "unknown kind",
    // An UNKNOWN type that is written out, which no reader of protobuf can tell from one that is left out.
    "039": "unknown kind",
    // Says nothing of what to do. It lacks a parameter, as 052 does, which is fatal.
    "045": "fatal",
  ]

  private static func fixtures() throws -> [VectorTileFixture] {
    let folder = try #require(TestData.conformance) + "/mvt/fixtures"
    return try VectorTileFixture.all(in: folder)
  }

  @Test("are read as they say, or fail as they say")
  func all() throws {
    let fixtures = try Self.fixtures()
    #expect(fixtures.count == 74)
    var outcomes: [String: Int] = [:]
    for fixture in fixtures {
      let wanted = Self.contradictions[fixture.id] ?? (fixture.isValid ? "valid" : fixture.severity ?? "")
      outcomes[wanted, default: 0] += 1
      switch wanted {
      case "valid":
        let tile = try VectorTile(fixture.bytes)
        #expect(try faults(tile).isEmpty, "fixture \(fixture.id)")
        try fixture.expectSame(tile)
      case "unknown kind":
        let tile = try VectorTile(fixture.bytes)
        #expect(try faults(tile).map(\.cause) == [.missingKind], "fixture \(fixture.id)")
        try fixture.expectSame(tile)
      case "recoverable":
        #expect(try !faults(VectorTile(fixture.bytes)).isEmpty, "fixture \(fixture.id)")
      default:
        #expect(wanted == "fatal", "fixture \(fixture.id)")
        #expect(throws: TileError.self, "fixture \(fixture.id)") { try faults(VectorTile(fixture.bytes)) }
      }
    }
    let counts = outcomes.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    print("vector tile fixtures: \(fixtures.count) read, \(counts.joined(separator: ", "))")
  }

  @Test(
    "lose what a recoverable fault is about and nothing else",
    arguments: [
      ("003", TileFault(.missingKind, at: 13), 1), ("004", TileFault(.missingGeometry, at: 13), 0),
      ("005", TileFault(.unpairedTag, at: 13), 0), ("006", TileFault(.unknownKind, at: 13), 0),
      ("015", TileFault(.repeatedLayer, at: 45), 1), ("030", TileFault(.repeatedField, at: 13), 0),
      ("046", TileFault(.repeatedPoint, at: 22), 1),
    ])
  func recoverable(id: String, fault: TileFault, featureCount: Int) throws {
    let fixture = try #require(try Self.fixtures().first { $0.id == id })
    let tile = try VectorTile(fixture.bytes)
    #expect(try faults(tile) == [fault])
    #expect(try tile.layers().map(\.featureCount).reduce(0, +) == featureCount)
  }

  @Test("damaged in any way are read or refused")
  func damaged() throws {
    let seed: UInt64 = 20
    var random = SeededGenerator(seed: seed)
    for fixture in try Self.fixtures() {
      for _ in 0..<60 {
        let bytes = fixture.bytes.mutated(using: &random)
        let count = (try? VectorTile(bytes)).flatMap { try? pointCount($0) } ?? 0
        #expect(count <= bytes.count, "seed \(seed), fixture \(fixture.id)")
      }
    }
  }

  /// Everything that was left out while all of a tile was read.
  private func faults(_ tile: VectorTile) throws -> [TileFault] {
    var faults = tile.skipped
    for layer in try tile.layers() {
      faults += layer.skipped
      for feature in layer.features { faults += try feature.geometry().faults }
    }
    return faults
  }

  private func pointCount(_ tile: VectorTile) throws -> Int {
    var count = 0
    for layer in try tile.layers() {
      for feature in layer.features {
        _ = feature.properties
        count += try feature.geometry().points.count
      }
    }
    return count
  }
}
