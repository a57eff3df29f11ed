/// One option: what is typed, what it takes, where it counts and what the help says of it.
///
/// Parsing, help and completion all read the same table of these, so they cannot disagree.
struct Option: Sendable {
  /// The heading of the help page under which an option stands.
  enum Section: String, CaseIterable, Sendable {
    case view = "View (one of)"
    case viewChange = "View, changed"
    case move = "Move"
    case screen = "Screen"
    case tiles = "Tiles"
    case size = "Size"
    case content = "Content (repeatable)"
    case look = "Look"
    case network = "Network (with --tiles URL alone)"
    case output = "Output"
    case documents = "Documents"
    case manners = "Manners"
  }

  /// The long name.
  var name: OptionName
  /// One letter, if there is a short form.
  var letter: Character?
  /// What the help calls the value; nothing for an option that takes none.
  var value: String?
  /// Whether it may be given several times.
  var repeats = false
  /// The verbs that take it.
  var verbs: [Verb]
  /// Where the help lists it.
  var section: Section
  /// What it does, in a line or two, its default included.
  var summary: String
  /// What the pages of some verbs say instead.
  var summaries: [Verb: String] = [:]
  /// What a shell can offer as its value.
  var offer = Offer.nothing
  /// What it offers with some verbs instead.
  var offers: [Verb: Offer] = [:]

  /// As it is typed in the long form.
  var flag: String { name.flag }
}
