/// One value in a document's flat list: 16 bytes, children right after their parent.
struct JSONNode: Sendable {
  enum Kind: UInt8 {
    case null, `false`, `true`, number, string, escapedString, array, object

    var isString: Bool { self == .string || self == .escapedString }
  }

  /// Where the value starts in the text; for strings, the byte after the quotation mark.
  var start: UInt32
  var kind: Kind
  /// The bits of a number; the byte where a string ends; count and end of a container.
  var payload: UInt64

  /// Where the value starts in the text.
  var offset: UInt32 { kind.isString ? start &- 1 : start }

  /// How many children a container has.
  var count: Int { Int(truncatingIfNeeded: payload & 0xFFFF_FFFF) }

  /// The node after the last one within a container.
  var end: Int { Int(truncatingIfNeeded: payload >> 32) }

  /// The byte after the last one of a string's content.
  var stop: Int { Int(truncatingIfNeeded: payload) }

  mutating func close(count: Int, end: Int) {
    payload = UInt64(truncatingIfNeeded: end) << 32 | UInt64(truncatingIfNeeded: count)
  }
}
