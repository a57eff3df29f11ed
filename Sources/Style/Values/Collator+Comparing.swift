extension Collator {
  /// How two texts are ordered: negative if the first comes before the second, 0 if they count as the same.
  ///
  /// Letters are compared without marks and case first, then by their marks, then by case (small letters
  /// first), the last two only if they are to count: the levels of the Unicode Collation Algorithm over
  /// the Latin, Greek and Cyrillic letters. German spells out umlauts, and the Nordic languages put their
  /// own letters after z; all other languages share one order.
  func compare(_ first: String, _ second: String) -> Int {
    let (a, b) = (key(first), key(second))
    if a.letters != b.letters { return a.letters.lexicographicallyPrecedes(b.letters) ? -1 : 1 }
    if isDiacriticSensitive, a.marks != b.marks {
      return a.marks.lexicographicallyPrecedes(b.marks) ? -1 : 1
    }
    if isCaseSensitive, a.cases != b.cases {
      return a.cases.lexicographicallyPrecedes(b.cases) ? -1 : 1
    }
    return 0
  }

  /// The language it really orders by: the one asked for if its order is known, else English.
  package var resolvedLocale: String {
    guard let locale, Self.languages.contains(language) else { return "en" }
    return locale
  }

  private var language: String {
    locale.map { String($0.lowercased().prefix { $0 != "-" && $0 != "_" }) } ?? "en"
  }

  /// Languages whose order is the common one, German's or the Nordic ones'.
  private static let languages: Set<String> = [
    "da", "de", "en", "fi", "fr", "id", "it", "nb", "nl", "nn", "no", "pt", "sv",
  ]

  private struct Key {
    var letters: [UInt32] = []
    var marks: [UInt16] = []
    var cases: [UInt8] = []
  }

  private func key(_ text: String) -> Key {
    var key = Key()
    for scalar in text.unicodeScalars {
      if let mark = Diacritics.mark(scalar) {
        // A letter's marks stand before the 0 that ends it, whether they came with it or after it.
        key.marks.insert(mark, at: max(key.marks.count - 1, 0))
        continue
      }
      let lower = scalar.properties.lowercaseMapping
      let isCapital: UInt8 = lower.unicodeScalars.first == scalar ? 0 : 1
      for letter in spelled(lower) {
        let place = nordic.firstIndex { $0.contains(letter) }
        let (base, marks) = Self.keepsMarks(letter) || place != nil ? (letter, []) : Diacritics.split(letter)
        // Right after z, U+007A, and before all letters of other alphabets.
        key.letters.append(place.map { 0x7B + UInt32($0) } ?? base.value)
        key.marks += marks + [0]
        key.cases.append(isCapital)
      }
    }
    return key
  }

  /// What a small letter stands for in the language.
  private func spelled(_ lower: String) -> String.UnicodeScalarView {
    let isGerman = language == "de"
    return switch lower {
    case "ä" where isGerman: "ae".unicodeScalars
    case "ö" where isGerman: "oe".unicodeScalars
    case "ü" where isGerman: "ue".unicodeScalars
    case "ß": "ss".unicodeScalars
    case "æ" where nordic.isEmpty: "ae".unicodeScalars
    case "œ": "oe".unicodeScalars
    default: lower.unicodeScalars
    }
  }

  /// Whether a letter is one of its own although it decomposes (Cyrillic й and ё).
  private static func keepsMarks(_ letter: Unicode.Scalar) -> Bool { letter == "й" || letter == "ё" }

  /// The language's letters after z, in their order.
  private var nordic: [[Unicode.Scalar]] {
    switch language {
    case "sv", "fi": [["å"], ["ä", "æ"], ["ö", "ø"]]
    case "da", "nb", "nn", "no": [["æ", "ä"], ["ø", "ö"], ["å"]]
    default: []
    }
  }
}
