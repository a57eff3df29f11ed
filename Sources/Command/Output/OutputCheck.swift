import Veduta

/// Looks, before anything is made, whether files may be written where they are to go.
enum OutputCheck {
  /// - Parameters:
  ///   - outputs: The files to be written.
  ///   - inputs: The files that are read, none of which may be written over.
  /// - Throws: ``UsageError/sameOutput(_:)``, ``UsageError/outputIsInput(_:)``,
  ///   ``UsageError/outputIsFolder(_:of:)``, or why a file cannot be written.
  static func check(_ outputs: [String], inputs: [String]) throws(CommandError) {
    let read = Set(inputs.map(FilePath.canonical))
    var written: Set<String> = []
    for path in outputs {
      try fileErrors { () throws(FileError) in try StagedFile.check(path) }
      let canonical = FilePath.canonical(path)
      guard written.insert(canonical).inserted else { throw .usage(.sameOutput(path)) }
      guard !read.contains(canonical) else { throw .usage(.outputIsInput(path)) }
    }
    try checkNesting(outputs)
  }

  /// No output may be a folder of another; in order, each path comes right before those that lead through it.
  private static func checkNesting(_ outputs: [String]) throws(CommandError) {
    let sorted = outputs.map { (path: $0, way: FilePath.canonical($0) + "/") }
      .sorted { Array($0.way.utf8).lexicographicallyPrecedes(Array($1.way.utf8)) }
    for (one, next) in zip(sorted, sorted.dropFirst()) where next.way.utf8.starts(with: one.way.utf8) {
      throw .usage(.outputIsFolder(one.path, of: next.path))
    }
  }
}
