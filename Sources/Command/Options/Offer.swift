/// What a shell can offer as the value of an option, or in place of one.
struct Offer: Hashable, Sendable {
  /// Words, in the order in which they are offered.
  var words: [String] = []
  /// Endings of the names of files, without dots; empty for any file, nothing for no files.
  var files: [String]?
  /// Whether folders are offered for their own sake.
  var hasFolders = false

  /// Nothing that a shell could know.
  static let nothing = Offer()
  /// Folders.
  static let folders = Offer(hasFolders: true)

  /// Some words.
  static func words(_ words: [String]) -> Offer { Offer(words: words) }

  /// Files whose names end in one of these ways; any file if there are none.
  static func files(_ endings: String...) -> Offer { Offer(files: endings) }
}
