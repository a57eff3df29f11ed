/// The text for documents that is to be printed, and for which kind of document.
struct DocumentRequest: Hashable, Sendable {
  /// Kinds of document.
  enum Target: String, CaseIterable, Sendable {
    /// Apple's documentation compiler.
    case docc
    /// GitHub's Markdown.
    case github
  }

  /// Kinds whose time has not come.
  static let later = ["mkdocs", "docusaurus", "sphinx"]

  /// The kind of document.
  var target: Target
  /// What the picture shows, in words.
  var alt: String

  /// Reads `--for` and `--alt`; nothing where neither is given.
  static func read(_ arguments: ParsedArguments) throws(UsageError) -> DocumentRequest? {
    guard let word = arguments.value(.target) else {
      if arguments.has(.alt) { throw .noEffect(.alt, .without([.target])) }
      return nil
    }
    guard let target = Target(rawValue: word) else {
      if later.contains(word) { throw .notYet("--for \(word)") }
      let words = Target.allCases.map(\.rawValue)
      throw .badValue(
        .target, word, .word(word, among: words, near: Suggestion.nearest(to: word, among: words)))
    }
    guard let alt = arguments.value(.alt), !NumberText.trim(alt).isEmpty else {
      throw .missing(.alt, becauseOf: .target)
    }
    return DocumentRequest(target: target, alt: alt)
  }
}
