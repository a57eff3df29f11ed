/// Where the inputs lie and where the archive goes, as the command line says.
struct Inputs {
  /// The folder with 10m, 50m and 110m.
  var magics: String
  /// The GeoPackage `world_map.gpkg`.
  var qgis: String
  /// The list `cities500.json`.
  var geonames: String
  /// The archive to write.
  var output: String

  /// Reads the options; all of them are needed.
  init(_ arguments: [String]) throws(BuildError) {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let option = rest.popFirst() {
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
}
