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
    for warning in warnings {
      say("warning: \(shortened(warning.words.message)): \(shortened(warning.words.place))")
    }
  }

  /// What a style or tile says of itself may be as long as it likes, a line of a terminal not.
  private func shortened(_ words: String) -> String {
    words.count > Self.longest ? words.prefix(Self.longest - 3) + "..." : words
  }

  /// The most letters of each half of a warning.
  private static let longest = 300
}
