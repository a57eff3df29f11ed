/// A directory of an archive: which tile, or which further directory, lies where.
struct ArchiveDirectory: Sendable {
  /// One entry: a tile that serves some numbers in a row, or a leaf directory if it serves none.
  struct Entry: Hashable, Sendable {
    /// The first number that it serves.
    var id: UInt64
    /// Where it lies, from the start of all tiles or of all leaf directories.
    var offset: UInt64
    /// Its length in bytes.
    var length: UInt32
    /// How many numbers in a row it serves; 0 for a leaf directory.
    var runLength: UInt32
  }

  /// The entries, in rising order of their numbers.
  var entries: [Entry]

  init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The entry to follow for a number: the last that does not begin behind it, if it reaches so far.
  func entry(for id: UInt64) -> Entry? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id <= id { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let entry = entries[low - 1]
    return entry.runLength == 0 || id - entry.id < UInt64(entry.runLength) ? entry : nil
  }
}

extension ArchiveDirectory {
  /// Reads a directory that was inflated from a part of the archive that starts at `offset`.
  init(_ bytes: [UInt8], at offset: Int) throws(ArchiveError) {
    let entries = bytes.withReader(0..<bytes.count) { reader in
      reader.flatMap { reader in
        var reader = reader
        return Self.entries(&reader)
      }
    }
    guard let entries else { throw .malformedDirectory(at: offset) }
    self.entries = entries
  }

  /// All entries, column by column; nothing if any of them is impossible.
  private static func entries(_ reader: inout ByteReader) -> [Entry]? {
    // Each entry has four numbers of at least a byte, which bounds what a count may claim.
    guard let count = reader.varint(), count <= UInt64(reader.left / 4) else { return nil }
    var entries = [Entry](repeating: Entry(id: 0, offset: 0, length: 0, runLength: 0), count: Int(count))
    guard readIDs(&reader, &entries) else { return nil }
    for index in entries.indices {
      guard let length = reader.varint(), let run = UInt32(exactly: length) else { return nil }
      entries[index].runLength = run
    }
    for index in entries.indices {
      guard let length = reader.varint().flatMap(UInt32.init(exactly:)), length > 0 else { return nil }
      entries[index].length = length
    }
    return readOffsets(&reader, &entries) ? entries : nil
  }

  private static func readIDs(_ reader: inout ByteReader, _ entries: inout [Entry]) -> Bool {
    var id: UInt64 = 0
    for index in entries.indices {
      guard let step = reader.varint(), step > 0 || index == 0 else { return false }
      let (next, overflow) = id.addingReportingOverflow(step)
      guard !overflow else { return false }
      id = next
      entries[index].id = id
    }
    return true
  }

  private static func readOffsets(_ reader: inout ByteReader, _ entries: inout [Entry]) -> Bool {
    var end: UInt64?
    for index in entries.indices {
      guard let number = reader.varint() else { return false }
      guard let offset = number == 0 ? end : number - 1 else { return false }
      entries[index].offset = offset
      let (next, overflow) = offset.addingReportingOverflow(UInt64(entries[index].length))
      guard !overflow else { return false }
      end = next
    }
    return true
  }

  /// The directory's bytes, not compressed.
  func encode() -> [UInt8] {
    var writer = ByteWriter()
    writer.varint(UInt64(entries.count))
    var last: UInt64 = 0
    for entry in entries {
      writer.varint(entry.id - last)
      last = entry.id
    }
    for entry in entries { writer.varint(UInt64(entry.runLength)) }
    for entry in entries { writer.varint(UInt64(entry.length)) }
    var end: UInt64?
    for entry in entries {
      writer.varint(entry.offset == end ? 0 : entry.offset + 1)
      end = entry.offset + UInt64(entry.length)
    }
    return writer.bytes
  }
}
