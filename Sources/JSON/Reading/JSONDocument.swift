/// A text and the list of the values found in it.
final class JSONDocument: Sendable {
  let source: [UInt8]
  let nodes: [JSONNode]

  init(parsing bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    source = bytes
    let limit = min(limits.bytes, Int(UInt32.max))
    guard bytes.count <= limit else {
      throw JSONError(cause: .tooLarge(limit: limit), position: JSONPosition(offset: 0, in: []))
    }
    let outcome = bytes.withUnsafeBufferPointer { buffer -> Result<[JSONNode], JSONFault> in
      guard var reader = JSONReader(buffer, depth: limits.depth) else {
        return .failure(JSONFault(cause: .unexpectedEnd(expected: .value), offset: 0))
      }
      return reader.read()
    }
    switch outcome {
    case .success(let nodes): self.nodes = nodes
    case .failure(let fault):
      throw JSONError(cause: fault.cause, position: JSONPosition(offset: fault.offset, in: bytes))
    }
  }

  /// The node after a value and all within it.
  func next(after index: Int) -> Int {
    let node = nodes[index]
    return node.kind == .array || node.kind == .object ? node.end : index + 1
  }

  /// The text of a string node.
  func string(of node: JSONNode) -> String {
    let bytes = source[Int(node.start)..<node.stop]
    if node.kind == .string { return String(decoding: bytes, as: UTF8.self) }
    return String(decoding: JSONEscapes.decode(bytes), as: UTF8.self)
  }

  /// Whether a string node is a certain text.
  func name(_ node: JSONNode, equals wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = Int(node.start)..<node.stop
    guard node.kind == .string else { return JSONEscapes.decode(source[range]).elementsEqual(wanted) }
    guard range.count == wanted.count else { return false }
    return source.withUnsafeBufferPointer { bytes in
      for offset in 0..<wanted.count where bytes[range.lowerBound + offset] != wanted[offset] { return false }
      return true
    }
  }

  /// The way from the root to a node.
  func path(to target: Int) -> JSONPath {
    var path = JSONPath()
    var current = 0
    while current < target {
      let parent = nodes[current]
      let isObject = parent.kind == .object
      var child = current + 1
      var place = 0
      while child < parent.end {
        // A name belongs to its value.
        let value = isObject ? child + 1 : child
        let after = next(after: value)
        if target < after {
          path.steps.append(isObject ? .key(string(of: nodes[child])) : .index(place))
          current = target < value ? target : value
          break
        }
        child = after
        place += 1
      }
      if child >= parent.end { return path }
    }
    return path
  }
}
