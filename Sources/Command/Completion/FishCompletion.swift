/// The script for Fish.
enum FishCompletion {
  /// The script: one `complete` for each option of each verb.
  static var script: String {
    let verbs = Verb.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # Completion of veduta in fish:
      #   veduta completion fish > ~/.config/fish/completions/veduta.fish
      function __veduta_takes
          set -l words (commandline -opc)
          set -l verb still
          if set -q words[2]; and contains -- $words[2] \(verbs)
              set verb $words[2]
          end
          contains -- $verb $argv
      end
      function __veduta_begins
          test (count (commandline -opc)) -eq 1
      end
      complete -c veduta -f
      \((Verb.allCases.map(verb) + Verb.allCases.flatMap(options) + Verb.allCases.compactMap(operands)).joined())
      """
  }

  private static func verb(_ verb: Verb) -> String {
    "complete -c veduta -n __veduta_begins -a \(verb.rawValue) -d \(quoted(verb.summary))\n"
  }

  private static func options(_ verb: Verb) -> [String] {
    CompletionTable.options(of: verb).map { option in
      let letter = option.letter.map { " -s \($0)" } ?? ""
      let value = option.value == nil ? "" : arguments(CompletionTable.offer(option, of: verb))
      return "complete -c veduta -n '__veduta_takes \(verb.rawValue)'\(letter) -l \(option.name.rawValue)"
        + "\(value) -d \(quoted(CompletionTable.summary(option, of: verb)))\n"
    }
  }

  private static func operands(_ verb: Verb) -> String? {
    let offer = CompletionTable.operands(of: verb)
    guard offer != .nothing else { return nil }
    let condition = "'__veduta_takes \(verb.rawValue); and not __veduta_begins'"
    let words = offer.words.isEmpty ? "" : " -a \(quoted(offer.words.joined(separator: " ")))"
    return "complete -c veduta -n \(condition)\(offer.files == nil ? "" : " -F")\(words)\n"
  }

  /// How a value is offered: `-x` takes one and no files, `-r` one with files.
  private static func arguments(_ offer: Offer) -> String {
    var words = offer.words.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
    if offer.files == nil, offer.hasFolders { words.append("(__fish_complete_directories)") }
    let list = words.isEmpty ? "" : " -a \(quoted(words.joined(separator: " ")))"
    return (offer.files == nil ? " -x" : " -r -F") + list
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
