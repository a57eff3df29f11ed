/// What went wrong and what to try, each in a line.
struct Message: Hashable, Sendable {
  /// What failed, with its place.
  var what: String
  /// What to try.
  var advice: String

  /// Makes a message; line breaks and control characters in either part become blanks, so that it stays two lines.
  init(_ what: String, try advice: String) {
    self.what = what.inOneLine
    self.advice = advice.inOneLine
  }

  /// The two lines, the first word of each in colour where the reader can show it.
  func text(inColor: Bool) -> String {
    let (red, bold, plain) = inColor ? ("\u{1B}[31m", "\u{1B}[1m", "\u{1B}[0m") : ("", "", "")
    return "\(red)error:\(plain) \(what)\n  \(bold)try:\(plain) \(advice)\n"
  }
}
