/// The names of quarters and towns as GeoNames has them, made fit for a map.
enum QuarterNames {
  /// Whether a name begins with a word and a number, as the arrondissements of Paris do: a quarter in any case.
  static func isNumberedQuarter(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    return words.count > 2 && words[1].allSatisfy(\.isWholeNumber)
  }

  /// The name to print, or nothing for a name that is a number at heart.
  static func plain(_ name: String, city: String?, in country: String) -> String? {
    var words = Names.tidied(name).split(separator: " ")
    // "Paris 07 Palais-Bourbon", "Lyon 03".
    if words.count > 1, words[1].allSatisfy(\.isWholeNumber) {
      words.removeFirst(2)
      guard !words.isEmpty else { return nil }
    }
    if country == "JP", words.count > 1, ["City", "Ku"].contains(words.last) { words.removeLast() }
    let rest = words.joined(separator: " ")
    if rest.contains(where: \.isWholeNumber), !isDate(words) { return nil }
    return PlaceNames.spelled(rest, in: country)
  }

  /// Whether a name tells a day: "6th of October City", "25 de Mayo".
  private static func isDate(_ words: [Substring]) -> Bool {
    guard words.count > 2, words[0].prefix(1).allSatisfy(\.isWholeNumber) else { return false }
    return ["of", "de"].contains(words[1])
  }
}
