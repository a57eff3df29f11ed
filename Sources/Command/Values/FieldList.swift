/// A value made of fields with `;` between them: words, and `key=value` pairs.
///
/// A backslash takes the meaning from the `;` or backslash that follows it. Signs are looked for among the scalars,
/// as a mark that combines with the sign before it belongs to the value.
struct FieldList {
  /// One field: a key with its value, or a word alone.
  struct Field: Hashable {
    /// The key, or the word.
    var key: String
    /// What stands after the first `=`; nothing for a word.
    var value: String?
  }

  /// The fields in order; empty ones are left out.
  private(set) var fields: [Field] = []

  /// Splits a value into its fields.
  init(_ text: String) {
    var current = String.UnicodeScalarView()
    var escaped = false
    for scalar in text.unicodeScalars {
      if escaped {
        if scalar != ";" && scalar != "\\" { current.append("\\") }
        current.append(scalar)
        escaped = false
      } else if scalar == "\\" {
        escaped = true
      } else if scalar == ";" {
        close(&current)
      } else {
        current.append(scalar)
      }
    }
    if escaped { current.append("\\") }
    close(&current)
  }

  private mutating func close(_ text: inout String.UnicodeScalarView) {
    defer { text = String.UnicodeScalarView() }
    guard !NumberText.trim(String(text)).isEmpty else { return }
    guard let sign = text.firstIndex(of: "=") else {
      fields.append(Field(key: NumberText.trim(String(text)), value: nil))
      return
    }
    let value = String(text[text.index(after: sign)...])
    fields.append(Field(key: NumberText.trim(String(text[..<sign])), value: value))
  }

  /// Takes away the first field that is a word alone and stands first of all, such as a point.
  mutating func takeLeadingWord() -> String? {
    guard let first = fields.first, first.value == nil else { return nil }
    fields.removeFirst()
    return first.key
  }

  /// Takes away the field of a key and gives its value, if it is there and has one.
  mutating func take(_ key: String) -> String? {
    guard let index = fields.firstIndex(where: { $0.key == key && $0.value != nil }) else { return nil }
    return fields.remove(at: index).value
  }

  /// Checks that every key is one of these and none is given twice.
  func check(keys: [String]) throws(ValueProblem) {
    var seen: [String] = []
    for field in fields {
      guard keys.contains(field.key) else {
        throw .key(field.key, among: keys, near: Suggestion.nearest(to: field.key, among: keys))
      }
      guard !seen.contains(field.key) else { throw .repeatedKey(field.key) }
      seen.append(field.key)
    }
  }

  /// The field of a key, if it is there.
  func field(_ key: String) -> Field? {
    fields.first { $0.key == key }
  }
}
