/// Reads the table beside a shapefile (`.dbf`, dBase III): texts and numbers, all as text.
struct Table {
  /// The columns' names in order.
  let columns: [String]
  /// The records in order, a text a column, without the blanks round it.
  private let records: [[[UInt8]]]
  /// In what the bytes of the texts are written.
  private let encoding: TextEncoding
  private let path: String

  /// How many records there are.
  var count: Int { records.count }

  /// Reads `path`.
  ///
  /// The code page is told by a file of the same name ending in `.cpg`. Without one the whole table decides: UTF-8 if all
  /// of its texts are valid as that, else Windows-1252. The mark in the header is no help, it says 1252 for both.
  init(path: String) throws(BuildError) {
    let reader = ByteReader(bytes: try InputFile.read(path), path: path)
    let page = try? InputFile.read(String(path.dropLast(3)) + "cpg")
    try self.init(reader: reader, codePage: page.map { String(decoding: $0, as: UTF8.self) })
  }

  /// Reads bytes already at hand.
  init(reader: ByteReader, codePage: String?) throws(BuildError) {
    let count = try reader.int32(4)
    let header = Int(try reader.little(8, count: 2))
    let length = Int(try reader.little(10, count: 2))
    let fields = try Table.fields(reader, end: header)
    let width = fields.reduce(1) { $0 + $1.width }
    guard count >= 0, length > 0, width <= length, header + count * length <= reader.bytes.count else {
      throw .damaged(path: reader.path, offset: 4)
    }
    records = (0..<count).map { record in
      var place = header + record * length + 1
      return fields.map { field in
        defer { place += field.width }
        return Table.trimmed(reader.bytes[place..<place + field.width])
      }
    }
    columns = fields.map(\.name)
    encoding = TextEncoding(codePage: codePage, samples: records.joined())
    path = reader.path
  }

  private static func fields(
    _ reader: ByteReader, end: Int
  ) throws(BuildError) -> [(name: String, width: Int)] {
    var fields: [(name: String, width: Int)] = []
    var place = 32
    while try reader.little(place, count: 1) != 0x0D {
      guard place + 32 <= min(end, reader.bytes.count) else {
        throw .damaged(path: reader.path, offset: place)
      }
      let name = reader.bytes[place..<place + 11].prefix { $0 != 0 }
      fields.append((String(decoding: name, as: UTF8.self), Int(reader.bytes[place + 16])))
      place += 32
    }
    return fields
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0 }
    let rest = bytes.drop(while: isBlank)
    let last = rest.lastIndex { !isBlank($0) } ?? rest.startIndex - 1
    return Array(rest[rest.startIndex..<last + 1])
  }

  /// All texts of a column.
  func texts(_ column: String) throws(BuildError) -> [String] {
    guard let index = columns.firstIndex(of: column) else {
      throw .missingColumn(path: path, name: column)
    }
    return records.map { encoding.decode($0[index]) }
  }

  /// All numbers of a column; nothing where there is none, as dBase fills a number too wide with stars.
  func numbers(_ column: String) throws(BuildError) -> [Double?] {
    try texts(column).map { Double($0) }
  }
}
