import Veduta

/// What the command says of its work, a line each, as far as it was asked to speak.
struct Notes {
  /// How much is said.
  var manners: Manners

  /// Says something, whatever is in it, in one line.
  func say(_ line: String) {
    if manners != .quiet { Console.say(line.inOneLine + "\n") }
  }

  /// Says that a file is there now.
  func wrote(_ path: String) { say("wrote \(FilePath.settled(path))") }

  /// Says what could not be drawn as asked.
  func warn(_ warnings: [MapWarning]) {
    for warning in warnings { say("warning: \(warning.words.message): \(warning.words.place)") }
  }
}
