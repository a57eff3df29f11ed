/// A shell that the command knows how to complete its words in.
enum Shell: String, CaseIterable, Sendable {
  /// Bash, from version 4.
  case bash
  /// Zsh.
  case zsh
  /// Fish, from version 3.
  case fish

  /// The shell that a command names.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = Shell.allCases.map(\.rawValue)
    guard let word = arguments.operands.first else { throw .missingShell(names) }
    guard let shell = Shell(rawValue: word) else {
      throw .unknownShell(word, near: Suggestion.nearest(to: word, among: names), names)
    }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
    self = shell
  }

  /// The script that teaches the shell.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }
}
