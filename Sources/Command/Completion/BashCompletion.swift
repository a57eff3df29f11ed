/// The script for Bash.
enum BashCompletion {
  /// The script: one function that looks at the verb and at the word before.
  static var script: String {
    """
    # Completion of veduta in bash. Put it into a file that bash reads:
    #   veduta completion bash > ~/.local/share/bash-completion/completions/veduta
    _veduta() {
      local typed=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=still
      local flags= words= files= folders= word prefix= sign=0 IFS=$'\\n'
      COMPREPLY=()
      # Bash takes --option=value apart, and place=NAME as well.
      if [[ $typed == = ]]; then
        sign=$COMP_CWORD typed=
      elif [[ $before == = ]]; then
        sign=$((COMP_CWORD-1))
      fi
      if ((sign > 1)); then
        before=${COMP_WORDS[sign-1]}
        if [[ $before != -* ]]; then
          prefix=$before=
          typed=$prefix$typed
          before=${COMP_WORDS[sign-2]}
          [[ $before == = ]] && before=${COMP_WORDS[sign-3]}
        fi
      fi
      case ${COMP_WORDS[1]} in
        \(Verb.allCases.map(\.rawValue).joined(separator: "|"))) verb=${COMP_WORDS[1]} ;;
      esac
      case $verb in
    \(Verb.allCases.map(flags).joined())  esac
      case $verb:$before in
    \(Verb.allCases.flatMap(values).joined())    *)
          if [[ $typed == -* ]]; then
            words=$flags
          elif ((COMP_CWORD == 1)); then
            words=\(list(Verb.allCases.map(\.rawValue)))
          else
            case $verb in
    \(Verb.allCases.map(operands).joined())        esac
          fi ;;
      esac
      # A word that was begun in quotes is ended by bash.
      local quote=
      [[ $typed == [\\"\\']* ]] && quote=${typed:0:1}
      typed=${typed#[\\"\\']}
      typed=${typed//\\\\/}
      for word in $words; do
        [[ $word == "$typed"* ]] || continue
        word=${word#"$prefix"}
        [[ $quote || $files || $folders ]] || printf -v word %q "$word"
        COMPREPLY+=("$word")
      done
      if [[ $files || $folders ]]; then
        compopt -o filenames 2>/dev/null
        # What is hidden is offered to who types a dot.
        for word in $(compgen -d -- "$typed"); do
          [[ ${word##*/} != .* || ${typed##*/} == .* ]] && COMPREPLY+=("$word")
        done
      fi
      if [[ $files ]]; then
        for word in $(compgen -f -- "$typed"); do
          [[ ${word##*/} != .* || ${typed##*/} == .* ]] || continue
          [[ ! -d $word && $word =~ $files ]] && COMPREPLY+=("$word")
        done
      fi
    }
    complete -F _veduta veduta

    """
  }

  private static func flags(_ verb: Verb) -> String {
    let flags = CompletionTable.options(of: verb).map(\.flag)
    return "    \(verb.rawValue)) flags=\(list(flags)) ;;\n"
  }

  private static func values(_ verb: Verb) -> [String] {
    CompletionTable.options(of: verb).filter { $0.value != nil }.map { option in
      let names = [option.flag] + (option.letter.map { ["-\($0)"] } ?? [])
      let pattern = names.map { "\(verb.rawValue):\($0)" }.joined(separator: "|")
      return "    \(pattern)) \(assignments(CompletionTable.offer(option, of: verb))) ;;\n"
    }
  }

  private static func operands(_ verb: Verb) -> String {
    "          \(verb.rawValue)) \(assignments(CompletionTable.operands(of: verb))) ;;\n"
  }

  private static func assignments(_ offer: Offer) -> String {
    var parts: [String] = []
    if !offer.words.isEmpty { parts.append("words=\(list(offer.words))") }
    if let files = offer.files {
      let pattern = files.isEmpty ? "." : "\\.(\(files.joined(separator: "|")))$"
      parts.append("files=\(CompletionTable.quoted(pattern))")
    }
    if offer.hasFolders { parts.append("folders=1") }
    return parts.isEmpty ? ":" : parts.joined(separator: " ")
  }

  /// Words as one, a line each.
  private static func list(_ words: [String]) -> String {
    "$'" + words.map { $0.replacing("'", with: "\\'") }.joined(separator: "\\n") + "'"
  }
}
