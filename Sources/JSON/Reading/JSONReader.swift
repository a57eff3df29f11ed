/// What is wrong, by byte offset; line and column are counted only once it is thrown out.
struct JSONFault: Error {
  let cause: JSONError.Cause
  let offset: Int
}

/// One pass over the bytes of a text that lists its values.
///
/// It keeps the open containers in a list of its own instead of recursing, so that depth is bounded by
/// the limit and not by the machine's stack.
struct JSONReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the bytes start; anything but nothing, even for an empty text.
  let base: UnsafePointer<UInt8>
  let depth: Int
  var position = 0
  var nodes: [JSONNode] = []
  /// The container that is being read, and those around it.
  private var current = Open(node: -1, isObject: false, count: 0)
  private var outer: [Open] = []

  private struct Open {
    let node: Int
    let isObject: Bool
    var count: Int
  }

  /// Takes bytes, of which there must be at least one.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, depth: Int) {
    guard let base = bytes.baseAddress else { return nil }
    self.base = base
    self.bytes = bytes
    self.depth = depth
    // About one value in eight bytes in plain data, bounded by what is really there.
    nodes.reserveCapacity(bytes.count / 8 + 1)
  }

  mutating func read() -> Result<[JSONNode], JSONFault> {
    do throws(JSONFault) {
      try readText()
      return .success(nodes)
    } catch { return .failure(error) }
  }

  private mutating func readText() throws(JSONFault) {
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    repeat {
      if try readValue() { continue }
      while try !readSeparator() {}
    } while current.node >= 0
    skipSpace()
    if position < bytes.count {
      throw JSONFault(cause: .unexpectedByte(bytes[position], expected: .end), offset: position)
    }
  }

  /// Reads a value; true when that opened a container whose first value is to follow.
  private mutating func readValue() throws(JSONFault) -> Bool {
    skipSpace()
    guard position < bytes.count else {
      throw JSONFault(cause: .unexpectedEnd(expected: .value), offset: position)
    }
    switch bytes[position] {
    case UInt8(ascii: "\""): try readString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    case UInt8(ascii: "["): return try openContainer(.array)
    case UInt8(ascii: "{"): return try openContainer(.object)
    case UInt8(ascii: "t"): try readWord("true", .true)
    case UInt8(ascii: "f"): try readWord("false", .false)
    case UInt8(ascii: "n"): try readWord("null", .null)
    default: throw unexpected(.value)
    }
    return false
  }

  private mutating func openContainer(_ kind: JSONNode.Kind) throws(JSONFault) -> Bool {
    guard outer.count < depth else { throw JSONFault(cause: .tooDeep(limit: depth), offset: position) }
    let isObject = kind == .object
    nodes.append(JSONNode(start: UInt32(truncatingIfNeeded: position), kind: kind, payload: 0))
    position += 1
    skipSpace()
    let closing = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    if position < bytes.count, bytes[position] == closing {
      position += 1
      nodes[nodes.count - 1].close(count: 0, end: nodes.count)
      return false
    }
    outer.append(current)
    current = Open(node: nodes.count - 1, isObject: isObject, count: 0)
    if isObject { try readName() }
    return true
  }

  /// Reads what follows a value; true when another value is to follow or all is closed.
  private mutating func readSeparator() throws(JSONFault) -> Bool {
    guard current.node >= 0 else { return true }
    current.count += 1
    let isObject = current.isObject
    skipSpace()
    guard position < bytes.count else { throw unexpected(isObject ? .commaOrBrace : .commaOrBracket) }
    let byte = bytes[position]
    if byte == UInt8(ascii: ",") {
      position += 1
      if isObject { try readName() }
      return true
    }
    guard byte == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
      throw unexpected(isObject ? .commaOrBrace : .commaOrBracket)
    }
    position += 1
    nodes[current.node].close(count: current.count, end: nodes.count)
    if isObject { try refuseDuplicates(in: current.node) }
    current = outer.popLast() ?? current
    return current.node < 0
  }

  private mutating func readName() throws(JSONFault) {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else { throw unexpected(.name) }
    try readString()
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { throw unexpected(.colon) }
    position += 1
  }

  private mutating func readWord(_ word: StaticString, _ kind: JSONNode.Kind) throws(JSONFault) {
    let start = position
    for offset in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[offset] else {
        throw unexpected(.value)
      }
      position += 1
    }
    nodes.append(JSONNode(start: UInt32(truncatingIfNeeded: start), kind: kind, payload: 0))
  }

  @inline(__always)
  private mutating func skipSpace() {
    // Most often there is none, or it has been left out.
    if position < bytes.count, bytes[position] <= 0x20 { skipSpaces() }
  }

  private mutating func skipSpaces() {
    var place = position
    while place < bytes.count {
      let byte = bytes[place]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { break }
      place &+= 1
    }
    position = place
  }

  /// The fault of what stands at the position, or of nothing standing there.
  func unexpected(_ expected: JSONError.Expectation) -> JSONFault {
    guard position < bytes.count else {
      return JSONFault(cause: .unexpectedEnd(expected: expected), offset: position)
    }
    return JSONFault(cause: .unexpectedByte(bytes[position], expected: expected), offset: position)
  }
}
