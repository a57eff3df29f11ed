import Screens

/// What can be typed where, for shells to offer: the option table as they need it.
enum CompletionTable {
  /// The options of a verb; each takes `--help`.
  static func options(of verb: Verb) -> [Option] {
    OptionTable.options.filter { $0.verbs.contains(verb) || $0.name == .help }
  }

  /// What may stand as the value of an option.
  static func offer(_ option: Option, of verb: Verb) -> Offer {
    option.offers[verb] ?? option.offer
  }

  /// What a verb does or takes, by the help's words.
  static func summary(_ option: Option, of verb: Verb) -> String {
    option.summaries[verb] ?? option.summary
  }

  /// What may stand where no option asks for a value.
  static func operands(of verb: Verb) -> Offer {
    switch verb {
    case .screen: .words(ScreenKind.allCases.map(\.rawValue) + [ScreenRequest.all])
    case .tile: .files("mbtiles")
    case .help: .words(Verb.allCases.map(\.rawValue))
    case .completion: .words(Shell.allCases.map(\.rawValue))
    case .still, .frames, .inspect: .nothing
    }
  }

  /// A text as one word of a shell, in single quotes.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
