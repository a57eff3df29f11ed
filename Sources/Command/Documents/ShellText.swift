/// Writes a command down so that a shell reads it as it was meant.
enum ShellText {
  /// The command that makes again what `--check` looked at.
  static func renewing(_ typed: [String]) -> String {
    (["veduta"] + typed.filter { $0 != "--check" }).map(quoted).joined(separator: " ")
  }

  /// A word in single quotes, where it needs them.
  static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      let scalar = Unicode.Scalar(byte)
      return byte < 128
        && (scalar.properties.isAlphabetic || "0123456789-._~/@%+=:,".unicodeScalars.contains(scalar))
    }
    guard word.isEmpty || !plain || word.hasPrefix("~") else { return word }
    return "'" + word.replacingScalars(["'": "'\\''"]) + "'"
  }
}
