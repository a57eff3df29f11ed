/// A rule for comparing texts.
package struct Collator: Hashable, Sendable {
  /// Whether capitals differ from small letters.
  package var isCaseSensitive: Bool
  /// Whether letters differ by their accents.
  package var isDiacriticSensitive: Bool
  /// The language whose order counts, as a BCP 47 tag; the root order if there is none.
  package var locale: String?
}
