import Geography
import Testing

@testable import Tiles

@Suite("What is wrong with tiles is said in plain words") struct ReasonTests {
  private static let compressions: [ArchiveError] = [
    ArchiveCompression.unknown, .none, .gzip, .brotli, .zstandard,
  ].map { .unsupportedCompression($0, at: 7) }

  private static let archives: [ArchiveError] =
    [
      .cannotOpen(path: "a", code: 13), .notAFile(path: "a"), .cannotRead(code: 5, at: 7), .notAnArchive,
      .unsupportedVersion(2), .malformedHeader(at: 97), .truncated(at: 7), .malformedGzip(at: 7),
      .tooLarge(limit: 1 << 25, at: 7), .malformedDirectory(at: 7), .tooDeep(at: 7),
      .malformedMetadata(at: 7),
    ] + compressions

  private static let tiles: [TileError] = [
    .tooLarge(bytes: 3_000_000_000), .truncated(at: 7), .malformedNumber(at: 7), .wireType(field: 3, at: 7),
    .missingName(at: 7), .missingVersion(at: 7), .unsupportedVersion(3, at: 7), .zeroExtent(at: 7),
    .unknownValue(at: 7), .tagOutOfRange(at: 7), .unknownCommand(at: 7), .misplacedCommand(at: 7),
    .commandCount(0, at: 7), .missingParameters(at: 7),
  ]

  private static let databases: [MBTilesArchive.Failure] = [
    .database(path: "a", code: 9), .database(path: "a", code: 26), .missingTable("tiles", path: "a"),
    .empty(path: "a"), .malformedGzip(TileAddress(z: 0, x: 0, y: 0)),
    .tooLarge(TileAddress(z: 0, x: 0, y: 0), limit: 1 << 25),
  ]

  private static let folders: [TileFolder.Failure] = [
    .cannotOpen(path: "a", code: 13), .noTiles(path: "a"), .malformedMetadata(path: "a/metadata.json"),
    .file(path: "a/0/0/0.pbf", .notAFile(path: "a")), .malformedGzip(path: "a"),
    .tooLarge(path: "a", limit: 1 << 25),
  ]

  private static let causes: [TileFault.Cause] = [
    .repeatedLayer, .emptyValue, .missingKind, .unknownKind, .missingGeometry, .repeatedField, .unpairedTag,
    .repeatedPoint, .shortPart, .flatRing, .openRing,
  ]

  private static let sources: [TileSourceError] =
    [.cannotOpen(path: "a", code: 2), .notAFile(path: "a"), .unknownKind(path: "a"), .other]
    + archives.map { .archive($0) } + tiles.map { .tile($0) } + databases.map { .mbtiles($0) }
    + folders.map { .folder($0) }

  /// Words that are written with a capital inside.
  private static let names = ["PMTiles", "MBTiles", "SQLite"]

  private func check(_ reason: String, _ error: Any) {
    #expect(!reason.isEmpty && !reason.contains("(") && reason.count < 140 && !reason.hasSuffix("."))
    for word in reason.split(whereSeparator: { !$0.isLetter }) where !Self.names.contains(String(word)) {
      let isMixed = word.contains(where: \.isLowercase) && word.dropFirst().contains(where: \.isUppercase)
      #expect(!isMixed, "\(error): \(reason)")
    }
  }

  @Test("whatever a source of tiles says", arguments: sources)
  func source(_ error: TileSourceError) {
    check(error.reason, error)
  }

  @Test("a place in a tile is said to be one of it inflated", arguments: tiles.dropFirst())
  func tile(_ error: TileError) {
    #expect(error.reason.hasSuffix(", at byte 7 of the inflated tile"))
  }

  @Test("a place in an archive is said to be one of its file", arguments: archives)
  func archive(_ error: ArchiveError) {
    #expect(!error.reason.contains("byte") || error.reason.contains(" of the file"), "\(error.reason)")
  }

  @Test("whatever was left out of a tile", arguments: causes)
  func fault(_ cause: TileFault.Cause) {
    let reason = TileFault(cause, at: 12).reason
    check(reason, cause)
    #expect(reason.hasSuffix(", at byte 12 of the inflated tile"))
  }

  @Test("no two are said alike")
  func different() {
    #expect(Set(Self.causes.map { TileFault($0, at: 0).reason }).count == Self.causes.count)
    #expect(Set(Self.tiles.map(\.reason)).count == Self.tiles.count)
    #expect(Set(Self.archives.map(\.reason)).count == Self.archives.count)
  }
}
