import CAssets

/// What the embedded faces are, so that a start need not read their tables; in the order of the files.
enum BundledFaces {
  struct Entry {
    var family: String
    var weight: Int
    var isItalic = false
    var isColor = false
  }

  /// The family of text below ``Font/displaySize``.
  static let text = "Inter"
  /// The family of text from ``Font/displaySize`` on.
  static let display = "Inter Display"
  /// The family that has Han, kana and Hangul.
  static let ideographs = "Droid Sans Fallback"
  /// The family of coloured pictures.
  static let emoji = "Noto Color Emoji"

  /// How many faces at the start of the list are cuts of Inter.
  static let interCount = 12

  static let entries: [Entry] =
    [text, display].flatMap { family in
      [400, 500, 600, 700, 900].map { Entry(family: family, weight: $0) }
        + [Entry(family: family, weight: 400, isItalic: true)]
    }
    + ["Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Thai", "Georgian", "Armenian"].flatMap {
      script in
      [400, 700].map { Entry(family: "Noto Sans " + script, weight: $0) }
    } + [Entry(family: ideographs, weight: 400), Entry(family: emoji, weight: 400, isColor: true)]

  /// The faces, ready to use and not yet read.
  static func open() -> [FontFace] {
    precondition(entries.count == veduta_font_count, "table and embedded files differ")
    return entries.enumerated().map { index, entry in
      let asset = veduta_font(index).pointee
      let bytes = UnsafeRawBufferPointer(start: asset.bytes, count: asset.count)
      return FontFace(
        id: FaceID(index: index), fileName: String(cString: asset.name), family: entry.family,
        weight: entry.weight, isItalic: entry.isItalic, isColor: entry.isColor,
        data: FaceData(bytes: FontBytes(embedded: bytes), index: 0))
    }
  }
}
