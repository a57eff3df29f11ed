/// The script for Zsh.
enum ZshCompletion {
  /// The script: Zsh's own `_arguments`, told the options of each verb.
  static var script: String {
    """
    #compdef veduta
    # Completion of veduta in zsh. Put it into a folder of $fpath:
    #   veduta completion zsh > "${fpath[1]}/_veduta"
    _veduta() {
      local verb=still
      local -a verbs=(
    \(Verb.allCases.map(entry).joined())  )
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _describe verb verbs
        return
      fi
      if [[ $words[2] != -* ]]; then
        verb=$words[2]
        shift words
        (( CURRENT-- ))
      fi
      case $verb in
    \(Verb.allCases.map(arguments).joined())  esac
    }
    if [[ $funcstack[1] == _veduta ]]; then
      _veduta "$@"
    else
      compdef _veduta veduta
    fi

    """
  }

  private static func entry(_ verb: Verb) -> String {
    "    " + CompletionTable.quoted("\(verb.rawValue):\(verb.summary)") + "\n"
  }

  private static func arguments(_ verb: Verb) -> String {
    let options = CompletionTable.options(of: verb).flatMap { specifications($0, of: verb) }
    let operands = action(CompletionTable.operands(of: verb))
    let specs = options + [CompletionTable.quoted("*:word:\(operands)")]
    return "    \(verb.rawValue))\n      _arguments \\\n        " + specs.joined(separator: " \\\n        ")
      + " ;;\n"
  }

  private static func specifications(_ option: Option, of verb: Verb) -> [String] {
    let names = [option.flag] + (option.letter.map { ["-\($0)"] } ?? [])
    let other = option.repeats ? "*" : "(\(names.joined(separator: " ")))"
    let summary = "[\(escaped(CompletionTable.summary(option, of: verb)))]"
    return names.map { name in
      guard let value = option.value else { return CompletionTable.quoted(other + name + summary) }
      let form = name.hasPrefix("--") ? name + "=" : name + "+"
      let offer = action(CompletionTable.offer(option, of: verb))
      return CompletionTable.quoted("\(other)\(form)\(summary):\(escaped(value)):\(offer)")
    }
  }

  /// What `_arguments` is to do for a value.
  private static func action(_ offer: Offer) -> String {
    let words = offer.words.map { word in
      word.map { " ()\\:'\"".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }.joined(separator: " ")
    let files = offer.files.map { $0.isEmpty ? "_files" : "_files -g \"*.(\($0.joined(separator: "|")))\"" }
    let paths = files ?? (offer.hasFolders ? "_files -/" : nil)
    switch (words.isEmpty, paths) {
    case (true, nil): return " "
    case (true, let paths?): return paths
    case (false, nil): return "(\(words))"
    case (false, let paths?):
      let inner = paths.replacing("\"", with: "\\\"")
      // A bare colon would begin another value.
      return "{_alternative \"words\\:word\\:(\(words))\" \"files\\:file\\:\(inner)\"}"
    }
  }

  /// A text in which nothing has a meaning to `_arguments`.
  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
