/// Sorts arguments by the option table; knows nothing of what values mean.
struct ArgumentParser {
  private var arguments: [String]
  private var position = 0
  private var parsed: ParsedArguments

  /// Sorts the arguments after the program's name.
  ///
  /// A value may begin with a minus; what begins with two is an option. `--option=value` works, and after a
  /// bare `--` everything is an operand.
  static func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parser = ArgumentParser(arguments: arguments, parsed: ParsedArguments(verb: .still, typed: arguments))
    try parser.parseVerb()
    while let argument = parser.next() { try parser.parseArgument(argument) }
    return parser.parsed
  }

  private mutating func next() -> String? {
    guard position < arguments.count else { return nil }
    defer { position += 1 }
    return arguments[position]
  }

  private mutating func parseVerb() throws(UsageError) {
    guard let first = arguments.first else {
      parsed.verb = .help
      return
    }
    guard !first.hasPrefix("-") else { return }
    position = 1
    guard let verb = Verb(rawValue: first) else {
      if Verb.later.contains(first) { throw .notYet(first) }
      throw .unknownVerb(first, near: Suggestion.nearest(to: first, among: Verb.allCases.map(\.rawValue)))
    }
    parsed.verb = verb
  }

  private mutating func parseArgument(_ argument: String) throws(UsageError) {
    if argument == "--" {
      parsed.operands += arguments[position...]
      position = arguments.count
    } else if argument.hasPrefix("--") {
      try parseLong(argument.dropFirst(2))
    } else if argument.hasPrefix("-"), argument.count > 1 {
      try parseShort(argument)
    } else {
      parsed.operands.append(argument)
    }
  }

  private mutating func parseLong(_ text: Substring) throws(UsageError) {
    // Among the scalars, as a value may begin with a mark that combines with the sign.
    let scalars = text.unicodeScalars
    let end = scalars.firstIndex(of: "=") ?? text.endIndex
    let name = String(scalars[..<end])
    let inline = end == text.endIndex ? nil : String(scalars[scalars.index(after: end)...])
    try accept(try option(named: name), inline: inline)
  }

  private func option(named name: String) throws(UsageError) -> Option {
    if let known = OptionName(rawValue: name).flatMap(OptionTable.option) { return known }
    if OptionTable.later.contains(name) { throw .notYet("--" + name) }
    let names = OptionTable.options.filter { $0.verbs.contains(parsed.verb) }.map(\.name.rawValue)
    throw .unknownOption("--" + name, near: Suggestion.nearest(to: name, among: names).map { "--" + $0 })
  }

  /// `-o FILE`, `-oFILE` and `-q`; letters are not bundled.
  private mutating func parseShort(_ argument: String) throws(UsageError) {
    let letter = argument[argument.index(after: argument.startIndex)]
    guard let option = OptionTable.options.first(where: { $0.letter == letter }) else {
      let near = Suggestion.nearest(
        to: String(argument.dropFirst()),
        among: OptionTable.options.map(\.name.rawValue).filter { $0.count > 1 })
      throw .unknownOption(argument, near: near.map { "--" + $0 })
    }
    let rest = argument.dropFirst(2)
    let inline = rest.first == "=" ? rest.dropFirst() : rest
    try accept(option, inline: rest.isEmpty ? nil : String(inline))
  }

  private mutating func accept(_ option: Option, inline: String?) throws(UsageError) {
    guard option.verbs.contains(parsed.verb) || option.name == .help else {
      throw .wrongVerb(option.name, parsed.verb)
    }
    guard option.repeats || !parsed.has(option.name) else { throw .repeated(option.name) }
    let value = try value(of: option, inline: inline)
    parsed.occurrences.append(.init(name: option.name, value: value))
  }

  private mutating func value(of option: Option, inline: String?) throws(UsageError) -> String {
    guard let placeholder = option.value else {
      guard inline == nil else { throw .unexpectedValue(option.name) }
      return ""
    }
    if let inline { return inline }
    guard position < arguments.count, !isOption(arguments[position]) else {
      throw .missingValue(option.name, placeholder)
    }
    defer { position += 1 }
    return arguments[position]
  }

  /// Whether a word is an option rather than a value that begins with a minus.
  private func isOption(_ argument: String) -> Bool {
    if argument.hasPrefix("--") { return true }
    guard argument.count == 2, argument.first == "-", let letter = argument.last else { return false }
    return OptionTable.options.contains { $0.letter == letter }
  }
}
