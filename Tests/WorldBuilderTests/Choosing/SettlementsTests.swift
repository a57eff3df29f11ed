import Testing

@testable import WorldBuilder

@Suite("Towns and quarters") struct SettlementsTests {
  /// A place some kilometres east of the middle of a city on the equator.
  private func place(
    _ name: String, _ population: Int, east: Double, id: Int = 0, country: String = "IT"
  ) -> GeoName {
    GeoName(
      id: id, name: name, position: SIMD2(east / 111.195, 0), country: country, population: population,
      state: "")
  }

  /// Reach: 13 km.
  private var city: GeoName { place("City", 4_000_000, east: 0, id: 1) }

  private func sorted(_ places: [GeoName], besides: [NaturalEarth.Place] = []) -> (
    towns: [String], quarters: [String]
  ) {
    let settlements = Settlements([city] + places, besides: besides)
    return (settlements.towns.map(\.name).filter { $0 != "City" }, settlements.neighbourhoods.map(\.name))
  }

  @Test("Within the reach of a city lie quarters, beyond it villages, far off only towns") func rings() {
    let places = [
      place("Inner", 500, east: 12, id: 2), place("Village", 500, east: 14, id: 3),
      place("Hamlet", 499, east: 5, id: 4), place("Unknown", 0, east: 5, id: 5),
      place("Unheard", 0, east: 14, id: 6),
      place("Far Village", 14_999, east: 60, id: 7), place("Far Town", 15_000, east: 60, id: 8),
    ]
    let (towns, quarters) = sorted(places)
    #expect(towns == ["Far Town", "Village"])
    #expect(quarters == ["Inner", "Unknown"])
  }

  @Test("A place of another country is no quarter") func borders() {
    #expect(sorted([place("Enclave", 20_000, east: 3, id: 2, country: "VA")]).towns == ["Enclave"])
  }

  @Test("A city in the reach of a greater one is a quarter, and has none of its own") func parts() {
    let (towns, quarters) = sorted([
      place("Borough", 1_400_000, east: 12, id: 2), place("Beyond", 20_000, east: 19, id: 3),
    ])
    #expect(quarters == ["Borough"] && towns == ["Beyond"])
  }

  @Test("Names that are drawn as cities already are left out") func known() {
    func drawn(_ name: String, east: Double, id: Int? = nil) -> NaturalEarth.Place {
      NaturalEarth.Place(
        position: SIMD2(east / 111.195, 0), name: name, ascii: name, rank: 3, isCapital: false,
        population: 900_000,
        id: id)
    }
    let places = [
      place("Same Number", 50_000, east: 50, id: 2), place("Sáme Name", 50_000, east: 52, id: 3),
      place("Other", 50_000, east: 54, id: 4), place("Other", 50_000, east: 90, id: 5),
    ]
    let besides = [
      drawn("Anything", east: 50, id: 2), drawn("Same Name", east: 50), drawn("Other", east: 50),
    ]
    #expect(sorted(places, besides: besides).towns == ["Other"])
  }

  @Test("Of two of a name the more populous stays, and of two nearly of a name") func repeats() {
    let places = [
      place("West End", 11_000, east: 3, id: 2), place("West End of City", 10_000, east: 4, id: 3),
      place("Twice", 9000, east: -5, id: 4), place("Twice", 8000, east: 4.5, id: 5),
      place("Porte Nord", 7000, east: 6, id: 6), place("Porte Sud", 6000, east: 6.2, id: 7),
    ]
    #expect(sorted(places).quarters == ["West End", "Twice", "Porte Nord", "Porte Sud"])
  }
}
