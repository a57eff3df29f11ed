/// The names of quarters and towns as GeoNames has them, made fit for a map.
enum QuarterNames {
  /// The name to print, or nothing for a name that is a number at heart.
  static func plain(_ name: String, in country: String) -> String? {
    // "Donostia / San Sebastián", "Wong Tai Sin Estate (I & II)".
    let first = name.prefix { $0 != "(" && $0 != "/" }
    var words = Names.tidied(String(first)).split(separator: " ")
    // "Paris 07 Palais-Bourbon", "Lyon 03".
    if words.count > 1, words[1].allSatisfy(\.isWholeNumber) {
      words.removeFirst(2)
      guard !words.isEmpty else { return nil }
    }
    if country == "JP", words.count > 1, ["City", "Ku"].contains(words.last) { words.removeLast() }
    let rest = words.joined(separator: " ")
    guard !rest.isEmpty, rest.count <= longest else { return nil }
    if rest.contains(where: \.isWholeNumber), !isDate(words) { return nil }
    if words.contains(where: isRoman) { return nil }
    return PlaceNames.spelled(rest, in: country)
  }

  /// The number of letters of the longest name to print.
  private static let longest = 32

  /// Whether a word is a number in Roman letters with its full stop.
  private static func isRoman(_ word: Substring) -> Bool {
    word.hasSuffix(".") && word.count > 1 && word.dropLast().allSatisfy { "IVXL".contains($0) }
  }

  /// Whether a name tells a day: "6th of October City", "25 de Mayo".
  private static func isDate(_ words: [Substring]) -> Bool {
    guard words.count > 2, words[0].prefix(1).allSatisfy(\.isWholeNumber) else { return false }
    return ["of", "de"].contains(words[1])
  }
}
