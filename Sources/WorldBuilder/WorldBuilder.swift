import Geography
import JSON
import Tiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Builds the embedded archives, the world and a city, from packaged data; see ``Inputs/usage``.
@main
struct WorldBuilder {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.isEmpty || arguments == ["--help"] { return print(Inputs.usage) }
    do {
      if let work = arguments.first.flatMap(CityWork.init) {
        try work.run(arguments.dropFirst())
      } else {
        try build(try Inputs(arguments))
      }
    } catch {
      let words = Array("WorldBuilder: \(words(for: error))\n".utf8)
      _ = write(STDERR_FILENO, words, words.count)
      exit(1)
    }
  }

  private static func build(_ inputs: Inputs) throws {
    if !inputs.takesAnyVersion { try KnownInputs.verify(inputs) }
    let plan = WorldPlan(data: try WorldData(inputs))
    var archive = TileArchiveWriter(
      metadata: WorldMetadata.metadata, bounds: .world, center: Coordinate(latitude: 25, longitude: 10),
      centerZoom: 1)
    for zoom in WorldPlan.zooms {
      let cutter = Cutter(plan.layers(zoom), grid: WorldPlan.grid(zoom))
      cutter.cut { tile, bytes in archive.add(bytes, at: tile) }
    }
    try InputFile.write(archive.encode(), to: inputs.output)
  }

  /// What to tell a person of an error.
  static func words(for error: any Error) -> String {
    switch error {
    case BuildError.unknownOption(let option): "there is no option \(option); see --help"
    case BuildError.missingValue(let option): "\(option) needs a value"
    case BuildError.missingOption(let option): "\(option) is missing; see --help"
    case BuildError.unreadable(let path, let reason):
      "cannot read \(path): \(String(cString: strerror(reason)))"
    case BuildError.unwritable(let path, let reason):
      "cannot write \(path): \(String(cString: strerror(reason)))"
    case BuildError.changedInput(let path, let expected, let found):
      "\(path) is another version (SHA-256 \(found), not \(expected)); --any-version takes it"
    case BuildError.damaged(let path, let offset): "\(path) makes no sense at byte \(offset)"
    case BuildError.missingColumn(let path, let name): "\(path) has no column \(name)"
    case BuildError.unequalCounts(let path, let shapes, let records):
      "\(path) has \(shapes) shapes and \(records) records"
    case BuildError.database(let path, let code): "cannot read \(path): SQLite's error \(code)"
    case let error as JSONError: "the list of places is no JSON: \(error)"
    default: "\(error)"
    }
  }
}
