import Screens

extension UsageError {
  /// What to tell the person who typed it.
  ///
  /// A long function because it is a list.
  var message: Message {
    switch self {
    case .unknownVerb(let word, let near):
      return Message(
        "\(quoted(word)) is not something veduta does",
        try: Suggestion.advice(near: near.map { "veduta \($0)" }, among: Verb.allCases.map(\.rawValue)))
    case .unknownTopic(let word, let near):
      return Message(
        "\(quoted(word)) is not something veduta does",
        try: Suggestion.advice(near: near.map { "veduta help \($0)" }, among: Verb.allCases.map(\.rawValue)))
    case .unknownOption(let flag, let near):
      return Message(
        "there is no option \(flag)",
        try: near ?? "veduta help still (or frames, screen, tile), which lists the options")
    case .notYet(let what):
      return Message(
        "\(what) cannot be done yet",
        try: "veduta help still (or frames, screen, tile), which lists what works now")
    case .wrongVerb(let name, let verb):
      return Message("veduta \(verb.rawValue) takes no \(name.flag)", try: Self.elsewhere(name, verb))
    case .missingValue(let name, let placeholder):
      return Message("\(name.flag) lacks its value", try: "\(name.flag) \(placeholder)")
    case .unexpectedValue(let name):
      return Message("\(name.flag) takes no value", try: name.flag)
    case .repeated(let name):
      return Message("\(name.flag) is given twice", try: "\(name.flag) once")
    case .unexpectedOperand(let word):
      return Message(
        "\(quoted(word)) belongs to no option",
        try: "an option before it, or quotes round a value that holds blanks or semicolons")
    case .badValue(let name, let value, let problem):
      let words = problem.words(flag: name.flag)
      return Message("\(name.flag) \(quoted(value)): \(words.what)", try: words.advice)
    case .conflict(.size, .scale), .conflict(.scale, .size):
      return Message("--size says the scale already, after its @", try: "--size 600x400 --scale 1,2")
    case .conflict(let first, let second):
      return Message("\(first.flag) and \(second.flag) exclude each other", try: "one of them")
    case .noEffect(let name, let reason):
      return Self.noEffect(name, reason)
    case .missing(let name, let cause):
      let because = cause.map { " with \($0.flag)" } ?? ""
      let value = OptionTable.option(name)?.value.map { " " + $0 } ?? ""
      return Message("\(name.flag) is missing\(because)", try: "\(name.flag)\(value)")
    case .missingScreen(let names):
      return Message(
        "which screen is not said", try: "veduta screen with " + Suggestion.advice(near: nil, among: names))
    case .unknownScreen(let word, let near, let names):
      return Message(
        "there is no screen \(quoted(word))",
        try: Suggestion.advice(near: near.map { "veduta screen \($0)" }, among: names))
    case .severalTiles(let word):
      return Message(
        "\(word) is a second tile, and one is made at a time", try: "--bbox W,S,E,N --zooms A-B for many")
    case .missingShell(let names):
      return Message(
        "which shell is not said",
        try: "veduta completion with " + Suggestion.advice(near: nil, among: names))
    case .unknownShell(let word, let near, let names):
      return Message(
        "nothing is known of the shell \(quoted(word))",
        try: Suggestion.advice(near: near.map { "veduta completion \($0)" }, among: names))
    case .otherScreen(let asked, let found):
      return Message(
        "the script is one of \(found.rawValue), not of \(asked.rawValue)",
        try: "veduta screen \(found.rawValue)")
    case .outputIsFolder(let path, let other):
      return Message(
        "\(path) cannot be a picture and the folder of \(other)", try: "another name for one of the two")
    case .notUTF8(let index, let text):
      return Message(
        "word \(index), \(quoted(text)), is not UTF-8", try: "a name in UTF-8, or the file renamed")
    case .outputIsInput(let path):
      return Message(
        "\(path) is read as well and would be written over", try: "another name for what is written")
    case .outputAmongTiles(let path, let tiles):
      return Message(
        "\(path) would lie among the tiles of \(tiles), which are read", try: "a name outside of that folder")
    case .badEnvironment(let name, let value):
      return Message("\(name) is \(quoted(value)) in the environment", try: "\(name)=1 or \(name)=0")
    case .missingTile:
      return Message("which tile is not said", try: "veduta tile Z/X/Y, or --bbox W,S,E,N --zooms A-B")
    case .noSuchTile(let word):
      return Message(
        "there is no tile \(quoted(word))",
        try: "Z/X/Y with a zoom Z of 0 to 22, and X and Y below 2 to the Z")
    case .sameOutput(let path):
      return Message("\(path) would be written twice", try: "a name of its own for each file")
    }
  }

  private static func noEffect(_ name: OptionName, _ reason: NoEffect) -> Message {
    switch reason {
    case .without(let others):
      let list = others.map(\.flag).joined(separator: " or ")
      return Message(
        "\(name.flag) does nothing without \(list)", try: "\(name.flag) with \(list), or without it")
    case .onScreen(let kind):
      return Message(
        "\(name.flag) changes nothing on the screen \(kind.rawValue)",
        try: "the screen without it, or another screen")
    case .beside(.output) where name == .format:
      return Message(
        "--format does nothing beside a name that ends in a format",
        try: "--output NAME.png, .webp or .jpg alone")
    case .beside(let other):
      return Message("\(name.flag) does nothing beside \(other.flag)", try: "one of them")
    case .nothingToChange(let what):
      return Message("\(name.flag) would do nothing here", try: "\(name.flag) with \(what), or without it")
    }
  }

  private static func elsewhere(_ name: OptionName, _ verb: Verb) -> String {
    if verb == .frames, ["center", "region", "bbox", "camera", "place", "fit"].contains(name.rawValue) {
      return "--from \(name.rawValue)\(name == .fit ? "" : "=...") --to VIEW"
    }
    let verbs = OptionTable.option(name)?.verbs.map { "veduta \($0.rawValue)" } ?? []
    return "\(verbs.joined(separator: " or ")) \(name.flag), or leave it out"
  }
}

/// A word of the person's own, marked as such.
func quoted(_ text: String) -> String { "\"\(text)\"" }
