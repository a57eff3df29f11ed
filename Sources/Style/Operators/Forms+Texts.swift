extension Forms {
  static let texts: [String: [Form]] = [
    "upcase": [
      .value(.string, .string) { arguments throws(EvaluationError) in
        .string(try arguments.string(0).uppercased())
      }
    ],
    "downcase": [
      .value(.string, .string) { arguments throws(EvaluationError) in
        .string(try arguments.string(0).lowercased())
      }
    ],
    "concat": [
      Form(
        result: .string, parameters: .any(.value), needs: [],
        body: .value { arguments throws(EvaluationError) in
          var text = ""
          for index in arguments.nodes.indices {
            text += try arguments.value(index).text
            // Texts that double in a chain of variables would fill the memory.
            if text.utf8.count > textLimit {
              throw EvaluationError(.tooLong(limit: textLimit), at: arguments.place)
            }
          }
          return .string(text)
        })
    ],
    "split": [
      .value(.array(.string, length: nil), .string, .string) { arguments throws(EvaluationError) in
        .array(
          split(try arguments.string(0), at: try arguments.string(1)).map { .string($0) })
      }
    ],
    "join": [
      .value(.string, .array(.string, length: nil), .string) { arguments throws(EvaluationError) in
        let separator = try arguments.string(1)
        guard case .array(let parts) = try arguments.value(0) else { return .string("") }
        return .string(parts.map(\.text).joined(separator: separator))
      }
    ],
    "resolved-locale": [
      .value(.string, .collator) { arguments throws(EvaluationError) in
        guard case .collator(let collator) = try arguments.value(0) else { return .null }
        return .string(collator.resolvedLocale)
      }
    ],
    "typeof": [
      .value(.string, .value) { arguments throws(EvaluationError) in
        .string(try arguments.value(0).type.description)
      }
    ],
    // All scripts that the bundled fonts have are shaped.
    "is-supported-script": [
      .boolean(.string) { arguments throws(EvaluationError) in
        _ = try arguments.string(0)
        return true
      }
    ],
    "error": [
      .value(.value, .string, needs: .asking) { arguments throws(EvaluationError) in
        throw EvaluationError(.said(try arguments.string(0)), at: arguments.place)
      }
    ],
  ]

  /// How many bytes a text may have that is put together.
  private static let textLimit = 1 << 20

  /// The parts between separators; an empty separator parts all code points.
  private static func split(_ text: String, at separator: String) -> [String] {
    if separator.isEmpty { return text.unicodeScalars.map(String.init) }
    let bytes = Array(text.utf8)
    let wanted = Array(separator.utf8)
    var parts: [String] = []
    var (start, index) = (0, 0)
    while index + wanted.count <= bytes.count {
      if bytes[index..<(index + wanted.count)].elementsEqual(wanted) {
        parts.append(String(decoding: bytes[start..<index], as: UTF8.self))
        index += wanted.count
        start = index
      } else {
        index += 1
      }
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }
}
