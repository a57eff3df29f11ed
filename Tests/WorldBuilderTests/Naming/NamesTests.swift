import Testing

@testable import WorldBuilder

@Suite("Names") struct NamesTests {
  @Test(
    "Blanks are folded",
    arguments: [("Syr  Darya", "Syr Darya"), (" Lake\rBaikal ", "Lake Baikal"), ("", "")])
  func tidied(name: String, expected: String) {
    #expect(Names.tidied(name) == expected)
  }

  @Test(
    "Names are compared without marks, case and signs",
    arguments: [
      ("São Paulo", "saopaulo"), ("L'Hospitalet", "lhospitalet"), ("Łódź", "lodz"), ("Đà Nẵng", "danang"),
      ("Straße 12", "strasse12"), ("Ísafjörður", "isafjordur"), ("İzmir", "izmir"), ("ИВАН", "иван"),
      ("Ōsaka", "osaka"), ("Cæsar", "caesar"), ("e\u{301}", "e"),
    ])
  func folded(name: String, expected: String) {
    #expect(Names.folded(name) == expected)
  }

  @Test(
    "Marks of a transcription go, case stays",
    arguments: [
      ("Dūmā", "Duma"), ("Arkhangel’sk", "Arkhangelsk"), ("Ḩimş", "Hims"), ("Ki̇̄rtipur", "Kirtipur"),
      ("Āl ‘Ayn", "Al Ayn"), ("Rome", "Rome"), ("東京", "東京"),
    ])
  func unmarked(name: String, expected: String) {
    #expect(Names.unmarked(name) == expected)
  }

  @Test(
    "Rivers get their letters back and one name along their whole course",
    arguments: [
      ("Rhne", "Rhône"), ("Mara??n", "Marañón"), ("S?o  Francisco", "São Francisco"),
      ("Syr  Darya", "Syr Darya"),
      ("Chang Jiang (Yangtze)", "Yangtze"), ("Yangtze", "Yangtze"), ("Rhin (Rhein)", "Rhine"),
      ("Rhein", "Rhine"), ("Ob’", "Ob"), ("Po", "Po"), ("Unkn?wn", nil), ("", nil),
    ])
  func rivers(name: String, expected: String?) {
    #expect(WaterNames.river(name) == expected)
  }

  @Test(
    "So do lakes",
    arguments: [
      ("Vnern", "Vänern"), ("Lake\rVictoria", "Lake Victoria"), ("Qarasor Kli", "Qarasor Köli"),
      ("Balqash Kli", "Balqash Köli"), ("L?ke", nil), ("", nil),
    ])
  func lakes(name: String, expected: String?) {
    #expect(WaterNames.lake(name) == expected)
  }

  @Test("Every restored name is whole") func restored() {
    for name in ["Rhne", "ngermanlven", "Za?gya", "Kiz?lirmak"] {
      #expect(WaterNames.river(name)?.contains("?") == false)
    }
  }

  @Test(
    "Quarters lose numbers and prefixes; names that are numbers at heart are none",
    arguments: [
      ("Paris 07 Palais-Bourbon", "FR", "Palais-Bourbon"), ("Paris 10e Arrondissement", "FR", nil),
      ("Lyon 03", "FR", nil), ("Plaine 3", "FR", nil), ("Budapest VIII. kerület", "HU", nil),
      ("6th of October City", "EG", "6th of October City"), ("25 de Mayo", "AR", "25 de Mayo"),
      ("Minato City", "JP", "Minato"), ("Kansas City", "US", "Kansas City"), ("St. Pauli", "DE", "St. Pauli"),
      ("Donostia / San Sebastián", "ES", "Donostia"), ("Lower Estate (I & II)", "HK", "Lower Estate"),
      ("Dūmā", "SY", "Duma"), ("Chūō", "JP", "Chūō"),
      ("Masakin Shirkat Abu al Wafa lil Muqawalat", "EG", nil), ("(none)", "US", nil),
    ])
  func quarters(name: String, country: String, expected: String?) {
    #expect(QuarterNames.plain(name, in: country) == expected)
  }

  @Test(
    "Countries are written out",
    arguments: [("W. Sahara", "Western Sahara"), ("Côte d'Ivoire", "Côte d'Ivoire")])
  func countries(name: String, expected: String) {
    #expect(RegionNames.country(name) == expected)
  }
}
