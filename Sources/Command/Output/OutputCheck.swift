import Veduta

/// Looks, before anything is made, whether files may be written where they are to go.
enum OutputCheck {
  /// - Parameters:
  ///   - files: The files to be written.
  ///   - frames: The frames to be written, each of another name; they are looked at one by one, however many.
  ///   - inputs: The files that are read, none of which may be written over.
  ///   - tiles: The archive or folder of tiles, where there is one; into a folder nothing may be written.
  /// - Throws: ``UsageError/sameOutput(_:)``, ``UsageError/outputIsInput(_:)``,
  ///   ``UsageError/outputAmongTiles(_:_:)``, ``UsageError/outputIsFolder(_:of:)``, or why a file cannot be
  ///   written.
  static func check(
    _ files: [String], frames: some Sequence<String> = EmptyCollection(), inputs: [String],
    tiles: String? = nil
  ) throws(CommandError) {
    let tileWays = tiles.map(ways) ?? []
    let read = Set(inputs.map(FilePath.canonical))
    func check(_ path: String) throws(CommandError) -> String {
      try fileErrors { () throws(FileError) in try StagedFile.check(path) }
      let canonical = FilePath.canonical(path)
      guard !read.contains(canonical) else { throw .usage(.outputIsInput(path)) }
      if let tiles, tileWays.contains(where: { (canonical + "/").utf8.starts(with: $0.utf8) }) {
        let isTiles = canonical == FilePath.canonical(tiles)
        throw .usage(isTiles ? .outputIsInput(path) : .outputAmongTiles(path, tiles))
      }
      return canonical
    }
    var written: [(path: String, way: String)] = []
    for path in files { written.append((path, try check(path) + "/")) }
    try checkNesting(written)
    for path in frames {
      let way = try check(path) + "/"
      for file in written { try checkNesting([file, (path, way)]) }
    }
  }

  /// No output may be another, or a folder of it; in order, each path comes right before those that lead through it.
  private static func checkNesting(_ outputs: [(path: String, way: String)]) throws(CommandError) {
    let sorted = outputs.sorted { Array($0.way.utf8).lexicographicallyPrecedes(Array($1.way.utf8)) }
    for (one, next) in zip(sorted, sorted.dropFirst()) where next.way.utf8.starts(with: one.way.utf8) {
      throw .usage(one.way == next.way ? .sameOutput(next.path) : .outputIsFolder(one.path, of: next.path))
    }
  }

  /// The ways that lead to tiles, each ending in a slash: what lies in a folder of them may be a link to elsewhere.
  private static func ways(to tiles: String) -> [String] {
    let names = FileContents.names(in: tiles).filter { name in
      name.utf8.allSatisfy { (0x30...0x39).contains($0) } || name.hasSuffix(".json")
    }
    return ([tiles] + names.map { "\(tiles)/\($0)" }).map { FilePath.canonical($0) + "/" }
  }
}
