#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The words that the process was started with.
enum Words {
  /// The words after the program's name; what is not UTF-8 in them is replaced.
  static var typed: [String] { Array(CommandLine.arguments.dropFirst()) }

  /// Makes sure that every word is UTF-8: a file whose name was replaced in part would be another file.
  static func check() throws(UsageError) {
    let count = Int(CommandLine.argc)
    for index in 1..<max(count, 1) {
      guard let word = CommandLine.unsafeArgv[index] else { return }
      let bytes = UnsafeBufferPointer(start: UnsafePointer(word), count: strlen(word)).map(
        UInt8.init(bitPattern:))
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw .notUTF8(index, String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
