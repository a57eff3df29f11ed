import JSON

/// The names of icons that a style's `icon-image` may give, as far as they are written in it.
struct IconNames {
  /// The names, in the order of the text, each where it first stands.
  private(set) var written: [(name: String, json: JSON)] = []
  /// What is computed from features, so that its names are not known before the tiles are.
  private(set) var computed: [JSON] = []

  /// Looks through a value: a name, an expression or a function of the old kind.
  init(_ image: JSON) { look(at: image) }

  private mutating func look(at value: JSON) {
    if let name = value.string {
      add(name, value)
    } else if let elements = value.array, let word = elements.first?.string {
      look(at: elements, of: word, value)
    } else if let stops = value["stops"]?.array {
      for stop in stops { if let result = stop[1] { look(at: result) } }
      if let result = value["default"] { look(at: result) }
    } else if value.kind == .object {
      computed.append(value)
    }
  }

  private mutating func look(at elements: [JSON], of word: String, _ value: JSON) {
    for result in Self.results(elements, of: word) ?? [] { look(at: result) }
    if Self.results(elements, of: word) == nil { computed.append(value) }
  }

  /// The parts of an expression that it may give as they are; nothing if it gives something else.
  private static func results(_ elements: [JSON], of word: String) -> [JSON]? {
    let last = elements.dropFirst().suffix(1)
    switch word {
    case "image", "literal", "to-string", "string": return elements.count == 2 ? Array(last) : nil
    case "coalesce": return Array(elements.dropFirst())
    case "let": return Array(last)
    case "case": return every(second: elements.dropFirst(2)) + last
    case "match": return every(second: elements.dropFirst(3)) + last
    case "step": return every(second: elements.dropFirst(2))
    default: return nil
    }
  }

  private static func every(second elements: ArraySlice<JSON>) -> [JSON] {
    stride(from: elements.startIndex, to: elements.endIndex, by: 2).map { elements[$0] }
  }

  private mutating func add(_ name: String, _ json: JSON) {
    if name.contains("{") {
      computed.append(json)
    } else if !name.isEmpty, !written.contains(where: { $0.name == name }) {
      written.append((name, json))
    }
  }
}
