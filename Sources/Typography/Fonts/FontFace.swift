import CHarfBuzz

/// One face of a font library: a family at one weight, upright or italic.
public struct FontFace: Sendable {
  /// Its place in the library.
  public let id: FaceID
  /// The name of the file it comes from.
  public let fileName: String
  /// Family name, such as "Inter Display".
  public let family: String
  /// Weight, 100 (thin) to 900 (black); 400 is regular.
  public let weight: Int
  /// Whether it is an italic or oblique.
  public let isItalic: Bool
  /// Whether its glyphs are coloured pictures, which take no text colour.
  public let isColor: Bool
  let data: FaceData

  init(
    id: FaceID, fileName: String, family: String, weight: Int, isItalic: Bool, isColor: Bool = false,
    data: FaceData
  ) {
    self.id = id
    self.fileName = fileName
    self.family = family
    self.weight = weight
    self.isItalic = isItalic
    self.isColor = isColor
    self.data = data
  }

  /// Units per em of the face's own coordinates.
  public var unitsPerEm: Int { data.unitsPerEm }

  /// How far the face says it reaches above the baseline, in ems.
  public var ascender: Double { ems(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER) ?? 0.95 }

  /// How far the face says it reaches below the baseline, in ems, positive.
  public var descender: Double { -(ems(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER) ?? -0.25) }

  /// Height of the lower-case x, in ems.
  public var xHeight: Double { ems(HB_OT_METRICS_TAG_X_HEIGHT) ?? 0.53 }

  /// Height of the capitals, in ems.
  public var capHeight: Double { ems(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? 0.72 }

  /// SHA-256 of the file, 64 hexadecimal digits; computed when first asked for.
  public var sha256: String { data.sha256 }

  /// Family and style in one name, such as "Inter Semi Bold" or "Inter Display Italic".
  public var name: String {
    FontName(family: family, weight: weight, isItalic: isItalic).description
  }

  /// Whether the face has a glyph for a character.
  public func covers(_ scalar: Unicode.Scalar) -> Bool {
    data.glyph(for: scalar.value) != nil
  }

  private func ems(_ tag: hb_ot_metrics_tag_t) -> Double? {
    guard let units = data.metric(tag) else { return nil }
    return Double(units) / Double(max(data.unitsPerEm, 1))
  }
}
