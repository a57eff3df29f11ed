import Testing

@testable import WorldBuilder

@Suite("Names of cities") struct PlaceNamesTests {
  private func place(
    _ name: String, ascii: String? = nil, at position: SIMD2<Double> = .zero, rank: Int = 3, id: Int? = nil
  ) -> NaturalEarth.Place {
    NaturalEarth.Place(
      position: position, name: name, ascii: ascii ?? name, rank: rank, isCapital: false, population: 1000,
      id: id)
  }

  private func name(_ name: String, _ id: Int, _ country: String = "BR", at position: SIMD2<Double> = .zero)
    -> GeoName
  {
    GeoName(id: id, name: name, position: position, country: country, population: 1000, state: "")
  }

  @Test("GeoNames' spelling is taken where only marks differ, by number or nearby") func spelling() {
    let names = PlaceNames([name("São Paulo", 1), name("Bogotá", 2, at: SIMD2(40, 4)), name("Guarulhos", 3)])
    let places = [
      place("Sao Paulo", id: 1), place("Bogota", at: SIMD2(40.1, 4.1)),
      place("Sampa", at: SIMD2(20, 0), id: 3),
    ]
    #expect(names.repaired(places).map(\.name) == ["São Paulo", "Bogotá", "Sampa"])
  }

  @Test("A far place of the same name lends no letters") func far() {
    let names = PlaceNames([name("Córdoba", 1, at: SIMD2(10, 10))])
    #expect(names.repaired([place("Cordoba")]).map(\.name) == ["Cordoba"])
  }

  @Test("Renamed cities have today's name, whatever the list says") func renamed() {
    #expect(PlaceNames([]).repaired([place("Kiev")]).map(\.name) == ["Kyiv"])
  }

  @Test("Of two of a name close by the greater stays, far apart both do") func repeats() {
    let places = [
      place("Ezhou", rank: 4), place("Ezhou", at: SIMD2(0.2, 0), rank: 3),
      place("Ezhou", at: SIMD2(3, 0), rank: 5),
    ]
    #expect(PlaceNames([]).repaired(places).map(\.rank) == [3, 5])
  }
}
