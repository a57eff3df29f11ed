/// Comments in a script: from two slashes to the end of the line.
enum ScriptComments {
  /// The text with blanks in place of its comments, so that all else stays at its line and column.
  ///
  /// Slashes within strings are left alone. A string ends with its line at the latest, as in JSON.
  static func blanked(_ text: [UInt8]) -> [UInt8] {
    var text = text
    var isInString = false
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: index += 1
      case 0x0A, 0x0D: isInString = false
      case UInt8(ascii: "/")
      where !isInString && index + 1 < text.count && text[index + 1] == UInt8(ascii: "/"):
        while index < text.count, text[index] != 0x0A, text[index] != 0x0D {
          text[index] = UInt8(ascii: " ")
          index += 1
        }
        continue
      default: break
      }
      index += 1
    }
    return text
  }
}
