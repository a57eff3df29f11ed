/// Gives the cities of Natural Earth the letters that its table lost, and today's names.
struct PlaceNames {
  private let names: [Int: GeoName]
  private let near: Neighbourhood<GeoName>

  /// Takes the list that has the right letters.
  init(_ names: [GeoName]) {
    self.names = Dictionary(uniqueKeysWithValues: names.map { ($0.id, $0) })
    near = Neighbourhood(names) { $0.position }
  }

  /// All places with the names to print.
  func repaired(_ places: [NaturalEarth.Place]) -> [NaturalEarth.Place] {
    let named = places.map { place in
      var place = place
      place.name = name(of: place)
      return place
    }
    return PlaceNames.withoutRepeats(named)
  }

  /// Leaves out the lesser of two places of one name within 50 kilometres: the table has some cities twice.
  private static func withoutRepeats(_ places: [NaturalEarth.Place]) -> [NaturalEarth.Place] {
    let near = Neighbourhood(Array(places.enumerated())) { $0.element.position }
    return places.enumerated().filter { index, place in
      !near.values(near: place.position, within: 50).contains { entry in
        let (other, rival) = entry.value
        guard rival.name == place.name, other != index else { return false }
        return (rival.rank, -rival.population, other) < (place.rank, -place.population, index)
      }
    }.map(\.element)
  }

  /// A name in the table of renamed places, or the spelling of GeoNames where only marks differ, or the data's own.
  private func name(of place: NaturalEarth.Place) -> String {
    let own = Names.tidied(place.name)
    if let renamed = RenamedPlaces.table[own] { return renamed }
    let wanted = [Names.folded(own), Names.folded(place.ascii)]
    if let same = place.id.flatMap({ names[$0] }), wanted.contains(Names.folded(same.name)) {
      return PlaceNames.spelled(same.name, in: same.country)
    }
    let candidates = near.values(near: place.position, within: 30)
      .filter { wanted.contains(Names.folded($0.value.name)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance })?.value else { return own }
    return PlaceNames.spelled(best.name, in: best.country)
  }

  /// Where a country writes in letters that are not Latin, the marks of a transcription say nothing to a reader of
  /// a map: "Dūmā" is Duma.
  static func spelled(_ name: String, in country: String) -> String {
    transcribed.contains(country) ? Names.unmarked(name) : name
  }

  private static let transcribed: Set<String> = [
    "AE", "AF", "AM", "BD", "BG", "BH", "BT", "BY", "CN", "DJ", "DZ", "EG", "ER", "ET", "GE", "GR", "IL",
    "IN", "IQ",
    "IR", "JO", "KG", "KH", "KP", "KR", "KW", "KZ", "LA", "LB", "LK", "LY", "MA", "MK", "MM", "MN", "MR",
    "NP", "OM",
    "PK", "PS", "QA", "RU", "SA", "SD", "SY", "TH", "TJ", "TN", "UA", "UZ", "YE",
  ]
}
