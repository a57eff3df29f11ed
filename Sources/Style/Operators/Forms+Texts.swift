extension Forms {
  static let texts: [String: [Form]] = [
    "upcase": [
      .value(.string, .string) { call, context throws(EvaluationError) in
        .string(try call.string(0, context).uppercased())
      }
    ],
    "downcase": [
      .value(.string, .string) { call, context throws(EvaluationError) in
        .string(try call.string(0, context).lowercased())
      }
    ],
    "concat": [
      Form(
        result: .string, parameters: .any(.value), needs: [],
        body: .value { call, context throws(EvaluationError) in
          var text = ""
          for index in call.children.indices {
            text += try call.value(index, context).text
            // Texts that double in a chain of variables would fill the memory.
            if text.utf8.count > textLimit {
              throw EvaluationError(.tooLong(limit: textLimit), at: call.place)
            }
          }
          return .string(text)
        })
    ],
    "split": [
      .value(.array(.string, length: nil), .string, .string) { call, context throws(EvaluationError) in
        .array(
          split(try call.string(0, context), at: try call.string(1, context)).map { .string($0) })
      }
    ],
    "join": [
      .value(.string, .array(.string, length: nil), .string) { call, context throws(EvaluationError) in
        let separator = try call.string(1, context)
        guard case .array(let parts) = try call.value(0, context) else { return .string("") }
        return .string(parts.map(\.text).joined(separator: separator))
      }
    ],
    "resolved-locale": [
      .value(.string, .collator) { call, context throws(EvaluationError) in
        guard case .collator(let collator) = try call.value(0, context) else { return .null }
        return .string(collator.resolvedLocale)
      }
    ],
    "typeof": [
      .value(.string, .value) { call, context throws(EvaluationError) in
        .string(try call.value(0, context).type.description)
      }
    ],
    // All scripts that the bundled fonts have are shaped.
    "is-supported-script": [
      .boolean(.string) { call, context throws(EvaluationError) in
        _ = try call.string(0, context)
        return true
      }
    ],
    "error": [
      .value(.value, .string, needs: .asking) { call, context throws(EvaluationError) in
        throw EvaluationError(.said(try call.string(0, context)), at: call.place)
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
