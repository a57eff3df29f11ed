/// A value in a JSON text that still knows where in the text it stands.
///
/// A value is a reference to its document and the number of its node there: it is small, cheap to pass
/// on, and keeps the bytes it was read from alive. Strings are decoded when they are asked for.
/// Accessors answer nothing when the value is of another kind, so that a chain such as
/// `json["layers"]?[3]?["id"]?.string` says all that is expected in one line.
package struct JSON: Sendable {
  /// The kinds of JSON values.
  package enum Kind: Sendable {
    /// The word `null`.
    case null
    /// `true` or `false`.
    case bool
    /// Any number.
    case number
    /// A text.
    case string
    /// Values in order.
    case array
    /// Named values in the order of the text.
    case object
  }

  let document: JSONDocument
  let index: Int

  /// Reads a whole JSON text (RFC 8259): one value, with nothing but white space after it.
  ///
  /// The reader is strict: no comments, no trailing commas, no `NaN`, well-formed UTF-8 only, no lone
  /// surrogates, no numbers beyond the range of a double, and **no name twice in one object**, as two
  /// readers would differ on which of them counts. A byte order mark at the start is skipped.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - limits: what the text may ask for.
  /// - Throws: what is wrong first, and where.
  package init(parsing bytes: [UInt8], limits: JSONLimits = JSONLimits()) throws(JSONError) {
    document = try JSONDocument(parsing: bytes, limits: limits)
    index = 0
  }

  /// Reads a whole JSON text, see ``init(parsing:limits:)-([UInt8],_)``.
  package init(parsing text: String, limits: JSONLimits = JSONLimits()) throws(JSONError) {
    try self.init(parsing: Array(text.utf8), limits: limits)
  }

  init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  var node: JSONNode { document.nodes[index] }

  /// What kind of value it is.
  package var kind: Kind {
    switch node.kind {
    case .null: .null
    case .false, .true: .bool
    case .number: .number
    case .string, .escapedString: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether it is the word `null`.
  package var isNull: Bool { node.kind == .null }

  /// The truth value, if it is one.
  package var bool: Bool? {
    switch node.kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The number, if it is one; always finite.
  package var number: Double? {
    let node = node
    return node.kind == .number ? Double(bitPattern: node.payload) : nil
  }

  /// The number as a whole one, if it is whole and within ±2^53, where doubles are exact.
  package var integer: Int? {
    guard let number, number == number.rounded(), abs(number) <= 9_007_199_254_740_992 else { return nil }
    return Int(number)
  }

  /// The text, if it is one.
  package var string: String? {
    let node = node
    guard node.kind.isString else { return nil }
    return document.string(of: node)
  }

  /// The values of an array, if it is one; see ``elements`` for walking without a copy.
  package var array: [JSON]? { node.kind == .array ? Array(elements) : nil }

  /// The numbers of an array that holds nothing else.
  package var numbers: [Double]? {
    let node = node
    guard node.kind == .array else { return nil }
    let count = node.count
    // Nested values take several nodes; an array of numbers has one for each.
    guard node.end == index + 1 + count else { return nil }
    var numbers: [Double] = []
    numbers.reserveCapacity(count)
    for element in document.nodes[(index + 1)..<node.end] {
      guard element.kind == .number else { return nil }
      numbers.append(Double(bitPattern: element.payload))
    }
    return numbers
  }

  /// The named values of an object in the order of the text, if it is one.
  package var object: [(key: String, value: JSON)]? {
    node.kind == .object ? members.map { ($0.key, $0.value) } : nil
  }

  /// How many values an array or object holds; 0 for all other kinds.
  package var count: Int {
    let node = node
    return node.kind == .array || node.kind == .object ? node.count : 0
  }

  /// The value of a name in an object; nothing if there is none or it is no object.
  ///
  /// Takes time in proportion to the number of names before it: walk ``members`` instead of asking a
  /// large object for all it holds.
  package subscript(key: String) -> JSON? {
    let node = node
    guard node.kind == .object else { return nil }
    var key = key
    return key.withUTF8 { wanted in
      var position = index + 1
      while position < node.end {
        let name = document.nodes[position]
        let value = position + 1
        if document.name(name, equals: wanted) { return JSON(document: document, index: value) }
        position = document.next(after: value)
      }
      return nil
    }
  }

  /// The value at a place in an array, counted from 0; nothing outside it or if it is no array.
  package subscript(position: Int) -> JSON? {
    let node = node
    guard node.kind == .array, position >= 0, position < node.count else { return nil }
    if node.end == index + 1 + node.count { return JSON(document: document, index: index + 1 + position) }
    var child = index + 1
    for _ in 0..<position { child = document.next(after: child) }
    return JSON(document: document, index: child)
  }

  /// Where the value starts, in bytes from the start of the text.
  package var offset: Int { Int(node.offset) }

  /// Line and column where the value starts; counts lines each time it is asked.
  package var position: JSONPosition { JSONPosition(offset: offset, in: document.source) }

  /// The way from the root to this value; walks the document each time it is asked.
  package var path: JSONPath { document.path(to: index) }
}
