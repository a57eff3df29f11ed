import Testing

@testable import WorldBuilder

@Suite("Reading GeoNames") struct GeoNamesTests {
  @Test("Places come in the order of their numbers") func order() throws {
    let text = """
      {"20": {"geonameid": 20, "name": "S\\u00e3o Paulo", "latitude": -23.5, "longitude": -46.6, "countrycode": "BR",
        "population": 10021295, "timezone": "America/Sao_Paulo", "admin1code": "27", "alternatenames": ["SP"]},
       "3": {"geonameid": 3, "name": "Vila", "latitude": 42.5, "longitude": 1.5, "countrycode": "AD",
        "population": 1418, "admin1code": "03"}}
      """
    let places = try GeoNames.parse(Array(text.utf8), path: "a.json")
    #expect(places.map(\.id) == [3, 20])
    #expect(places[1].name == "São Paulo" && places[1].position == SIMD2(-46.6, -23.5))
  }

  @Test("A place without all it needs is an error at its place") func incomplete() {
    #expect(throws: BuildError.damaged(path: "a.json", offset: 6)) {
      try GeoNames.parse(Array(#"{"1": {"geonameid": 1}}"#.utf8), path: "a.json")
    }
  }
}
