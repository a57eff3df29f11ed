extension JSON {
  /// The values of an array in order, read as one walks; empty for all other kinds.
  package var elements: Elements {
    let node = node
    return Elements(
      document: document, position: index + 1, end: node.kind == .array ? node.end : index + 1,
      underestimatedCount: node.kind == .array ? node.count : 0)
  }

  /// The named values of an object in the order of the text; empty for all other kinds.
  package var members: Members {
    let node = node
    return Members(
      document: document, position: index + 1, end: node.kind == .object ? node.end : index + 1,
      underestimatedCount: node.kind == .object ? node.count : 0)
  }

  /// Walks an array.
  package struct Elements: Sequence, IteratorProtocol, Sendable {
    let document: JSONDocument
    var position: Int
    let end: Int
    /// How many there are.
    package let underestimatedCount: Int

    /// The next value.
    package mutating func next() -> JSON? {
      guard position < end else { return nil }
      let value = JSON(document: document, index: position)
      position = document.next(after: position)
      return value
    }
  }

  /// Walks an object.
  package struct Members: Sequence, IteratorProtocol, Sendable {
    let document: JSONDocument
    var position: Int
    let end: Int
    /// How many there are.
    package let underestimatedCount: Int

    /// The next named value.
    package mutating func next() -> Member? {
      guard position < end else { return nil }
      let member = Member(name: JSON(document: document, index: position))
      position = document.next(after: position + 1)
      return member
    }
  }

  /// One named value of an object.
  package struct Member: Sendable {
    /// The name as a value of its own, for its place in the text.
    package let name: JSON

    /// The name.
    package var key: String { name.document.string(of: name.node) }
    /// The value.
    package var value: JSON { JSON(document: name.document, index: name.index + 1) }

    /// Whether this is the member of a name; builds no string, unlike ``key``.
    package func isNamed(_ wanted: StaticString) -> Bool {
      name.document.name(
        name.node, equals: UnsafeBufferPointer(start: wanted.utf8Start, count: wanted.utf8CodeUnitCount))
    }
  }
}
