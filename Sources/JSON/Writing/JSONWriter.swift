/// Writes JSON piece by piece, for texts too large to build as a ``JSONValue`` first.
///
/// The caller keeps order: within an object each value is preceded by its ``name(_:)``, and each `begin`
/// has its `end`. Commas and white space are the writer's.
package struct JSONWriter: Sendable {
  /// What has been written, in UTF-8.
  package private(set) var bytes: [UInt8] = []
  private let pretty: Bool
  /// For each open container, whether something stands in it already.
  private var filled: [Bool] = []
  private var followsName = false

  /// Starts an empty text.
  ///
  /// - Parameter pretty: whether each value stands on its own line, indented by two spaces a level.
  package init(pretty: Bool = false) { self.pretty = pretty }

  /// Opens an array.
  package mutating func beginArray() { begin("[") }
  /// Closes the array opened last.
  package mutating func endArray() { end("]") }
  /// Opens an object.
  package mutating func beginObject() { begin("{") }
  /// Closes the object opened last.
  package mutating func endObject() { end("}") }

  /// Writes the name of the value that follows.
  package mutating func name(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    if pretty { bytes.append(UInt8(ascii: " ")) }
    followsName = true
  }

  /// Writes a whole value, the names of its objects sorted by their UTF-8 bytes.
  package mutating func write(_ value: JSONValue) {
    switch value {
    case .null: raw("null")
    case .bool(let value): raw(value ? "true" : "false")
    case .number(let value): raw(JSONNumber.text(value))
    case .string(let value):
      separate()
      quote(value)
      finish()
    case .array(let values):
      beginArray()
      for value in values { write(value) }
      endArray()
    case .object(let members):
      beginObject()
      for member in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
        name(member.key)
        write(member.value)
      }
      endObject()
    }
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    finish()
  }

  private mutating func begin(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    filled.append(false)
  }

  private mutating func end(_ bracket: Unicode.Scalar) {
    let wasFilled = filled.popLast() ?? false
    if wasFilled { breakLine() }
    bytes.append(UInt8(ascii: bracket))
    finish()
  }

  /// Ends the line after the last value, as text files do.
  private mutating func finish() {
    if pretty && filled.isEmpty { bytes.append(0x0A) }
  }

  /// Writes what stands between the value before and the next.
  private mutating func separate() {
    if followsName {
      followsName = false
      return
    }
    guard let last = filled.last else { return }
    if last { bytes.append(UInt8(ascii: ",")) }
    filled[filled.count - 1] = true
    breakLine()
  }

  private mutating func breakLine() {
    guard pretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * filled.count))
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case 0xA8, 0xA9:
        bytes.append(byte)
        escapeSeparator()
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
      case 0x08: bytes.append(contentsOf: "\\b".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0C: bytes.append(contentsOf: "\\f".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0..<0x20, 0x7F: escape(byte)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes U+2028 and U+2029 if one has just been written: many readers of lines take them for line ends.
  private mutating func escapeSeparator() {
    guard bytes.count >= 3, bytes[bytes.count - 3] == 0xE2, bytes[bytes.count - 2] == 0x80 else { return }
    let last = bytes[bytes.count - 1]
    bytes.removeLast(3)
    bytes.append(contentsOf: (last == 0xA8 ? "\\u2028" : "\\u2029").utf8)
  }

  private mutating func escape(_ byte: UInt8) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: "\\u00".utf8)
    bytes.append(digits[Int(byte >> 4)])
    bytes.append(digits[Int(byte & 15)])
  }
}
