import Geography

extension ArchiveHeader {
  private static let magic = Array("PMTiles".utf8)

  /// Reads a header from the first bytes of an archive, and holds it against the length of the whole.
  init(_ bytes: UnsafeRawBufferPointer, archiveByteCount: Int) throws(ArchiveError) {
    guard bytes.count >= 8, bytes.prefix(7).elementsEqual(Self.magic) else { throw .notAnArchive }
    guard bytes[7] == 3 else { throw .unsupportedVersion(Int(bytes[7])) }
    guard bytes.count >= Self.byteCount, var reader = ByteReader(bytes, 8..<Self.byteCount) else {
      throw .truncated(at: bytes.count)
    }
    rootDirectory = try Self.section(&reader, archiveByteCount)
    metadata = try Self.section(&reader, archiveByteCount)
    leafDirectories = try Self.section(&reader, archiveByteCount)
    tileData = try Self.section(&reader, archiveByteCount)
    addressedTiles = try Self.number(&reader)
    tileEntries = try Self.number(&reader)
    tileContents = try Self.number(&reader)
    isClustered = try Self.number(&reader, UInt8.self) == 1
    internalCompression = try Self.choice(&reader)
    tileCompression = try Self.choice(&reader)
    content = try Self.choice(&reader)
    zooms = try Self.zooms(&reader)
    bounds = BoundingBox(
      west: try Self.degrees(&reader), south: try Self.degrees(&reader),
      east: try Self.degrees(&reader), north: try Self.degrees(&reader))
    centerZoom = Int(try Self.number(&reader, UInt8.self))
    centerLongitude = try Self.degrees(&reader)
    centerLatitude = try Self.degrees(&reader)
  }

  private static func number<Number: FixedWidthInteger>(
    _ reader: inout ByteReader, _ type: Number.Type = UInt64.self
  ) throws(ArchiveError) -> Number {
    guard let number = reader.fixed(type) else { throw .truncated(at: reader.position) }
    return number
  }

  /// A section that must lie within the archive; an empty one may be said to lie anywhere.
  private static func section(_ reader: inout ByteReader, _ byteCount: Int) throws(ArchiveError) -> Range<Int>
  {
    let (start, length) = (try number(&reader), try number(&reader))
    if length == 0 { return 0..<0 }
    let limit = UInt64(byteCount)
    guard start <= limit, length <= limit - start else { throw .truncated(at: Int(clamping: start)) }
    return Int(start)..<Int(start + length)
  }

  private static func choice<Choice: RawRepresentable>(
    _ reader: inout ByteReader
  ) throws(ArchiveError) -> Choice where Choice.RawValue == UInt8 {
    let offset = reader.position
    guard let choice = Choice(rawValue: try number(&reader, UInt8.self)) else {
      throw .malformedHeader(at: offset)
    }
    return choice
  }

  private static func zooms(_ reader: inout ByteReader) throws(ArchiveError) -> ClosedRange<Int> {
    let offset = reader.position
    let (lowest, highest) = (try number(&reader, UInt8.self), try number(&reader, UInt8.self))
    guard lowest <= highest, highest <= 30 else { throw .malformedHeader(at: offset) }
    return Int(lowest)...Int(highest)
  }

  /// Degrees are kept as whole numbers of ten-millionths.
  private static func degrees(_ reader: inout ByteReader) throws(ArchiveError) -> Double {
    Double(try number(&reader, Int32.self)) / 1e7
  }

  /// The header's bytes.
  func encode() -> [UInt8] {
    var writer = ByteWriter()
    writer.append(Self.magic)
    writer.fixed(UInt8(3))
    for section in [rootDirectory, metadata, leafDirectories, tileData] {
      writer.fixed(UInt64(section.lowerBound))
      writer.fixed(UInt64(section.count))
    }
    for count in [addressedTiles, tileEntries, tileContents] { writer.fixed(count) }
    for byte in [
      isClustered ? 1 : 0, internalCompression.rawValue, tileCompression.rawValue, content.rawValue,
      UInt8(clamping: zooms.lowerBound), UInt8(clamping: zooms.upperBound),
    ] {
      writer.fixed(byte)
    }
    for edge in [bounds.west, bounds.south, bounds.east, bounds.north] {
      writer.fixed(Self.tenMillionths(edge))
    }
    writer.fixed(UInt8(clamping: centerZoom))
    writer.fixed(Self.tenMillionths(centerLongitude))
    writer.fixed(Self.tenMillionths(centerLatitude))
    return writer.bytes
  }

  private static func tenMillionths(_ degrees: Double) -> Int32 {
    precondition(abs(degrees) <= 180, "degrees outside the globe")
    return Int32((degrees * 1e7).rounded())
  }
}
