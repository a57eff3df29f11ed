import Veduta

/// The names of numbered files: `dir/%04d.png`.
struct FrameNames: Hashable, Sendable {
  private var head: String
  private var tail: String
  /// Digits at the least; nothing for a plain name without a number.
  private var digits: Int?

  /// Reads a pattern with one `%d`, `%4d` or `%04d` in its file name; `%%` is a percent sign.
  ///
  /// A name that ends in `/` is a folder for `%04d.png`.
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - mayBePlain: Whether a name without a number will do, because there is one frame only.
  /// - Throws: ``ValueProblem/form(_:)``.
  init(_ pattern: String, mayBePlain: Bool = false) throws(ValueProblem) {
    let pattern = pattern.hasSuffix("/") ? pattern + "%04d.png" : pattern
    var parts = [""]
    var rest = Substring(pattern)
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1].append("%")
        continue
      }
      let width = rest.prefix { "0123456789".contains($0) }
      rest = rest[width.endIndex...]
      guard rest.popFirst() == "d", digits == nil, width.count <= 2 else { throw Self.form }
      digits = max(Int(width) ?? 1, 1)
      parts.append("")
    }
    guard digits != nil || mayBePlain else { throw Self.form }
    head = parts[0]
    tail = parts.count > 1 ? parts[1] : ""
    guard !tail.contains("/") || digits == nil else { throw Self.form }
  }

  private static let form = ValueProblem.form("one number in the file's name, such as frames/%04d.png")

  /// The files that are there under numbers from one on, in the order of the numbers.
  func files(from first: Int) -> [String] {
    guard digits != nil else { return [] }
    let folder = FilePath.folder(of: head)
    let start = head.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let numbers = FileContents.names(in: folder).compactMap { file -> Int? in
      guard file.hasPrefix(start), file.hasSuffix(tail) else { return nil }
      let digits = file.dropFirst(start.count).dropLast(tail.count)
      guard let number = Int(digits), number >= first,
        name(number).split(separator: "/").last.map(String.init) == file
      else { return nil }
      return number
    }
    return numbers.sorted().map(name)
  }

  /// The name of a frame.
  func name(_ index: Int) -> String {
    guard let digits else { return head }
    let number = String(index)
    return head + String(repeating: "0", count: max(0, digits - number.count)) + number + tail
  }
}
