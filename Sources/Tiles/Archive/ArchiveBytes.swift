import CAssets

/// An archive that is part of the program.
package enum EmbeddedArchive: String, Hashable, Sendable, CaseIterable {
  /// The whole world, of Natural Earth and GeoNames.
  case world
  /// The centre of Helsinki, of OpenStreetMap: a city to try streets with.
  case helsinki

  fileprivate var asset: veduta_asset {
    switch self {
    case .world: veduta_world
    case .helsinki: veduta_helsinki
    }
  }
}

/// Where the bytes of an archive are.
enum ArchiveBytes: Sendable {
  /// In memory.
  case memory([UInt8])
  /// In the program itself.
  case embedded(EmbeddedArchive)
  /// In a file.
  case file(FileBytes)

  /// How many there are.
  var count: Int {
    switch self {
    case .memory(let bytes): bytes.count
    case .embedded(let archive): archive.asset.count
    case .file(let file): file.count
    }
  }

  /// Lends a part of the bytes; a part that reaches past the end is an error.
  func withBytes<Result>(
    _ range: Range<Int>, _ body: (UnsafeRawBufferPointer) throws(ArchiveError) -> Result
  ) throws(ArchiveError) -> Result {
    guard range.lowerBound >= 0, range.upperBound <= count else { throw .truncated(at: range.lowerBound) }
    switch self {
    case .memory(let bytes):
      return try bytes.withUnsafeBufferPointer { buffer throws(ArchiveError) in
        try body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[range]))
      }
    case .embedded(let archive):
      let start = UnsafeRawPointer(archive.asset.bytes) + range.lowerBound
      return try body(UnsafeRawBufferPointer(start: start, count: range.count))
    case .file(let file):
      let bytes = try file.read(range)
      return try bytes.withUnsafeBufferPointer { buffer throws(ArchiveError) in
        try body(UnsafeRawBufferPointer(buffer))
      }
    }
  }

  /// A part of the bytes, inflated; neither it nor what comes out of it may pass `limit` bytes.
  func inflated(
    _ range: Range<Int>, _ compression: ArchiveCompression, limit: Int
  ) throws(ArchiveError) -> [UInt8] {
    guard range.count <= limit else { throw .tooLarge(limit: limit, at: range.lowerBound) }
    return try withBytes(range) { bytes throws(ArchiveError) in
      switch compression {
      case .none: return Array(bytes)
      case .gzip:
        do throws(Gzip.Failure) {
          return try Gzip.inflate(bytes, limit: limit)
        } catch {
          switch error {
          case .malformed: throw .malformedGzip(at: range.lowerBound)
          case .tooLarge: throw .tooLarge(limit: limit, at: range.lowerBound)
          }
        }
      case .unknown, .brotli, .zstandard:
        throw .unsupportedCompression(compression, at: range.lowerBound)
      }
    }
  }
}
