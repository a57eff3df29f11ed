/// What the command is asked to do, understood in full; a pure function of its arguments.
enum Request: Hashable, Sendable {
  /// Print the page of a verb, or of the whole command.
  case help(Verb?)
  /// Print the version.
  case version
  /// Print the script that teaches a shell.
  case completion(Shell)
  /// Make a picture or its variants.
  case still(StillRequest)
  /// Make the frames of a move.
  case frames(FramesRequest)
  /// Make a screen of an app, or its frames.
  case screen(ScreenRequest)
  /// Make tiles.
  case tile(TileRequest)
  /// Tell what a view contains, as JSON or text.
  case inspect(StillRequest, asJSON: Bool)

  /// Reads the arguments after the program's name.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.has(.version) {
      if let other = arguments.occurrences.map(\.name).first(where: { $0 != .version }) {
        throw .noEffect(other, .beside(.version))
      }
      if let operand = arguments.operands.first { throw .unexpectedOperand(operand) }
      self = .version
      return
    }
    if arguments.has(.help) {
      self = .help(arguments.typed.first?.hasPrefix("-") == true ? nil : arguments.verb)
      return
    }
    switch arguments.verb {
    case .help: self = .help(try Self.topic(arguments))
    case .completion: self = .completion(try Shell(arguments))
    case .still: self = .still(try StillRequest(arguments))
    case .frames: self = .frames(try FramesRequest(arguments))
    case .screen: self = .screen(try ScreenRequest(arguments))
    case .tile: self = .tile(try TileRequest(arguments))
    case .inspect: self = .inspect(try StillRequest.one(arguments), asJSON: arguments.has(.json))
    }
  }

  private static func topic(_ arguments: ParsedArguments) throws(UsageError) -> Verb? {
    guard let word = arguments.operands.first else { return nil }
    guard let verb = Verb(rawValue: word) else {
      if Verb.later.contains(word) { throw .notYet(word) }
      throw .unknownTopic(word, near: Suggestion.nearest(to: word, among: Verb.allCases.map(\.rawValue)))
    }
    if arguments.operands.count > 1 { throw .unexpectedOperand(arguments.operands[1]) }
    return verb
  }
}
