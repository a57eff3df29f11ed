#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import Veduta

/// The two streams of the command: data to standard output, words to standard error.
enum Console {
  /// Whether standard error is read by a person at a terminal.
  static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether colour may be used: on a terminal, unless `NO_COLOR` is set to something.
  static var hasColor: Bool {
    guard isTerminal else { return false }
    guard let wish = getenv("NO_COLOR") else { return true }
    return wish.pointee == 0
  }

  /// Writes data to standard output.
  static func output(_ bytes: [UInt8]) throws(FileError) {
    try writeAll(bytes, to: STDOUT_FILENO, path: "standard output")
  }

  /// Writes text to standard output.
  static func output(_ text: String) throws(FileError) {
    try output(Array(text.utf8))
  }

  /// Writes words to standard error; if nobody can hear them nothing can be done about it.
  static func say(_ text: String) {
    try? writeAll(Array(text.utf8), to: STDERR_FILENO, path: "standard error")
  }
}
