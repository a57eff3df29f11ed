/// Small repairs that all names share.
enum Names {
  /// The name without line breaks, double blanks and blanks at its ends.
  static func tidied(_ name: String) -> String {
    name.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// The name without the marks on its letters, in upper and lower case as it was; apostrophes that stand for a
  /// sign of another script go too.
  static func unmarked(_ name: String) -> String {
    var result = ""
    for character in name {
      if "’‘ʻʼ`".contains(character) { continue }
      let scalars = character.unicodeScalars
      guard let first = scalars.first, !first.isASCII || scalars.count > 1 else {
        result.append(character)
        continue
      }
      let base = bases[first] ?? (first.isASCII ? String(first).lowercased() : String(character))
      result += first.properties.isUppercase ? base.prefix(1).uppercased() + base.dropFirst() : base
    }
    return result
  }

  /// The letters and digits of a name in lower case and without marks, to compare names by: "São Paulo" and "Sao
  /// paulo" are the same.
  static func folded(_ name: String) -> String {
    var result = ""
    for scalar in name.unicodeScalars {
      if let base = bases[scalar] {
        result += base
      } else if scalar.isASCII {
        let letter = Character(scalar).lowercased()
        if scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) { result += letter }
      } else if scalar.properties.isAlphabetic, scalar.properties.generalCategory != .nonspacingMark {
        // The small letter of İ is an i with a dot of its own.
        let letters = scalar.properties.lowercaseMapping.unicodeScalars
        result.unicodeScalars += letters.filter { $0.properties.generalCategory != .nonspacingMark }
      }
    }
    return result
  }

  /// What Latin letters with marks are without them.
  private static let bases: [Unicode.Scalar: String] = {
    let groups = [
      "a": "àáâãäåāăąǎảạấầẩẫậắằẳẵặ", "b": "ḃ", "c": "çćĉċč", "d": "ďđḍð", "e": "èéêëēĕėęěẹẻẽếềểễệə",
      "g": "ĝğġģǧ",
      "h": "ĥħḥḩ", "i": "ìíîïĩīĭįıỉịǐ", "j": "ĵ", "k": "ķḳ", "l": "ĺļľŀłḷ", "n": "ñńņňŉŋṇ",
      "o": "òóôõöøōŏőơọỏốồổỗộớờởỡợǒ", "r": "ŕŗřṛ", "s": "śŝşšșṣ", "t": "ţťŧțṭ", "u": "ùúûüũūŭůűųưụủứừửữựǔ",
      "w": "ŵ",
      "y": "ýÿŷỳỵỷỹ", "z": "źżžẓ", "ae": "æ", "oe": "œ", "ss": "ß", "th": "þ",
    ]
    var bases: [Unicode.Scalar: String] = [:]
    for (base, letters) in groups {
      for letter in letters.unicodeScalars {
        bases[letter] = base
        let upper = letter.properties.uppercaseMapping.unicodeScalars
        if upper.count == 1, let upper = upper.first, upper != letter { bases[upper] = bases[upper] ?? base }
      }
    }
    return bases
  }()
}
