import Veduta

/// Looks, before anything is made, whether files may be written where they are to go.
enum OutputCheck {
  /// - Parameters:
  ///   - outputs: The files to be written.
  ///   - inputs: The files that are read, none of which may be written over.
  /// - Throws: ``UsageError/sameOutput(_:)``, ``UsageError/outputIsInput(_:)``, or why a file cannot be written.
  static func check(_ outputs: [String], inputs: [String]) throws(CommandError) {
    let read = Set(inputs.map(FilePath.canonical))
    var written: Set<String> = []
    for path in outputs {
      try fileErrors { () throws(FileError) in try StagedFile.check(path) }
      let canonical = FilePath.canonical(path)
      guard written.insert(canonical).inserted else { throw .usage(.sameOutput(path)) }
      guard !read.contains(canonical) else { throw .usage(.outputIsInput(path)) }
    }
  }
}
