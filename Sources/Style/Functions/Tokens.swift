import JSON

/// The old way of naming a feature's property within a text: `{name}`.
enum Tokens {
  /// The expression that puts the properties in their places; nothing if the text names none.
  static func expression(_ text: String) -> JSONValue? {
    var parts: [JSONValue] = []
    var plain = ""
    var rest = text[...]
    var hasToken = false
    while let open = rest.firstIndex(of: "{") {
      let inner = rest[rest.index(after: open)...].prefix { $0 != "}" && $0 != "{" }
      guard inner.endIndex < rest.endIndex, rest[inner.endIndex] == "}", !inner.isEmpty else {
        // This brace starts no token; the next one may.
        let next = rest.index(after: open)
        plain += rest[..<next]
        rest = rest[next...]
        continue
      }
      plain += rest[..<open]
      if !plain.isEmpty { parts.append(.string(plain)) }
      plain = ""
      parts.append(.array(["get", .string(String(inner))]))
      hasToken = true
      rest = rest[rest.index(after: inner.endIndex)...]
    }
    guard hasToken else { return nil }
    plain += rest
    if !plain.isEmpty { parts.append(.string(plain)) }
    return parts.count == 1 ? .array(["to-string", parts[0]]) : .array(["concat"] + parts)
  }
}
