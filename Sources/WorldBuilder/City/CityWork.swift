import Tiles

/// The steps of ``Inputs/usage``'s second recipe that are done here: before and after the tiles are cut.
enum CityWork: String {
  /// Makes an extract whole.
  case ground = "city-ground"
  /// Packs tiles.
  case archive = "city-archive"

  /// Does one step: `IN -o OUT`.
  func run(_ arguments: some Collection<String>) throws {
    let arguments = Array(arguments)
    guard arguments.count == 3, arguments[1] == "-o" else { throw BuildError.missingOption("-o") }
    switch self {
    case .ground:
      var ground = CityGround(try CityExtract(InputFile.read(arguments[0]), path: arguments[0]))
      try InputFile.write(Array(ground.whole().text.utf8), to: arguments[2])
    case .archive:
      try InputFile.write(CityArchive.pack(MBTilesArchive(path: arguments[0])), to: arguments[2])
    }
  }
}
